import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { newContact, newLink, newOpen } from '../support/links';
import { readCode } from '../support/qr-codes';

const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describeInBrowser('links', () => {
  const site = useTestSite();

  async function start() {
    const account = await site().newSignedInPage();
    const { page, profileId } = account;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const linksOf = () =>
      site()
        .db.selectFrom('links')
        .selectAll()
        .where('profileId', '=', profileId)
        .orderBy('createdAt')
        .execute();
    const card = (label: string) =>
      page.getByRole('list', { name: 'Links', exact: true }).getByRole('listitem').filter({ hasText: label });
    const choose = async (label: string, item: string) => {
      await page.getByRole('button', { name: `More for ${label}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const open = async (search = '') => {
      await page.goto(`/links${search}`);
      await page.getByRole('heading', { name: 'Links', level: 1 }).waitFor();
    };
    return { ...account, linksOf, card, choose, open };
  }

  const inForm = (page: Page) => page.getByRole('form', { name: 'Make a link' });

  test('makes a link for a contact, with limits and sections of its own', async () => {
    const { page, profileId, open, linksOf, card, slug } = await start();
    const contact = await newContact(site().db, profileId, { employerCompany: 'Harbor' });
    await open();
    await page.getByRole('button', { name: 'Make a link' }).first().click();
    const form = inForm(page);
    await form.getByRole('combobox', { name: 'Employer contact' }).fill('harb');
    await page.getByRole('option', { name: 'Grace Hopper, Harbor' }).click();
    expect(await form.getByLabel('Label').inputValue()).toBe('Grace Hopper, Harbor');
    await form.getByLabel('Note to the reader').fill('Dear Grace,\nas we said.');
    await form.getByLabel('Open until').selectOption('7 days from now');
    await form.getByLabel('Most opens').fill('3');
    await form.getByLabel('Mail me when it is opened').check();
    await form.getByLabel('Testimonials', { exact: true }).uncheck();
    for (const _ of ['above Projects', 'above Work experience']) {
      await form.getByRole('button', { name: 'Move Skills up' }).click();
    }

    const submit = form.getByRole('button', { name: 'Make the link' });
    await form.getByLabel('Passcode').fill('abc');
    await submit.click();
    await form.getByText('Use 4 characters or more.').waitFor();
    expect(await form.getByLabel('Passcode').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await form.getByLabel('Passcode').fill('tide');
    await submit.click();

    const ready = page.getByRole('dialog', { name: 'Your link is ready' });
    await ready.getByText('Send it to Grace Hopper alone').waitFor();
    const [link] = await linksOf();
    expect(link).toMatchObject({
      employerContactId: contact,
      label: 'Grace Hopper, Harbor',
      note: 'Dear Grace,\nas we said.',
      maxOpens: 3,
      mailsOpens: true,
      hiddenSections: ['testimonials'],
    });
    expect(link?.sectionOrder.slice(0, 4)).toEqual(['video', 'about', 'skills', 'workExperience']);
    expect(link?.passcodeHash).toMatch(/^\$argon2id\$/);
    const inAWeek = Date.now() + 7 * 86_400_000;
    expect(Math.abs(Date.parse(String(link?.expiresAt)) - inAWeek)).toBeLessThan(86_400_000);

    const address = `${site().origin}/profile/${slug}?v=${link?.token}`;
    await ready.getByRole('button', { name: 'Copy' }).first().click();
    await expect.poll(() => clipboardOf(page)).toBe(address);
    await ready.getByRole('button', { name: 'Show the QR code' }).click();
    const code = ready.getByRole('img', { name: /^QR code that leads to / });
    const picture = decodeURIComponent((await code.getAttribute('src'))?.replace(/^data:[^,]*,/, '') ?? '');
    expect(await readCode(picture)).toBe(`${site().origin}/v/${link?.token}`);
    await ready.getByRole('button', { name: 'Done' }).click();
    await card('Grace Hopper, Harbor').getByText('0 of 3').waitFor();
    await card('Grace Hopper, Harbor').getByText('Passcode').waitFor();
  });

  test('tells in detail what became of a link, at an address of its own', async () => {
    const { page, profileId, card, open } = await start();
    const { db } = site();
    const id = await newLink(db, profileId, { label: 'Harbor', opens: 3, readers: 2, note: 'Dear Grace' });
    await newOpen(db, id, '2026-01-02T10:00:00.000Z', { device: 'mobile', country: 'GB', city: 'London' });
    await newOpen(db, id, '2026-01-03T10:00:00.000Z', { readerNumber: 2 });
    await open();
    await card('Harbor').getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: 'Harbor' });
    await details.getByText('Opened by two readers: it was opened from more than one').waitFor();
    await details.getByText('1 more open not shown').waitFor();
    await details.getByText('London, United Kingdom').waitFor();
    const readers = details.getByText(/^Reader \d$/);
    expect(await readers.allInnerTexts()).toEqual(['Reader 2', 'Reader 1']);
    await details.getByText('Your page is as it was when it was last opened').waitFor();
    expect(new URL(page.url()).searchParams.get('link')).toBe(id);
    await page.reload();
    await details.getByText('Dear Grace').waitFor();
    await expectAccessible(page);
    const [shown] = await Promise.all([
      page.context().waitForEvent('page'),
      details.getByRole('link', { name: 'View as this reader' }).click(),
    ]);
    await shown.getByText('Dear Grace').waitFor();
    await shown.close();
    await details.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('form', { name: 'Edit the link' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('the palette copies a link in two steps, and makes one if there is none', async () => {
    const { page, profileId, linksOf, slug } = await start();
    const { db } = site();
    await newContact(db, profileId, { employerName: 'Ada King' });
    const grace = await newContact(db, profileId);
    await newLink(db, profileId, {
      label: 'For Grace',
      employerContactId: grace,
      token: 'graceAAAAAAAAAAAAAAAAA',
    });
    await page.goto('/skills');
    await page.getByRole('heading', { name: 'Skills & Technologies' }).waitFor();
    const copyFor = async (name: string) => {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Go to, find or add …').fill('copy a link');
      await page.keyboard.press('Enter');
      const whom = page.getByPlaceholder('For whom? Name, company or label');
      await page.getByRole('button', { name: 'Ada King' }).waitFor();
      await whom.fill(name);
      await page.keyboard.press('Enter');
    };
    await copyFor('grace');
    await page.getByText('Link copied').waitFor();
    const address = (token: unknown) => `${site().origin}/profile/${slug}?v=${token}`;
    expect(await clipboardOf(page)).toBe(address('graceAAAAAAAAAAAAAAAAA'));
    await copyFor('ada');
    await page.getByText('Link made and copied').waitFor();
    const made = (await linksOf()).find(({ label }) => label === 'Ada King');
    expect(await clipboardOf(page)).toBe(address(made?.token));
    await copyFor('ada');
    await page.getByText('Link copied').waitFor();
    expect(await linksOf()).toHaveLength(2);
  });
});
