import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { post } from '../support/product';
import { testConfig } from '../support/test-config';
import { startTestPayments } from '../support/test-payments';
import { expectToast } from '../support/toast';

describeInBrowser('paying for a plan', () => {
  const site = useTestSite({ ...testConfig, sellsPlans: true }, undefined, startTestPayments);

  function paymentsOf() {
    const { payments } = site();
    if (!payments) throw new Error('The site has no payment provider.');
    return payments;
  }

  afterEach(() => {
    paymentsOf().webhooks.drop();
    paymentsOf().behave('works');
  });

  function toolsOf(page: Page) {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    return {
      button,
      heading: (name: string) => page.getByRole('heading', { name, exact: true }),
      text: (text: string | RegExp) => page.getByText(text, { exact: true }),
      /** Presses a button of a page of the payment provider. */
      async press(name: string) {
        await button(name).waitFor();
        await button(name).click();
      },
      expectToast: (title: string, text: string) => expectToast(page, title, text),
      /** Comes back from the checkout, and sees that its flag leaves the address. */
      returned: () => page.waitForURL((url) => url.pathname === '/premium-features' && url.search === ''),
    };
  }

  test('look at the plans, and leave the checkout without consequence', async () => {
    const { page } = await site().newSignedInPage();
    const { button, heading, text, returned } = toolsOf(page);

    // Nobody has bought anything: the flag alone claims nothing.
    await page.goto('/premium-features?success=true');
    await text('There is no new subscription').waitFor();
    await heading('Free Plan').waitFor();
    await returned();

    await page.goto('/');
    await page.getByRole('link', { name: 'See the plans', exact: true }).click();
    const cards = page.getByRole('list', { name: 'Plans', exact: true }).locator('> li');
    await cards.filter({ hasText: '£35.99 with 20% VAT' }).getByText('£29.99', { exact: true }).waitFor();
    await expectAccessible(page);
    await button('Try Pro free for 7 days').first().click();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await text('Nothing was charged').waitFor();
    await returned();
    await heading('Free Plan').waitFor();
  });

  test('try a plan, pay for it, and mend a payment that failed', async () => {
    const { page } = await site().newSignedInPage();
    const { button, heading, text, press, returned } = toolsOf(page);
    const payments = paymentsOf();
    const accountBlock = page.getByRole('navigation', { name: 'Main' });

    // A trial, with a card that will be declined once it ends.
    await page.goto('/premium-features');
    await button('Try Pro free for 7 days').first().click();
    await press('Start trial with a card that will be declined');
    await text('You have the Pro Plan').waitFor();
    await returned();
    await heading('Premium Plan Active').waitFor();
    expect(await page.getByText('Free trial until').count()).toBe(1);
    await accountBlock.getByText('Pro Plan', { exact: true }).waitFor();
    await page.reload();
    await heading('Premium Plan Active').waitFor();
    expect(await text('You have the Pro Plan').count()).toBe(0);
    await page.goto('/user-profile?tab=subscription');
    await text(/^Free trial until \w+ \d+, \d{4}$/).waitFor();

    // The payment fails without an event: returning from the portal checks it.
    payments.webhooks.hold();
    await button('Manage billing').click();
    await press('Let the period end');
    await page.getByText('Status: past_due').waitFor();
    await page.getByRole('link', { name: 'Return', exact: true }).click();
    await text('Your last payment failed').waitFor();
    await text('Open').waitFor();
    await page.goto('/');
    await text('Your last payment failed').waitFor();
    await button('Fix the payment').click();
    await press('Use a working card');
    // The page before has the next button too.
    await page.getByText('Card: works').waitFor();
    await press('Pay what is due');
    await page.getByText('Status: active').waitFor();
    await page.getByRole('link', { name: 'Return', exact: true }).click();
    await text(/^Renews on \w+ \d+, \d{4}$/).waitFor();
    await page.getByRole('region', { name: 'Invoices' }).getByText('£11.99', { exact: true }).waitFor();
  });

  /** Buys Pro, unnoticed by any open tab. */
  async function buy(token: string) {
    const premium = `${site().origin}/premium-features`;
    const body = { priceId: 'pro_monthly', successUrl: premium, cancelUrl: premium };
    const checkout = await post(`${site().origin}/api/auth/create-checkout-session`, body, token);
    const { url } = z.object({ url: z.string() }).parse(await checkout.json());
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
    await paymentsOf().webhooks.settled();
  }

  /** An account that pays for Pro, with its tab. */
  async function newPayingPage() {
    const account = await site().newSignedInPage();
    await buy(account.token);
    return account;
  }

  test('change the plan, go back to Free, and hear of each failure', async () => {
    const { page } = await newPayingPage();
    const { button, heading, text, press, expectToast } = toolsOf(page);

    // The other plan, and back to Free, which asks first.
    await page.goto('/pricing');
    await button('Change to Business').click();
    await press('Confirm');
    await heading('Business Plan').waitFor();
    await page.goto('/pricing');
    await button('Change to Free').click();
    await press('Go on to cancel');
    await press('Cancel plan');
    await text(/^Ends on \w+ \d+, \d{4}$/).waitFor();
    await heading('Business Plan').waitFor();
    await button('Manage billing').click();
    await press('Let the period end');
    // The page before has the link too; pressing it there would cancel what was asked for.
    await page.getByText('Status: canceled').waitFor();
    await page.getByRole('link', { name: 'Return', exact: true }).click();
    await heading('Free Plan').waitFor();
    await text('Your paid plan has ended').waitFor();

    // The trial is used up; a declined card buys nothing.
    await page.goto('/premium-features');
    await button('Choose Pro').first().click();
    await press('Pay with a declined card');
    await page.getByText('Your card was declined.').waitFor();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await text('Nothing was charged').waitFor();

    paymentsOf().behave('fails');
    await page.goto('/pricing');
    await button('Choose Pro').first().click();
    await expectToast('Error', 'Failed to process upgrade. Please try again.');
  });
});
