import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { featureCategories } from '../../src/contracts/premium-features';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { expectToast } from '../support/toast';

const app = useTestApp();
const site = useScreenSite(app);

describe('plans where none can be bought', () => {
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('show the features by category, which the address keeps, and never believe its flags', async () => {
    const { page } = await site.newSignedInPage();
    await page.goto('/premium-features?success=true&tab=export');
    await page.getByRole('heading', { name: 'Unlock Premium Features', exact: true }).waitFor();
    await page.getByText('There is no new subscription', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Free Plan', exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=export');
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.allInnerTexts()).toEqual([...featureCategories]);
    await page.getByRole('tabpanel').getByText('PDF and Word', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Export & Backup' }).press('ArrowRight');
    await page.getByRole('tabpanel').getByText('Social image', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=seo');
    await button(page, 'Choose Pro').click();
    await expectToast(page, 'Error', 'Failed to start upgrade process. Please try again.');

    await page.goto('/premium-features?canceled=true');
    await page.getByText('Nothing was charged', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');

    await page.goto('/');
    await page.getByText('Portfolio Progress').waitFor();
    expect(await page.getByRole('link', { name: 'See the plans', exact: true }).count()).toBe(0);

    await page.goto('/pricing');
    await page.getByText('Paid plans cannot be bought on this server yet').waitFor();
    await button(page, 'Choose Free').click();
    const isFree = "You're currently on the free plan. Choose a paid plan to upgrade.";
    await expectToast(page, 'Already on Free Plan', isFree);
    await button(page, 'Choose Business').click();
    const redirect = 'Stripe integration coming soon! This will redirect to payment.';
    await expectToast(page, 'Upgrade Feature', redirect);
  });
});
