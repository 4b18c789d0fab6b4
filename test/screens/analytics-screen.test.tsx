import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { addViews } from '../support/views';

const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Summary' }).locator('.mantine-Card-root').filter({ hasText: label });

const app = useTestApp();
const site = useScreenSite(app);

describe('analytics', () => {
  /** The screen of a new account with views from three sources. */
  async function start() {
    const account = await site.newSignedInPage();
    const { page, profileId } = account;
    await addViews(app().db, profileId, 26, { source: 'linkedin', referrer: 'linkedin.com' });
    await addViews(app().db, profileId, 3, {
      source: 'search',
      country: null,
      city: null,
      unknownPlace: 'private network',
    });
    await page.goto('/analytics');
    await card(page, 'Total Views').getByText('29', { exact: true }).waitFor();
    return account;
  }

  test('filters by period and source, which the address keeps', async () => {
    const { page } = await start();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Search Engine');
    await card(page, 'Total Views').getByText('3', { exact: true }).waitFor();
    await page.getByText('Fewer than 10 views: too few to conclude anything from.').waitFor();
    await page.getByText('7d', { exact: true }).click();
    await page.getByText('3 views in the last 7 days, 0 in the 7 days before.').waitFor();
    await press('Export Data');
    const csv = page.getByRole('menuitem', { name: 'CSV, for spreadsheets' });
    expect(await csv.getAttribute('href')).toMatch(/\?format=csv&period=7d&source=search$/);
    await press('Export Data');
    await page.getByRole('tab', { name: 'Geographic Data' }).click();
    await page.getByRole('img', { name: 'Map of the world without views.' }).waitFor();
    const countries = page.getByRole('table', { name: 'Countries' });
    await countries.getByRole('cell', { name: 'Unknown: private network' }).waitFor();
    await page.getByRole('button', { name: 'Show the rows: Cities and regions' }).click();
    const places = page.getByRole('table', { name: 'Cities and regions' });
    await places.getByRole('cell', { name: 'Unknown: private network' }).waitFor();
    expect(new URL(page.url()).search).toBe('?source=search&period=7d&tab=geography');
    await page.reload();
    await card(page, 'Total Views').getByText('3', { exact: true }).waitFor();
    expect(await page.getByRole('radio', { name: '7d' }).isChecked()).toBe(true);
    expect(await page.getByRole('tab', { name: 'Geographic Data' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await press('LinkedIn');
    await page
      .getByRole('img', { name: 'Map of the world. Most views are from United Kingdom: 26.' })
      .waitFor();
    await page.goBack();
    await card(page, 'Total Views').getByText('3', { exact: true }).waitFor();

    await page.goto('/analytics?period=2d&source=myspace&tab=map&before=x');
    await card(page, 'Total Views').getByText('29', { exact: true }).waitFor();
    expect(await page.getByRole('radio', { name: '30d' }).isChecked()).toBe(true);
    expect(await page.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true');
  });

  test('says what to do while there are no views, and shows the sample as a sample only', async () => {
    const { page } = await site.newSignedInPage();
    const letThrough = site.hold('analytics.summary');
    await page.goto('/analytics');
    await page.getByText('Sample data', { exact: true }).waitFor();
    letThrough();
    await page.getByText('Sample data', { exact: true }).waitFor({ state: 'detached' });
    await card(page, 'Total Views').getByText('0', { exact: true }).waitFor();
    await page.getByText('No views in the last 30 days.').waitFor();
    await page.getByRole('button', { name: 'Show the whole year' }).click();
    await page.getByText('Nobody has looked at your page in the last year.').waitFor();
    await page.getByRole('link', { name: 'Share your profile', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/share-profile');
  });

  test('says so if the figures cannot be loaded, and tries again', async () => {
    const { page, profileId } = await site.newSignedInPage();
    // The first visit of an account keeps the time zone of its browser, and asks for the figures again by itself.
    await app().db.insertInto('analyticsSettings').values({ profileId, timeZone: 'Europe/London' }).execute();
    const mend = site.fail('analytics.summary');
    await page.goto('/analytics');
    await page.getByRole('alert').getByText('Failed to fetch analytics').waitFor();
    expect(await page.getByText('Sample data', { exact: true }).count()).toBe(0);
    mend();
    const failure = page.getByRole('alert', { name: 'Failed to fetch analytics' });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No views in the last 30 days.').waitFor();
  });
});
