import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { contactsOf } from '../support/employer-contacts';
import { newLink } from '../support/links';
import { useScreenSite } from '../support/screen-site';
import { restOf, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

describe('the command palette', () => {
  async function start() {
    const account = await site.newSignedInPage();
    const { page, token } = account;
    const rest = restOf(site.origin, token);
    await page.goto('/upload-cv');
    return { ...account, rest };
  }

  async function find(page: Page, words: string) {
    await page.keyboard.press('Control+k');
    const field = page.getByPlaceholder('Go to, find or add …');
    await field.waitFor();
    await field.fill(words);
  }
  const choice = (page: Page, name: string | RegExp) =>
    page.getByRole('dialog').getByRole('button', { name });

  test('finds a contact by the company, and opens its page', async () => {
    const { page, token } = await start();
    const { id } = await contactsOf(site.origin, token).add({
      employerName: 'Grace Hopper',
      employerCompany: 'Harbour & Sons',
    });
    await find(page, 'harbour');
    await choice(page, /^Grace Hopper/).click();
    await choice(page, 'Open').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/employer-contacts/${id}`);
  });

  test('opens the dialog of the photo, wherever it is asked for', async () => {
    const { page } = await start();
    await find(page, 'portrait');
    await choice(page, /^Your photo/).click();
    const dialog = page.getByRole('dialog', { name: 'Your photo' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(document.activeElement?.id).toBe('main');
    expect(new URL(page.url()).pathname).toBe('/upload-cv');
  });

  test('finds an entry by what it says, and makes it private', async () => {
    const { page, rest } = await start();
    const skills = screenOf('skills');
    await rest.seed(skills, ['Celestial navigation']);
    await find(page, 'celestial');
    await choice(page, /^Celestial navigation/).click();
    await choice(page, 'Make it private').click();
    await page.getByText(skills.texts.updated).waitFor();
    expect(await rest.list(skills.rest)).toMatchObject([{ isPublic: false }]);
  });

  test('finds a link by its label, and leads to who opened it', async () => {
    const { page, profileId } = await start();
    const id = await newLink(app().db, profileId, { label: 'For the yard' });
    await find(page, 'yard');
    await choice(page, /^For the yard/).click();
    await choice(page, 'See who opened it').click();
    await expect.poll(() => new URL(page.url()).search).toBe(`?link=${id}`);
  });

  test('shows first what was used last, and the keys at a question mark', async () => {
    const { page } = await start();
    await find(page, 'password');
    await choice(page, 'Change your password').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=security');
    await find(page, '');
    const first = page.getByRole('dialog').getByRole('button').first();
    await first.filter({ hasText: 'Change your password' }).waitFor();
    await page.getByPlaceholder('Go to, find or add …').fill('?');
    await page.getByText('Find, go to or add something, from anywhere').waitFor();
    expect(await page.getByRole('dialog').getByRole('button').count()).toBe(0);
  });
});
