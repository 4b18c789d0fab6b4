import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { addViews } from '../support/views';

const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Summary' }).locator('.mantine-Card-root').filter({ hasText: label });

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
  });
});
