import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { addViews, reader } from '../support/views';

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

const tabs = ['Overview', 'Traffic Sources', 'Geographic Data', 'Recent Views'];

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

  test('filters by period and source, which the address keeps', async () => {
    const { page } = await start();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Search Engine');
    await card(page, 'Total Views').getByText('3', { exact: true }).waitFor();
    await page.getByText('Fewer than 10 views: too few to conclude anything from.').waitFor();
    await page.getByText('7d', { exact: true }).click();
    await page.getByText('3 views in the last 7 days, 0 in the 7 days before.').waitFor();
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

  test('shows a view as soon as it comes in', async () => {
    const { page, profileId } = await start();
    const answer = await fetch(`${site().origin}/api/profile/${profileId}/view`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': reader },
      body: JSON.stringify({ source: 'email' }),
    });
    expect(answer.status).toBe(201);
    await card(page, 'Total Views').getByText('30', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Email' }).waitFor();
  });

  test('leads to its figures as files', async () => {
    const { page, profileId } = await start();
    await page.getByRole('button', { name: 'LinkedIn' }).click();
    await page.getByRole('button', { name: 'Export Data' }).click();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    const hrefs = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const address = `/api/profile/${profileId}/analytics/export`;
    expect(hrefs).toEqual([
      `${address}?format=csv&period=30d&source=linkedin`,
      `${address}?format=json&period=30d&source=linkedin`,
    ]);
    await expectAccessible(page);
  });

  test('says what to do while there are no views, and shows the sample as a sample only', async () => {
    const { page } = await site().newSignedInPage();
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/analytics\.summary/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/analytics');
    await page.getByText('Sample data', { exact: true }).waitFor();
    await expectAccessible(page);
    letThrough();
    await page.getByText('Sample data', { exact: true }).waitFor({ state: 'detached' });
    await card(page, 'Total Views').getByText('0', { exact: true }).waitFor();
    await page.getByText('No views in the last 30 days.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show the whole year' }).click();
    await page.getByText('Nobody has looked at your page in the last year.').waitFor();
    await page.getByRole('link', { name: 'Share your profile', exact: true }).click();
    await page.waitForURL('**/share-profile');
  });

  test('says so if the figures cannot be loaded, and tries again', async () => {
    const { page, profileId } = await site().newSignedInPage();
    // The first visit of an account keeps the time zone of its browser, and asks for the figures again by itself.
    await site()
      .db.insertInto('analyticsSettings')
      .values({ profileId, timeZone: 'Europe/London' })
      .execute();
    await page.route(/analytics\.summary/, (route) => route.abort());
    await page.goto('/analytics');
    await page.getByRole('alert').getByText('Failed to fetch analytics').waitFor();
    expect(await page.getByText('Sample data', { exact: true }).count()).toBe(0);
    await page.unrouteAll();
    const failure = page.getByRole('alert', { name: 'Failed to fetch analytics' });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No views in the last 30 days.').waitFor();
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

  test('is reached from the dashboard', async () => {
    const { page } = await start();
    await page.goto('/');
    await page.getByRole('link', { name: /^Profile views/ }).click();
    await card(page, 'Total Views').getByText('29', { exact: true }).waitFor();
  });

  test.each([
    [320, 'dark'],
    [1440, 'light'],
  ] as const)('is there for everybody, at %i px, %s', { timeout: 60_000 }, async (width, colorScheme) => {
    const { page } = await start();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    for (const name of tabs) {
      await page.getByRole('tab', { name }).click();
      await page
        .getByRole('tabpanel', { name })
        .getByText(/^(Views by day|Sources|Countries|29 views.*)$/)
        .first()
        .waitFor();
      const closed = page.getByRole('button', { name: 'Show the rows' });
      while ((await closed.count()) > 0) await closed.first().click();
      await expectAccessible(page);
    }
  });
});
