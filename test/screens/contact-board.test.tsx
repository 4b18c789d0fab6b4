import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { contactsOf } from '../support/employer-contacts';
import { useScreenSite } from '../support/screen-site';

const column = (page: Page, status: string) =>
  page.getByRole('region', { name: new RegExp(`^${status} \\d`) });
const cardIn = (page: Page, status: string, name: string) =>
  column(page, status).getByRole('listitem').filter({ hasText: name });
const menu = (page: Page, name: string) => page.getByRole('button', { name: `Move, edit or delete ${name}` });

const app = useTestApp();
const site = useScreenSite(app);

describe('the board of employer contacts', () => {
  /** The board of a new account with two contacts. */
  async function start() {
    const account = await site.newSignedInPage();
    const { page, token } = account;
    const contacts = contactsOf(site.origin, token);
    const ada = await contacts.add({ employerName: 'Ada Recruiter', employerCompany: 'Acme', status: 'new' });
    await contacts.add({ employerName: 'Bo Manager', status: 'interested' });
    await page.goto('/employer-contacts?view=board');
    await cardIn(page, 'New', 'Ada Recruiter').waitFor();
    return { ...account, contacts, ada };
  }

  test('tells the second of two tabs that move the same card', async () => {
    const { page, contacts, ada } = await start();
    await contacts.change(ada.id, { status: 'offer' });
    await menu(page, 'Ada Recruiter').click();
    await page.getByRole('menuitem', { name: 'Rejected' }).click();
    await page.getByText('“Ada Recruiter” was moved in another tab').waitFor();
    await page.getByText('It is in Offer now, and stays there.').waitFor();
    await cardIn(page, 'Offer', 'Ada Recruiter').waitFor();
    expect(await contacts.statusOf('Ada Recruiter')).toBe('offer');
  });

  test('shows both versions of a contact that was changed elsewhere', async () => {
    const { page, contacts, ada } = await start();
    await menu(page, 'Ada Recruiter').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Edit contact' });
    await contacts.change(ada.id, { position: 'Theirs' });
    await form.getByLabel('Position').fill('Mine');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.getByText('This contact was changed elsewhere while you were editing it').waitFor();
    await form.getByRole('button', { name: 'Keep mine' }).click();
    await form.waitFor({ state: 'detached' });
    expect((await contacts.list()).find(({ id }) => id === ada.id)?.position).toBe('Mine');
  });

  test('moves a card of which something else has changed', async () => {
    const { page, contacts, ada } = await start();
    await contacts.change(ada.id, { notes: 'Written in another tab' });
    await menu(page, 'Ada Recruiter').click();
    await page.getByRole('menuitem', { name: 'Contacted' }).click();
    await cardIn(page, 'Contacted', 'Ada Recruiter').waitFor();
    await expect.poll(() => contacts.statusOf('Ada Recruiter')).toBe('contacted');
    expect((await contacts.list()).find(({ id }) => id === ada.id)?.notes).toBe('Written in another tab');
  });

  test('puts a card back that the server did not take', async () => {
    const { page, contacts } = await start();
    site.fail('employerContacts.update');
    await menu(page, 'Ada Recruiter').click();
    await page.getByRole('menuitem', { name: 'Hired' }).click();
    await page.getByText('Not moved').waitFor();
    await cardIn(page, 'New', 'Ada Recruiter').waitFor();
    expect(await contacts.statusOf('Ada Recruiter')).toBe('new');
  });
});
