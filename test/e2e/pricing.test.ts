import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { expectToast } from '../support/toast';

describeInBrowser('plans where none can be bought', () => {
  const site = useTestSite();

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('show the plans with the specified texts, on a phone and in the dark', async () => {
    const { page } = await site().newSignedInPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'See the plans', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Pricing', exact: true }).click();
    await page.getByRole('heading', { name: 'Choose Your Plan', exact: true }).waitFor();
    await page.getByText('Paid plans cannot be bought on this server yet').waitFor();
    await button(page, 'Choose Free').click();
    await expectToast(
      page,
      'Already on Free Plan',
      "You're currently on the free plan. Choose a paid plan to upgrade.",
    );
    await button(page, 'Try Business free for 7 days').click();
    await expectToast(
      page,
      'Upgrade Feature',
      'Stripe integration coming soon! This will redirect to payment.',
    );
    const question = page.locator('details').first();
    await question.locator('summary').press('Enter');
    await question.getByText(/^A paid plan starts with 7 days that cost nothing/).waitFor();
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
  });
});
