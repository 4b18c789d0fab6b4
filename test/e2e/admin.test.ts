import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../db/queries/settings';
import { describeInBrowser, useTestSite } from '../support/browser';
import { newAccount, password } from '../support/factories';
import { post } from '../support/product';
import { expectToast } from '../support/toast';

describeInBrowser('the admin', () => {
  const site = useTestSite();
  const person = { password, firstName: 'Ada', lastName: 'King', company: 'Engines' };

  // Each test starts from the server's initial state, whatever another one has changed.
  beforeEach(async () => {
    await site().db.deleteFrom('accounts').execute();
    await site().db.deleteFrom('invitations').execute();
    await site().db.updateTable('settings').set({ registration: 'open', isMaintenanceOn: false }).execute();
  });

  /** A page on which the only admin is signed in. */
  async function openAdmin(tab?: string) {
    const account = await site().newSignedInPage('admin');
    const { page } = account;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(tab ? `/admin?tab=${tab}` : '/admin');
    return account;
  }

  function toolsOf(page: Page) {
    return {
      press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
      fill: (name: string, text: string) => page.getByRole('textbox', { name }).fill(text),
      expectToast: (title: string, text: string) => expectToast(page, title, text),
    };
  }

  /** Expects the focus on an element of this name; check it before closing a message, which takes the focus. */
  const expectFocusOn = (page: Page, name: RegExp) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const { ariaLabel, textContent, tagName } = document.activeElement ?? document.body;
          return tagName === 'BODY' ? tagName : (ariaLabel ?? textContent);
        }),
      )
      .toMatch(name);

  async function _expectAccessibleEverywhere(page: Page) {
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    }
  }

  test('manages accounts', async () => {
    const { email } = await site().newAccount();
    const { page } = await openAdmin();
    const { expectToast } = toolsOf(page);
    const table = page.getByRole('table', { name: 'Accounts' });
    await table.waitFor();
    const headers = await table.getByRole('columnheader').allInnerTexts();
    expect(headers.join(', ')).toBe('User, Role, Subscription, Status, Joined, Actions');
    const row = table.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^Make Admin/ }).press('Enter');
    await expectFocusOn(page, /^Remove Admin: /);
    await expectToast('Success', 'User role updated successfully');
    await row.getByRole('button', { name: /^Remove Admin/ }).click();
    await expectToast('Success', 'User role updated successfully');
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    const question = page.getByRole('dialog');
    await question
      .getByText('Are you sure you want to deactivate this user? This action cannot be undone.')
      .waitFor();
    await question.getByRole('heading', { name: 'Deactivate Test User?' }).waitFor();
    await question.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expectFocusOn(page, /^Reactivate: /);
    await expectToast('Success', 'User deactivated successfully');
    await row.getByText('Inactive').waitFor();
    expect(await row.getByRole('button', { name: /^Deactivate/ }).count()).toBe(0);
    await row.getByRole('button', { name: /^Reactivate/ }).click();
    await expectToast('Success', 'User reactivated successfully');
  });

  test('stays the last one, and sees what another admin revokes', async () => {
    const { email } = await site().newAccount();
    const { page, email: admin } = await openAdmin();
    const { expectToast } = toolsOf(page);
    const table = page.getByRole('table', { name: 'Accounts' });
    const row = table.getByRole('row').filter({ hasText: email });
    const own = table.getByRole('row').filter({ hasText: admin });
    await own.getByRole('button', { name: /^Remove Admin/ }).click();
    const refusal = 'This is the last active admin. Make somebody else an admin first.';
    await expectToast('Error', `Failed to update user role. ${refusal}`);

    // Somebody else revokes the role, and restores it.
    await site().newAccount('admin');
    const setRole = (role: 'admin' | 'user') =>
      site().db.updateTable('accounts').set({ role }).where('email', '=', admin).execute();
    await setRole('user');
    await row.getByRole('button', { name: /^Make Admin/ }).click();
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await setRole('admin');
    await page.goto('/admin?search=test');
    await own.getByRole('button', { name: /^Deactivate/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await page.waitForURL(`${site().origin}/login`);
  });

  /** The list of accounts with three pages, one account with the longest names. */
  async function openManyAccounts() {
    const { db } = site();
    for (let count = 0; count < 51; count++) await newAccount(db);
    const long = { firstName: 'Wolfeschlegelsteinhausen'.repeat(4), lastName: 'King', isActive: false };
    await db.deleteFrom('accounts').where('firstName', '=', long.firstName).execute();
    const { id } = await newAccount(db, `${'averylongaddress'.repeat(5)}@example.com`);
    await db.updateTable('accounts').set(long).where('id', '=', id).execute();
    const { page } = await openAdmin();
    await db.updateTable('accounts').set({ lastName: 'King' }).where('role', '=', 'admin').execute();
    const accounts = page.getByRole('region', { name: /^Accounts, page/ });
    await accounts.getByText(long.firstName).waitFor();
    return { page, accounts };
  }

  test('pages through many accounts, and sees which page is loading', async () => {
    const { page, accounts } = await openManyAccounts();
    await page.setViewportSize({ width: 390, height: 844 });
    const second = page.getByRole('button', { name: 'Page 2', exact: true });
    const { width = 0, height = 0 } = (await second.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/admin\.users\.list/, (route) => held.then(() => route.continue()));
    await second.press('Enter');
    await page.waitForURL(/page=2/);
    const outdated = page.locator('section[aria-busy="true"][aria-label="Accounts, page 1"]');
    await outdated.getByRole('status').getByText('Loading …').waitFor();
    await outdated.locator('[inert]').getByText('Make Admin').first().waitFor();
    expect(await second.getAttribute('aria-current')).toBe(null);
    release();
    await expectFocusOn(page, /^Accounts, page 2$/);
    await expect.poll(() => second.getAttribute('aria-current')).toBe('page');
    await page.unrouteAll();
    expect((await accounts.boundingBox())?.y).toBeLessThan(200);
  });

  test('finds accounts among many, by any name, and keeps the place', async () => {
    const { page, accounts } = await openManyAccounts();
    const count = (text: string) => accounts.getByRole('status').getByText(text, { exact: true }).waitFor();
    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('KING');
    await count('2 accounts');
    await choose('Status', 'Inactive');
    await count('1 account');
    await choose('Role', 'Admin');
    await count('0 accounts');
    await page.getByRole('button', { name: 'Show all accounts' }).click();
    await expect.poll(() => search.inputValue()).toBe('');
    await choose('Role', 'Admin');
    await page.getByRole('button', { name: 'Role: show all' }).press('Enter');
    await accounts.getByText(/^\d{2,} accounts$/).waitFor();
    await choose('Role', 'Admin');
    await search.fill('KING');
    await page.waitForURL(/search=KING/);
    await page.reload();
    await count('1 account');
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await page.getByRole('heading', { name: 'User Growth' }).waitFor();
    await page.getByRole('tab', { name: 'User Management' }).click();
    await count('1 account');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.goBack();
    await count('1 account');
    await expect.poll(() => search.inputValue()).toBe('KING');
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe('');
  });

  test('sees a message if something other than the server answers', async () => {
    const { email } = await site().newAccount();
    const { page } = await openAdmin('analytics');
    const { press, expectToast } = toolsOf(page);
    await page.route(/admin\.users\.(list|deactivate)/, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await page.getByRole('tab', { name: 'User Management' }).click();
    await page.getByText('The server is not answering as it should. Please try again in a moment.').waitFor();
    await expectToast('Error', 'Failed to fetch admin data');
    await page.unroute(/admin\.users\.(list|deactivate)/);
    await press('Try again');
    await page.route(/admin\.users\.deactivate/, (route) => route.abort());
    const row = page.getByRole('table', { name: 'Accounts' }).getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expectToast('Error', 'Failed to deactivate user');
    await page.unrouteAll();
  });

  test('reads figures as charts and as tables', async () => {
    const { page } = await openAdmin('analytics');
    const { press } = toolsOf(page);
    await page.locator('.recharts-surface').first().waitFor();
    await page.getByText('£0.00 a month: nobody has a subscription').waitFor();
    await page.getByText('Last 13 weeks', { exact: true }).click();
    await page.waitForURL(/period=90d/);
    await page.reload();
    await page
      .getByText(/ in the last 13 weeks, /)
      .first()
      .waitFor();
    expect(await page.getByRole('radio', { name: 'Last 13 weeks' }).isChecked()).toBe(true);
    await press('Show the rows: User Growth');
    const growth = page.getByRole('table', { name: 'User Growth' });
    await expect
      .poll(() => growth.getByRole('row').nth(1).getByRole('cell').allInnerTexts())
      .toEqual([
        expect.stringMatching(/\d{4}$/),
        expect.stringMatching(/^[1-9]/),
        expect.stringMatching(/^[1-9]/),
      ]);
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
    await page.getByRole('button', { name: 'Withdraw the invitation of guest@example.com' }).press('Enter');
    await expectFocusOn(page, /^guest@example\.com.*Withdrawn$/);
    await expectToast('Success', 'Invitation withdrawn');
    await press('Configure System Maintenance');

    const guest = await site().newTab();
    await guest.goto('/landing');
    await guest.getByText('Registration is by invitation').first().waitFor();
    expect(await guest.getByRole('button', { name: 'Start your portfolio' }).count()).toBe(0);
    await guest.goto('/login?tab=sign-up#invitation=a-token');
    await guest.getByText('You are invited').waitFor();
    await guest.goto('/admin-setup');
    await guest.getByRole('heading', { level: 1 }).waitFor();
    expect(await guest.getByRole('button', { name: 'Create Admin User' }).count()).toBe(0);
  });

  test('pauses all changes', async () => {
    await site().db.updateTable('settings').set({ registration: 'invitation' }).execute();
    const { page } = await openAdmin('settings');
    const { press, expectToast } = toolsOf(page);
    await press('Configure System Maintenance');
    await page.getByRole('textbox', { name: 'Message' }).fill('Back at noon.');
    await press('Close System Maintenance');
    await page.getByRole('dialog').getByText('What you changed in the message is lost.').waitFor();
    await press('Stay here');
    await press('Switch maintenance mode on');
    await expectToast('Success', 'Maintenance mode is on');
    await press('Change the message');
    await expectToast('Success', 'The message was changed');
    await page.getByRole('status').getByText('Back at noon.').waitFor();

    await page.getByRole('tab', { name: 'User Management' }).click();
    await page.getByRole('button', { name: /^Remove Admin/ }).click();
    await expectToast('Error', 'Failed to update user role. Back at noon.');
    await page.getByRole('tab', { name: 'System Settings' }).click();
    await press('Configure System Maintenance');

    const guest = await site().newTab();
    await guest.goto('/login?tab=sign-up');
    await guest.getByText('Registration is by invitation').waitFor();
    await guest.getByText('Back at noon.').waitFor();

    await page.getByRole('textbox', { name: 'Message' }).fill('Never said.');
    await press('Switch maintenance mode off');
    await expectToast('Success', 'Maintenance mode is off');
    const { maintenanceMessage } = await readSettings(site().db);
    expect(maintenanceMessage).toBe('Back at noon.');
  });

  test('reads the audit log', async () => {
    const setUp = await post(`${site().origin}/api/auth/setup-admin`, {
      ...person,
      email: 'ada@example.com',
    });
    expect(setUp.status).toBe(201);
    const { page, token } = await openAdmin();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const isOn of [true, false]) {
      const change = { method: 'PUT', headers, body: JSON.stringify({ isOn }) };
      const { status } = await fetch(`${site().origin}/api/auth/admin/settings/maintenance`, change);
      expect(status).toBe(200);
    }
    await page.getByRole('tab', { name: 'Audit Log' }).click();
    const events = page.getByRole('region', { name: 'Events' });
    await events.getByText('Maintenance mode changed').first().waitFor();
    await events.getByText('First admin created').first().waitFor();
    await events
      .getByText(/^switched off · by /)
      .first()
      .waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = await page
      .getByRole('tab')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
    expect(new Set(tabs).size, 'rows of tabs').toBe(1);

    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const count = () => events.getByRole('listitem').count();
    await choose('Event', 'First admin created');
    await expect.poll(count).toBe(1);
    await choose('Event', 'Maintenance mode changed');
    await expect.poll(count).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Show all events' }).click();
    await choose('Account', 'Ada King ada@example.com');
    await expect.poll(count).toBe(1);
    await page.waitForURL(/accountId=/);
    await page.reload();
    await expect.poll(count).toBe(1);
    const account = page.getByRole('combobox', { name: 'Account', exact: true });
    await expect.poll(() => account.inputValue()).toBe('ada@example.com');
    await page.getByRole('button', { name: 'Show all accounts' }).click();
    await page.route(/admin\.users\.list/, (route) => route.abort());
    await page.getByRole('combobox', { name: 'Account', exact: true }).fill('bo');
    await page.getByText(/^No accounts to choose from\..*Open the list to try again\.$/).waitFor();
    await page.unrouteAll();
  });
});
