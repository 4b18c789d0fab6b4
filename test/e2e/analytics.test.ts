import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { addViews } from '../support/views';

const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Summary' }).locator('.mantine-Card-root').filter({ hasText: label });

/** Makes the browser one that is older than a time zone. */
function forgetTimeZone(name: string): void {
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(format, [locales, options]) {
      if (options?.timeZone === name) throw new RangeError(`Invalid time zone specified: ${name}`);
      return new format(locales, options);
    },
  });
}

describeInBrowser('analytics', () => {
  const site = useTestSite();

  /** The screen of a new account with views from three sources. */
  async function start() {
    const account = await site().newSignedInPage();
    const { page, profileId } = account;
    await addViews(site().db, profileId, 26, { source: 'linkedin', referrer: 'linkedin.com' });
    await addViews(site().db, profileId, 3, {
      source: 'search',
      country: null,
      city: null,
      unknownPlace: 'private network',
    });
    await page.goto('/analytics');
    await card(page, 'Total Views').getByText('29', { exact: true }).waitFor();
    return account;
  }

  test('turns the pages of single views, and keeps the place', async () => {
    const { page } = await start();
    await page.getByRole('tab', { name: 'Recent Views' }).click();
    const list = page.getByRole('region', { name: 'Recent views' });
    const count = () => list.getByRole('listitem').count();
    await expect.poll(count).toBe(25);
    await list.getByText('29 views in this period').waitFor();
    await page.getByRole('button', { name: 'Older' }).click();
    await expect.poll(count).toBe(4);
    await page.reload();
    await expect.poll(count).toBe(4);
    await page.getByRole('button', { name: 'Newer' }).click();
    await expect.poll(count).toBe(25);
    expect(new URL(page.url()).searchParams.has('before')).toBe(false);
    // Whoever comes by an address has seen no newer page.
    await page.goBack();
    await expect.poll(count).toBe(4);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Newest' }).click();
    await other.getByRole('button', { name: 'Older' }).waitFor();
    await other.close();
  });

  test('shows single views in UTC where the browser does not know the time zone', async () => {
    const { page, profileId } = await site().newSignedInPage();
    await site().db.insertInto('analyticsSettings').values({ profileId, timeZone: 'Asia/Tokyo' }).execute();
    await page.addInitScript(forgetTimeZone, 'Asia/Tokyo');
    await addViews(site().db, profileId, 1);
    await page.goto('/analytics?tab=views');
    const list = page.getByRole('region', { name: 'Recent views' });
    await list.getByText(/ UTC$/).first().waitFor();
    await page.context().close();
  });

  test('keeps the settings', async () => {
    const { page, profileId } = await start();
    const settings = () =>
      site()
        .db.selectFrom('analyticsSettings')
        .select(['timeZone'])
        .where('profileId', '=', profileId)
        .executeTakeFirst();
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    await expect.poll(settings).toEqual({ timeZone: zone });
    const select = page.getByRole('combobox', { name: 'Days begin at midnight in' });
    await select.fill('tokyo');
    await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
    await page.getByText('Days in Asia/Tokyo time.').first().waitFor();
    await expect.poll(settings).toEqual({ timeZone: 'Asia/Tokyo' });
  });
});
