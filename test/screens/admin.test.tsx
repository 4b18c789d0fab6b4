// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { expectToast } from '../support/toast';

const app = useTestApp();
const site = useScreenSite(app);

describe('the admin', () => {
  // Each test starts from the server's initial state, whatever another one has changed.
  beforeEach(async () => {
    await app().db.deleteFrom('accounts').execute();
    await app().db.deleteFrom('invitations').execute();
    await app().db.updateTable('settings').set({ registration: 'open', isMaintenanceOn: false }).execute();
  });

  /** A page on which the only admin is signed in. */
  async function openAdmin(tab?: string) {
    const account = await site.newSignedInPage('admin');
    const { page } = account;
    await page.goto(tab ? `/admin?tab=${tab}` : '/admin');
    return account;
  }

  function toolsOf(page: Page) {
    return {
      press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
      expectToast: (title: string, text: string) => expectToast(page, title, text),
    };
  }

  test('stays the last one, and sees what another admin revokes', async () => {
    const { email } = await site.newAccount();
    const { page, email: admin } = await openAdmin();
    const { expectToast } = toolsOf(page);
    const table = page.getByRole('table', { name: 'Accounts' });
    const row = table.getByRole('row').filter({ hasText: email });
    const own = table.getByRole('row').filter({ hasText: admin });
    await own.getByRole('button', { name: /^Remove Admin/ }).click();
    const refusal = 'This is the last active admin. Make somebody else an admin first.';
    await expectToast('Error', `Failed to update user role. ${refusal}`);

    // Somebody else revokes the role, and restores it.
    await app().newAdmin();
    const setRole = (role: 'admin' | 'user') =>
      app().db.updateTable('accounts').set({ role }).where('email', '=', admin).execute();
    await setRole('user');
    await row.getByRole('button', { name: /^Make Admin/ }).click();
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await setRole('admin');
    await page.goto('/admin?search=test');
    await own.getByRole('button', { name: /^Deactivate/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  test('sees a message if something other than the server answers', async () => {
    const { email } = await site.newAccount();
    const { page } = await openAdmin('analytics');
    const { press, expectToast } = toolsOf(page);
    const mend = site.fail('admin.users.list', { status: 502, body: '<h1>Bad Gateway</h1>' });
    await page.getByRole('tab', { name: 'User Management' }).click();
    await page.getByText('The server is not answering as it should. Please try again in a moment.').waitFor();
    await expectToast('Error', 'Failed to fetch admin data');
    mend();
    await press('Try again');
    site.fail('admin.users.deactivate');
    const row = page.getByRole('table', { name: 'Accounts' }).getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expectToast('Error', 'Failed to deactivate user');
  });


  test('manages the files and the demo profile', async () => {
    const { page } = await openAdmin('settings');
    const { press, expectToast } = toolsOf(page);
    await press('Configure Demo Profile Management');
    await press('Configure System Maintenance');
    await page.getByRole('button', { name: 'Run the doctor' }).click();
    await page.getByText('All files and their rows fit together.').waitFor();
    await press('Run the sweeper');
    await expectToast('Success', 'The sweeper has deleted what nothing needs');
    await press('Reset the demo profile');
    await page.getByRole('dialog').getByRole('button', { name: 'Reset the demo profile' }).click();
    const noDemo = 'This server has no demo profile. Start it once with SEED_DEMO=true.';
    await expectToast('Failed to reset the demo profile', noDemo);
  });




  test('is the only one with access', async () => {
    await app().newAdmin();
    const { page: other } = await site.newSignedInPage();
    await other.goto('/admin');
    await other.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await other.getByText(/Only admins can access/).waitFor();
    expect(await other.getByRole('link', { name: 'Admin Dashboard' }).count()).toBe(0);
    await other.goto('/admin-setup');
    await other.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  });
});
