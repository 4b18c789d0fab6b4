import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { newContact, newLink } from '../support/links';
import { useScreenSite } from '../support/screen-site';

const app = useTestApp();
const site = useScreenSite(app);

describe('links', () => {
  async function start() {
    const account = await site.newSignedInPage();
    const { page, profileId } = account;
    const linksOf = () =>
      app()
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

  test('shows what the server refuses on its field', async () => {
    const { page, profileId, open } = await start();
    await newContact(app().db, profileId);
    await open('?add=1');
    const form = inForm(page);
    await form.getByRole('combobox', { name: 'Employer contact' }).click();
    await page.getByRole('option', { name: 'Grace Hopper' }).click();
    await app().db.deleteFrom('employerContacts').where('profileId', '=', profileId).execute();
    await form.getByRole('button', { name: 'Make the link' }).click();
    await page.getByRole('alert').getByText('Failed to make the link').waitFor();
    expect(new URL(page.url()).search).toBe('');
    // Nothing that was entered is lost.
    expect(await form.getByLabel('Label').inputValue()).toBe('Grace Hopper');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Close without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await form.waitFor();
  });

  test('says in the details how long a link was read only once it was', async () => {
    const { page, profileId, open } = await start();
    const id = await newLink(app().db, profileId, { label: 'Quay', note: 'Dear Grace' });
    await open(`?link=${id}`);
    const details = page.getByRole('dialog', { name: 'Quay' });
    await details.getByText('Dear Grace').waitFor();
    expect(await details.getByText('0m 0s').count()).toBe(0);
  });

  test('are headings right under that of the screen', async () => {
    const { page, profileId, open } = await start();
    await newLink(app().db, profileId, { label: 'Quay' });
    await open();
    await page.getByRole('heading', { name: 'Quay', level: 2 }).waitFor();
  });

  test('a passcode stays until another is set or it is taken away', async () => {
    const { page, profileId, open, choose, linksOf } = await start();
    await newLink(app().db, profileId, { label: 'Harbor', passcodeHash: 'kept' });
    await open();
    const passcode = async () => (await linksOf())[0]?.passcodeHash;
    const edit = async (change: () => Promise<unknown>) => {
      await choose('Harbor', 'Edit');
      await change();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('form', { name: 'Edit the link' }).waitFor({ state: 'detached' });
    };
    await edit(() => page.getByLabel('Note to the reader').fill('Hello'));
    expect(await passcode()).toBe('kept');
    await edit(async () => {
      await page.getByRole('button', { name: 'Set another' }).click();
      await page.getByLabel('Passcode').fill('tide table');
    });
    expect(await passcode()).toMatch(/^\$argon2id\$/);
    await edit(() => page.getByRole('button', { name: 'Take it away' }).click());
    expect(await passcode()).toBeNull();
  });

  test('shows both versions of a link that was changed elsewhere', async () => {
    const { page, profileId, open, choose, linksOf } = await start();
    const id = await newLink(app().db, profileId, { label: 'Harbor' });
    await open();
    await choose('Harbor', 'Edit');
    const form = page.getByRole('form', { name: 'Edit the link' });
    await form.getByLabel('Label').fill('Harbor, captain');
    const theirs = { note: 'From the other tab', updatedAt: new Date().toISOString() };
    await app().db.updateTable('links').set(theirs).where('id', '=', id).execute();
    await form.getByRole('button', { name: 'Save changes' }).click();
    const versions = page.getByRole('region', { name: 'Two versions' });
    await versions.getByText('From the other tab').waitFor();
    expect(await linksOf()).toMatchObject([{ label: 'Harbor', note: 'From the other tab' }]);
    await versions.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => form.getByLabel('Note to the reader').inputValue()).toBe('From the other tab');
  });

  test('lists links by search, state and order, which the address keeps', async () => {
    const { page, profileId, open, card, choose } = await start();
    const { db } = app();
    const now = Date.now();
    const at = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
    const contact = await newContact(db, profileId, { employerCompany: 'Lighthouse' });
    await newLink(db, profileId, {
      label: 'Grace',
      employerContactId: contact,
      opens: 4,
      readers: 2,
      lastOpenedAt: at(5),
      createdAt: at(9),
    });
    await newLink(db, profileId, {
      label: 'Ada',
      opens: 1,
      readers: 1,
      lastOpenedAt: at(1),
      createdAt: at(8),
    });
    await newLink(db, profileId, { label: 'Old', expiresAt: at(2), createdAt: at(7) });
    await newLink(db, profileId, { label: 'Full', maxOpens: 2, opens: 2, createdAt: at(6) });
    await open();
    const titles = () =>
      page.getByRole('list', { name: 'Links', exact: true }).getByRole('heading').allInnerTexts();
    await expect.poll(titles).toEqual(['Full', 'Old', 'Ada', 'Grace']);
    await card('Grace').getByText('Opened by two readers').waitFor();
    expect(await card('Ada').getByText('Opened by').count()).toBe(0);

    const pick = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option }).click();
    };
    await pick('Sort by', 'Last opened');
    await expect.poll(titles).toEqual(['Ada', 'Grace', 'Full', 'Old']);
    await page.reload();
    await expect.poll(titles).toEqual(['Ada', 'Grace', 'Full', 'Old']);
    await pick('State', 'Used up');
    await expect.poll(titles).toEqual(['Full']);
    await page.goBack();
    await expect.poll(titles).toEqual(['Ada', 'Grace', 'Full', 'Old']);
    await page.getByRole('searchbox').fill('lighth');
    await expect.poll(titles).toEqual(['Grace']);
    expect(new URL(page.url()).search).toBe('?order=opened&search=lighth');
    await page.goto('/links?state=none&order=up&page=0&search=7');
    await page.getByText('No link matches your search.').waitFor();
    await page.getByRole('button', { name: 'Show all links' }).click();
    await expect.poll(titles).toEqual(['Full', 'Old', 'Ada', 'Grace']);

    await choose('Ada', 'Revoke');
    const question = page.getByRole('dialog', { name: 'Revoke “Ada”?' });
    await question.getByRole('button', { name: 'Keep it open' }).click();
    await choose('Ada', 'Revoke');
    await question.getByRole('button', { name: 'Revoke', exact: true }).click();
    await card('Ada').getByText('Revoked', { exact: true }).waitFor();
    expect(await card('Ada').getByRole('button', { name: 'Copy' }).count()).toBe(0);
  });
});
