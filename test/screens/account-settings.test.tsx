import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { password } from '../support/factories';
import { grantPlan } from '../support/plans';
import { useScreenSite } from '../support/screen-site';
import { expectToast } from '../support/toast';

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

  test('say that the server was not reached', async () => {
    const { page } = await openAt('Security');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    site.fail('account.changePassword');
    await press('Change Password');
    await page.getByRole('textbox', { name: 'Current Password' }).fill(password);
    for (const name of ['New Password', 'Confirm New Password'])
      await page.getByRole('textbox', { name, exact: true }).fill('another long phrase');
    await press('Update Password');
    await expectToast(page, 'Password change failed', 'Failed to change password');

    site.fail('account.deactivate');
    await press('Deactivate Account');
    await press('Deactivate');
    await expectToast(page, 'Deactivation failed', 'Failed to deactivate account');
  });

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
