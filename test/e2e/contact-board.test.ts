import type { Locator, Page } from 'playwright-core';
import { v7 as uuid } from 'uuid';
import { expect, test, vi } from 'vitest';
import { employerContactStatuses } from '../../src/contracts/employer-contact';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { contactsOf } from '../support/employer-contacts';

const column = (page: Page, status: string) =>
  page.getByRole('region', { name: new RegExp(`^${status} \\d`) });
const cardIn = (page: Page, status: string, name: string) =>
  column(page, status).getByRole('listitem').filter({ hasText: name });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
const menu = (page: Page, name: string) => page.getByRole('button', { name: `Move, edit or delete ${name}` });

describeInBrowser('the board of employer contacts', () => {
  const site = useTestSite();

  /** The board of a new account with two contacts. */
  async function start() {
    const account = await site().newSignedInPage();
    const { page, token } = account;
    const contacts = contactsOf(site().origin, token);
    const ada = await contacts.add({ employerName: 'Ada Recruiter', employerCompany: 'Acme', status: 'new' });
    await contacts.add({ employerName: 'Bo Manager', status: 'interested' });
    await page.goto('/employer-contacts?view=board');
    await cardIn(page, 'New', 'Ada Recruiter').waitFor();
    return { ...account, contacts, ada };
  }

  test('moves a card by drag', async () => {
    const { page, contacts } = await start();
    await dragTo(page, cardIn(page, 'New', 'Ada Recruiter').getByText('Acme'), column(page, 'In Progress'));
    await cardIn(page, 'In Progress', 'Ada Recruiter').waitFor();
    await expect.poll(() => contacts.statusOf('Ada Recruiter')).toBe('in_progress');
    // Its handle moves it too, as on a touch screen.
    await dragTo(page, handle(page, 'Ada Recruiter'), column(page, 'Interested'));
    await cardIn(page, 'Interested', 'Ada Recruiter').waitFor();
    await expect.poll(() => contacts.statusOf('Ada Recruiter')).toBe('interested');
    expect(await column(page, 'Interested').getByRole('listitem').count()).toBe(2);
  });

  test('moves a card by keyboard, and keeps the focus on it', async () => {
    const { page, contacts } = await start();
    await handle(page, 'Ada Recruiter').focus();
    await page.keyboard.press('Space');
    await announcement(page, 'Ada Recruiter is over New.');
    await pressUntil(page, 'ArrowRight', 'Ada Recruiter is over In Progress.');
    await pressUntil(page, 'ArrowRight', 'Ada Recruiter is over Interested.');
    await pressUntil(page, 'ArrowLeft', 'Ada Recruiter is over In Progress.');
    await page.keyboard.press('Space');
    await cardIn(page, 'In Progress', 'Ada Recruiter').waitFor();
    await expect.poll(() => contacts.statusOf('Ada Recruiter')).toBe('in_progress');
    await announcement(page, 'Ada Recruiter is now in In Progress.');
    const hasFocus = () =>
      handle(page, 'Ada Recruiter').evaluate((button) => button === document.activeElement);
    await expect.poll(hasFocus).toBe(true);

    await page.keyboard.press('Space');
    await announcement(page, 'Ada Recruiter is over In Progress.');
    await page.keyboard.press('Escape');
    await announcement(page, 'Ada Recruiter was put back.');
    expect(await contacts.statusOf('Ada Recruiter')).toBe('in_progress');
  });

  test('moves a card with its menu on a phone, where the columns scroll and the page does not', async () => {
    const { page, contacts } = await start();
    await page.setViewportSize({ width: 390, height: 844 });
    await menu(page, 'Ada Recruiter').click();
    await page.getByRole('menuitem', { name: 'Interview' }).click();
    await cardIn(page, 'Interview', 'Ada Recruiter').waitFor();
    await expect.poll(() => contacts.statusOf('Ada Recruiter')).toBe('interview');
    const hasFocus = () =>
      menu(page, 'Ada Recruiter').evaluate((button) => button === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    await expectAccessible(page);
  });

  test('opens at a column with cards, and goes to one that a search finds', async () => {
    const { page, contacts, ada } = await start();
    const isInView = (status: string) =>
      column(page, status).evaluate((section) => {
        const { left, right } = section.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      });
    await contacts.change(ada.id, { status: 'offer' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await cardIn(page, 'Offer', 'Ada Recruiter').waitFor();
    await expect.poll(() => isInView('Interested')).toBe(true);
    await page.getByLabel('Search').fill('Ada');
    await expect.poll(() => isInView('Offer')).toBe(true);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });

  test('draws some of many contacts, searches all of them, and draws what was moved', async () => {
    const { page, token, profileId } = await site().newSignedInPage();
    const statuses = employerContactStatuses.map(({ key }) => key);
    const contacts = Array.from({ length: 400 }, (_, index) => ({
      id: uuid(),
      profileId,
      sortOrder: index,
      isPublic: false,
      employerName: `Person ${index}`,
      status: statuses[index % statuses.length] ?? ('new' as const),
      contactMethod: 'email' as const,
    }));
    await site().db.insertInto('employerContacts').values(contacts).execute();
    await page.goto('/employer-contacts?view=board');
    const cards = column(page, 'New').getByRole('listitem').filter({ hasText: 'Person' });
    await column(page, 'New').getByText('37', { exact: true }).waitFor();
    expect(await cards.count()).toBe(25);
    await column(page, 'New').getByRole('button', { name: 'Show 12 of 12 more', exact: true }).click();
    await expect.poll(() => cards.count()).toBe(37);
    await page.getByLabel('Search').fill('Person 396');
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Person' }).count()).toBe(1);
    await dragTo(page, handle(page, 'Person 396'), column(page, 'Interested'));
    await expect.poll(() => contactsOf(site().origin, token).statusOf('Person 396')).toBe('interested');
    await page.getByLabel('Search').fill('');
    await column(page, 'Interested').getByText('38', { exact: true }).waitFor();
    await cardIn(page, 'Interested', 'Person 396').waitFor();
  });
});

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  // Away from the edges, at which a drag scrolls the page.
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag is on the screen.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 12, { steps: 3 });
  // Straight to the side: the column may end below the screen.
  await page.mouse.move(end.x + end.width / 2, start.y + start.height / 2, { steps: 10 });
  await page.mouse.up();
}

const announcement = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });

/** A key pressed before the card listens is lost, as it is for a person, who presses it again. */
async function pressUntil(page: Page, key: string, text: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const announced = page.getByText(text, { exact: true }).first();
      if ((await announced.count()) > 0) return;
      await page.keyboard.press(key);
      await announced.waitFor({ state: 'attached', timeout: 3_000 });
    },
    { timeout: 120_000 },
  );
}
