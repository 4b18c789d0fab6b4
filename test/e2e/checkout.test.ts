import type { Page, Route } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { givePlan } from '../support/plans';
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
    const { button, heading, text, expectToast, returned } = toolsOf(page);

    // Nobody has bought anything: the flag alone claims nothing.
    await page.goto('/premium-features?success=true');
    await text('There is no new subscription').waitFor();
    await heading('Free Plan').waitFor();
    await returned();

    // The banner leads to the plans.
    await page.goto('/');
    await page.getByText(/from £9\.99 a month without VAT\. 7-day free trial, cancel anytime\.$/).waitFor();
    await page.getByRole('link', { name: 'See the plans', exact: true }).click();
    await heading('Choose Your Plan').waitFor();
    const cards = page.getByRole('list', { name: 'Plans', exact: true }).locator('> li');
    expect(await cards.filter({ hasText: 'Current plan' }).getByRole('heading').innerText()).toBe('Free');
    await cards.filter({ hasText: '£35.99 with 20% VAT' }).getByText('£29.99', { exact: true }).waitFor();
    await expectAccessible(page);
    await button('Choose Free').click();
    await expectToast(
      'Already on Free Plan',
      "You're currently on the free plan. Choose a paid plan to upgrade.",
    );
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

  test('see what the provider says, even if an older answer arrives after it', async () => {
    const { page } = await newPayingPage();
    const { store, life, webhooks } = paymentsOf();
    webhooks.hold();
    for (const subscription of store.subscriptions.values()) life.cancelAtPeriodEnd(subscription);

    let askProvider = () => {};
    const isOlderRead = new Promise<void>((resolve) => (askProvider = resolve));
    await page.route(/billing\.refresh/, (route) => isOlderRead.then(() => route.continue()));
    const holdBack = async (route: Route) => {
      const older = await route.fetch();
      const newer = page.waitForResponse(/billing\.refresh/);
      askProvider();
      await (await newer).finished();
      await route.fulfill({ response: older });
    };
    await page.route(/billing\.subscription/, holdBack, { times: 1 });
    await page.goto('/user-profile?tab=subscription&refresh=true');
    await toolsOf(page)
      .text(/^Ends on \w+ \d+, \d{4}$/)
      .waitFor();
  });

  test('change the plan, go back to Free, and hear of each failure', async () => {
    const { page } = await newPayingPage();
    const { button, heading, text, press, expectToast } = toolsOf(page);
    const payments = paymentsOf();

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

    // A provider that is away.
    payments.behave('fails');
    await button('Choose Pro').first().click();
    await expectToast('Error', 'Failed to start upgrade process. Please try again.');
    await page.goto('/pricing');
    await button('Choose Pro').first().click();
    await expectToast('Error', 'Failed to process upgrade. Please try again.');
  });

  test('say why nothing more can be bought where the screen is older than the plan', async () => {
    const { page, token } = await site().newSignedInPage();
    const { button, expectToast } = toolsOf(page);
    await page.goto('/pricing');
    await button('Try Pro free for 7 days').first().waitFor();
    await buy(token);
    await button('Try Business free for 7 days').click();
    await expectToast(
      'Error',
      'You have a subscription already. Change or cancel it under Manage billing in your account settings.',
    );
    await button('Change to Business').waitFor();
  });

  test('know what a plan that was given is, and go back to it after a larger one', async () => {
    const { page, accountId } = await site().newSignedInPage();
    const { button, heading, text, press, returned } = toolsOf(page);
    await givePlan(site().db, accountId, 'pro');
    await page.goto('/pricing');
    await text('You were given Pro, for which nothing is paid.').waitFor();
    const cards = page.getByRole('list', { name: 'Plans', exact: true }).locator('> li');
    const wordsOf = async (plan: string) =>
      cards.filter({ has: page.getByRole('heading', { name: plan, exact: true }) }).innerText();
    await button('Try Business free for 7 days').waitFor();
    expect(await wordsOf('Free')).toContain('Part of your plan');
    expect(await wordsOf('Pro')).toContain('Nothing to pay');
    expect(await wordsOf('Pro')).not.toContain('First 7 days free');
    expect(await cards.getByRole('button').allInnerTexts()).toEqual(['Try Business free for 7 days']);

    // The flag alone confirms nothing, and no button claims to lead anywhere.
    await page.goto('/premium-features?success=true');
    await text('There is no new subscription').waitFor();
    await heading('Premium Plan Active').waitFor();
    await text('Nothing to pay').waitFor();
    expect(await button('Nothing to pay').count()).toBe(0);

    // Left before the end, the checkout changes nothing, not even what can be chosen next.
    await page.goto('/pricing');
    await press('Try Business free for 7 days');
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await text('Nothing has changed').waitFor();
    await page.goto('/pricing');
    await press('Try Business free for 7 days');
    await press('Start trial without a card');
    await text('You have the Business Plan').waitFor();
    await returned();

    // The given plan applies again once nothing is bought.
    await page.goto('/pricing');
    await press('Change to Pro');
    await text('Change from Business to Pro?').waitFor();
    await press('Go on to cancel');
    await press('Cancel plan');
    await text(/after that you are on Pro/).waitFor();

    // Whoever was given the largest is offered nothing.
    const { page: other, accountId: otherId } = await site().newSignedInPage();
    await givePlan(site().db, otherId, 'business');
    await other.goto('/pricing');
    await other.getByText('Part of your plan', { exact: true }).first().waitFor();
    const plans = other.getByRole('list', { name: 'Plans', exact: true });
    expect(await plans.getByText('First 7 days free, no card needed').count()).toBe(0);
    expect(await plans.getByRole('button').count()).toBe(0);
  });
});
