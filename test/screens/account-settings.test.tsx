import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { grantPlan } from '../support/plans';
import { useScreenSite } from '../support/screen-site';
import { expectToast } from '../support/toast';

const _nextPassword = 'quite another phrase';
const _wrongCode =
  'This code is not right, or it was used already. Enter the next one that your app shows, or a recovery code.';

const app = useTestApp();
const site = useScreenSite(app);

describe('the account settings', () => {
  function toolsOf(page: Page) {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.getByRole('textbox', { name });
    return {
      button,
      field,
      tab: (name: string) => page.getByRole('tab', { name }).click(),
      dialog: page.getByRole('dialog'),
      /** Expects the element to have the focus. */
      focusOn: (target: Locator) =>
        expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true),
      expectToast: (title: string, text?: string) => expectToast(page, title, text),
    };
  }

  async function _signIn(page: Page, email: string, secret: string) {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(secret);
    await page.getByRole('button', { name: 'Sign In' }).click();
  }

  /** The account settings, on the given tab. */
  async function openAt(name: string) {
    const account = await site.newSignedInPage();
    await account.page.goto('/user-profile');
    await toolsOf(account.page).tab(name);
    return account;
  }

  test('show the subscription', async () => {
    const { page, email } = await openAt('Subscription');
    await page.getByRole('heading', { name: 'Free Plan', exact: true }).waitFor();
    await page.getByText('Basic features included', { exact: true }).waitFor();
    await page.getByText('0 B of 100 MB used').waitFor();
    expect(await page.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/pricing');
    const { id } = await app()
      .db.selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    for (const [tier, name, description] of [
      ['pro', 'Pro Plan', 'Advanced features'],
      ['business', 'Business Plan', 'Enterprise features'],
    ] as const) {
      await grantPlan(app().db, id, tier, { stripeCustomerId: 'cus_1' });
      await page.reload();
      await page.getByRole('heading', { name, exact: true }).waitFor();
      await page.getByText(description, { exact: true }).waitFor();
      await page.getByText('Customer ID: cus_1', { exact: true }).waitFor();
    }
  });
});
