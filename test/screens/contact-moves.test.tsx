import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { contactsOf } from '../support/employer-contacts';
import { useScreenSite } from '../support/screen-site';

const app = useTestApp();
const site = useScreenSite(app);

describe('every move of a contact says what happened, and is undone', () => {
  async function start(path: (id: string) => string = () => '/employer-contacts') {
    const { page, token } = await site.newSignedInPage();
    const contacts = contactsOf(site.origin, token);
    const ada = await contacts.add({
      employerName: 'Ada Recruiter',
      employerEmail: 'ada@example.com',
      status: 'new',
    });
    await page.goto(path(ada.id));
    await page.getByRole('button', { name: 'Archive Ada Recruiter' }).waitFor();
    const status = () => contacts.statusOf('Ada Recruiter');
    return { page, contacts, ada, status };
  }

  const onPage = (id: string) => `/employer-contacts/${id}`;

  async function undo(page: Page, text: string) {
    const bar = page.getByRole('region', { name: 'Undo' });
    await bar.getByText(text, { exact: true }).waitFor();
    await bar.getByRole('button', { name: 'Undo' }).click();
    await bar.waitFor({ state: 'detached' });
  }

  test('by Archive and by Bring back, which leads to the status that it came from', async () => {
    const { page, contacts, ada, status } = await start();
    await contacts.change(ada.id, { status: 'offer' });
    await page.reload();
    await page.getByRole('button', { name: 'Archive Ada Recruiter' }).click();
    await undo(page, '“Ada Recruiter” moved from Offer to Archived');
    await expect.poll(status).toBe('offer');
    await page.getByRole('button', { name: 'Archive Ada Recruiter' }).click();
    await expect.poll(status).toBe('archived');
    await page.getByRole('button', { name: 'Bring Ada Recruiter back' }).click();
    await page.getByText('moved from Archived to Offer').waitFor();
    await expect.poll(status).toBe('offer');
  });

  test('by Reply, which leaves one that has come further', async () => {
    const { page, contacts, ada, status } = await start(onPage);
    await page.getByRole('button', { name: 'Reply to Ada Recruiter' }).click();
    await undo(page, '“Ada Recruiter” moved from New to Responded');
    await expect.poll(status).toBe('new');
    await contacts.change(ada.id, { status: 'interview' });
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByText('Moved from New to Interview').waitFor();
    await page.getByRole('button', { name: 'Reply to Ada Recruiter' }).click();
    await expect.poll(() => timeline.getByText('You began a mail').count()).toBe(2);
    expect(await status()).toBe('interview');
    expect(await page.getByRole('region', { name: 'Undo' }).count()).toBe(0);
  });

  test('by the select of its page', async () => {
    const { page, status } = await start(onPage);
    await page.getByLabel('Status').selectOption({ label: 'Hired' });
    await undo(page, '“Ada Recruiter” moved from New to Hired');
    await expect.poll(status).toBe('new');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByText('Moved from New to Hired').waitFor({ state: 'detached' });
  });

  test('by the form', async () => {
    const { page, status } = await start();
    await page.getByRole('button', { name: 'Move, edit or delete Ada Recruiter' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Edit contact' });
    await form.getByLabel('Status').selectOption({ label: 'Contacted' });
    await form.getByRole('button', { name: 'Save changes' }).click();
    await undo(page, '“Ada Recruiter” moved from New to Contacted');
    await expect.poll(status).toBe('new');
  });
});
