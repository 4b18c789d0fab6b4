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
