import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { grantPlan } from '../support/plans';
import { useScreenSite } from '../support/screen-site';

const app = useTestApp();
const site = useScreenSite(app);

describe('the account settings', () => {
  /** The account settings, on the given tab. */
  async function openAt(name: string) {
    const account = await site.newSignedInPage();
    await account.page.goto('/user-profile');
    await account.page.getByRole('tab', { name }).click();
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
