import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../db/queries/settings';
import { useTestApp } from '../support/app';
import { password } from '../support/factories';
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

  test('is told why nobody could be made the first one', async () => {
    const page = site.newTab();
    const { press, expectToast } = toolsOf(page);
    await page.goto('/admin-setup');
    for (const name of ['First Name', 'Last Name', 'Company'])
      await page.getByRole('textbox', { name }).fill('King');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    const release = site.hold('auth.setUpAdmin');
    site.fail('auth.setUpAdmin');
    await press('Create Admin User');
    await page.getByRole('button', { name: 'Creating Admin User...' }).waitFor();
    release();
    await expectToast('Error', 'Failed to create admin user');
  });

  test('sees how many accounts there are', async () => {
    const { accountId } = await site.newAccount();
    await app().db.updateTable('accounts').set({ isActive: false }).where('id', '=', accountId).execute();
    const { page } = await openAdmin();
    const counts = page.getByRole('region', { name: 'Accounts', exact: true }).first();
    await expect.poll(() => counts.textContent()).toBe('Total Users2Active Users1Premium Users0Admin Users1');
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

  const chooseOn = (page: Page) => async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  test('finds accounts by any name, and keeps the place', async () => {
    const { db } = app();
    const { accountId } = await site.newAccount();
    await db
      .updateTable('accounts')
      .set({ lastName: 'King', isActive: false })
      .where('id', '=', accountId)
      .execute();
    const { page, accountId: admin } = await openAdmin();
    await db.updateTable('accounts').set({ lastName: 'King' }).where('id', '=', admin).execute();
    await site.newAccount();
    const count = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
    const choose = chooseOn(page);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('KING');
    await count('2 accounts');
    await choose('Status', 'Inactive');
    await count('1 account');
    await page.getByRole('button', { name: 'Status: show all' }).click();
    await count('2 accounts');
    await choose('Role', 'Admin');
    await count('1 account');
    await expect.poll(() => page.url()).toContain('search=KING');
    await page.reload();
    await count('1 account');
    expect(await search.inputValue()).toBe('KING');
  });

  test('sees a message if something other than the server answers', async () => {
    const { page } = await openAdmin('analytics');
    const { press, expectToast } = toolsOf(page);
    const mend = site.fail('admin.users.list', { status: 502, body: '<h1>Bad Gateway</h1>' });
    await page.getByRole('tab', { name: 'User Management' }).click();
    await page.getByText('The server is not answering as it should. Please try again in a moment.').waitFor();
    await expectToast('Error', 'Failed to fetch admin data');
    mend();
    await press('Try again');
    site.fail('admin.users.deactivate');
    await page
      .getByRole('button', { name: /^Deactivate/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expectToast('Error', 'Failed to deactivate user');
  });

  test('decides who registers', async () => {
    const { page } = await openAdmin('settings');
    const { press, expectToast } = toolsOf(page);
    await press('Configure Registration & Invitations');
    await page.getByRole('radio', { name: 'Closed' }).check();
    await expectToast('Success', 'Registration: Closed');
    await page.getByText(/^Registration is closed, so nobody could use an invitation/).waitFor();
    expect(await page.getByRole('button', { name: 'Invite', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'By invitation' }).check();
    await expectToast('Success', 'Registration: By invitation');
    await page.getByRole('textbox', { name: 'Email' }).fill('guest@example.com');
    await press('Invite');
    await expectToast('Success', 'An invitation is on its way to guest@example.com');
    await press('Withdraw the invitation of guest@example.com');
    await expectToast('Success', 'Invitation withdrawn');
  });

  test('invites people, who then reach the form of sign-up', async () => {
    const email = 'guest@example.com';
    await app().db.updateTable('settings').set({ registration: 'invitation' }).execute();
    await app().rest('POST /auth/admin/invitations', { email }, await app().newAdmin());
    await app().runJobs();
    const mail = (await app().mails()).findLast(({ to }) => to?.[0]?.address === email);
    const { pathname, hash } = new URL(mail?.link ?? '');
    const guest = site.newTab();
    const { press, expectToast } = toolsOf(guest);
    await guest.goto('/login?tab=sign-up');
    await guest.getByText('Registration is by invitation').waitFor();
    expect(await guest.getByRole('button', { name: 'Create Account' }).count()).toBe(0);
    await guest.goto(`${pathname}${hash}`);
    await guest.getByText('You are invited').waitFor();
    await guest.getByRole('textbox', { name: 'Email' }).fill(email);
    await guest.getByRole('textbox', { name: 'Password' }).fill(password);
    await press('Create Account');
    await expectToast('Registration successful', 'Your account has been created. Please log in.');
  });

  test('pauses all changes', async () => {
    const { page } = await openAdmin();
    const { press, expectToast } = toolsOf(page);
    const openSettings = () => page.getByRole('tab', { name: 'System Settings' }).click();
    await openSettings();
    await press('Configure System Maintenance');
    await page.getByRole('textbox', { name: 'Message' }).fill('Back at noon.');
    await press('Close System Maintenance');
    await page.getByRole('dialog').getByText('What you changed in the message is lost.').waitFor();
    await press('Stay here');
    await press('Switch maintenance mode on');
    await expectToast('Success', 'Maintenance mode is on');
    await page.getByRole('tab', { name: 'User Management' }).click();
    await page.getByRole('button', { name: /^Remove Admin/ }).click();
    await expectToast('Error', 'Failed to update user role. Back at noon.');
    await openSettings();
    await press('Configure System Maintenance');
    await page.getByRole('textbox', { name: 'Message' }).fill('Never said.');
    await press('Switch maintenance mode off');
    await expectToast('Success', 'Maintenance mode is off');
    const { maintenanceMessage } = await readSettings(app().db);
    expect(maintenanceMessage).toBe('Back at noon.');
  });

  test('tells people at sign-up why nothing can be changed', async () => {
    const maintenance = { isMaintenanceOn: true, maintenanceMessage: 'Back at noon.' };
    await app().db.updateTable('settings').set(maintenance).execute();
    const page = site.newTab();
    await page.goto('/login?tab=sign-up');
    await page.getByRole('button', { name: 'Create Account' }).waitFor();
    await page.getByRole('status').getByText('Back at noon.').waitFor();
  });

  test('reads the audit log', async () => {
    const { page, token, email } = await openAdmin();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const isOn of [true, false]) {
      const change = { method: 'PUT', headers, body: JSON.stringify({ isOn }) };
      await fetch(`${site.origin}/api/auth/admin/settings/maintenance`, change);
    }
    await page.getByRole('tab', { name: 'Audit Log' }).click();
    const events = page.getByRole('region', { name: 'Events' });
    await events
      .getByText(/^switched off · by /)
      .first()
      .waitFor();
    const count = () => events.getByRole('listitem').count();
    const all = await count();
    await chooseOn(page)('Event', 'Maintenance mode changed');
    await expect.poll(() => page.url()).toContain('event=');
    await expect.poll(count).toBeLessThan(all);
    await page.getByRole('button', { name: 'Show all events' }).click();
    await expect.poll(count).toBe(all);
    expect(await events.getByText(email).count()).toBeGreaterThan(0);
  });
});
