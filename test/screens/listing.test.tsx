import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { restOf, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

describe('the visibility of a page', () => {
  const isListed = async (slug: string) =>
    (await fetch(`${site.origin}/profile/${slug}`)).headers.get('x-robots-tag') === null;

  test('the dashboard says what a new page lacks, and leads there', async () => {
    const { page, slug, profileId } = await site.newSignedInPage();
    await app().db.updateTable('profiles').set({ displayName: '' }).where('id', '=', profileId).execute();
    await page.goto('/');
    const notice = page.getByText('Your page is not listed yet');
    await notice.waitFor();
    await page.getByText('Unlisted for now, as something is missing.').waitFor();
    expect(await isListed(slug)).toBe(false);

    await page.getByRole('link', { name: 'add your name' }).click();
    const name = page.getByLabel('Display Name');
    await name.and(page.locator(':focus')).waitFor();
    await name.fill('Ada King');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Profile information updated').waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await notice.waitFor();
    // The dashboard shows what it last knew until it has been read again.
    await page.getByRole('link', { name: 'add your name' }).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'add a first entry that visitors may see' }).click();
    const form = page.getByRole('form', { name: 'Add work experience' });
    await form.getByRole('textbox', { name: 'Position' }).fill('Analyst');
    await form.getByRole('textbox', { name: 'Company' }).fill('Northwind');
    await form.getByRole('textbox', { name: 'Start date' }).fill('2021-03');
    await form.locator('button[type=submit]').click();
    await page.getByText('Work experience added successfully!').waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Anyone can find it, by search engines too.').waitFor();
    await notice.waitFor({ state: 'detached' });
    expect(await isListed(slug)).toBe(true);
  });

  test('its owner decides who can find it', async () => {
    const { page, slug, token } = await site.newSignedInPage();
    await restOf(site.origin, token).seed(screenOf('skills'), ['First']);
    await page.goto('/');
    const choice = page.getByLabel('Who can find your page');
    await page.getByText('Anyone can find it, by search engines too.').waitFor();
    await choice.selectOption('Unlisted');
    await page.getByText('Only people who have its address find it.').waitFor();
    await page.getByText('Your profile has been updated successfully').waitFor();
    expect(await isListed(slug)).toBe(false);
    await choice.selectOption('Private');
    await page.getByText('Only you can see it, and whoever has a link that you made.').waitFor();
    await expect.poll(async () => (await fetch(`${site.origin}/profile/${slug}`)).status).toBe(404);
    await page.reload();
    await page.getByText('Only you can see it, and whoever has a link that you made.').waitFor();
    expect(await choice.inputValue()).toBe('private');
  });
});
