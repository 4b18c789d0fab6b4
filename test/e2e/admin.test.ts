import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { newAccount } from '../support/factories';
import { expectToast } from '../support/toast';

describeInBrowser('the admin', () => {
  const site = useTestSite();

  // Each test starts from the server's initial state, whatever another one has changed.
  beforeEach(async () => {
    await site().db.deleteFrom('accounts').execute();
  });

  /** A page on which the only admin is signed in. */
  async function openAdmin(tab?: string) {
    const account = await site().newSignedInPage('admin');
    const { page } = account;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(tab ? `/admin?tab=${tab}` : '/admin');
    return account;
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

  test('manages accounts', async () => {
    const { email } = await site().newAccount();
    const { page } = await openAdmin();
    const table = page.getByRole('table', { name: 'Accounts' });
    await table.waitFor();
    const headers = await table.getByRole('columnheader').allInnerTexts();
    expect(headers.join(', ')).toBe('User, Role, Subscription, Status, Joined, Actions');
    const row = table.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^Make Admin/ }).press('Enter');
    await expectFocusOn(page, /^Remove Admin: /);
    await expectToast(page, 'Success', 'User role updated successfully');
    await row.getByRole('button', { name: /^Remove Admin/ }).click();
    await expectToast(page, 'Success', 'User role updated successfully');
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    const question = page.getByRole('dialog');
    await question
      .getByText('Are you sure you want to deactivate this user? This action cannot be undone.')
      .waitFor();
    await question.getByRole('heading', { name: 'Deactivate Test User?' }).waitFor();
    await question.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expectFocusOn(page, /^Reactivate: /);
    await expectToast(page, 'Success', 'User deactivated successfully');
    await row.getByText('Inactive').waitFor();
    expect(await row.getByRole('button', { name: /^Deactivate/ }).count()).toBe(0);
    await row.getByRole('button', { name: /^Reactivate/ }).click();
    await expectToast(page, 'Success', 'User reactivated successfully');
  });

  test('pages through many accounts, and sees which page is loading', async () => {
    for (let count = 0; count < 51; count++) await newAccount(site().db);
    const { page } = await openAdmin();
    const accounts = page.getByRole('region', { name: /^Accounts, page/ });
    await accounts.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const second = page.getByRole('button', { name: 'Page 2', exact: true });
    const { width = 0, height = 0 } = (await second.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const tabs = await page
      .getByRole('tab')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
    expect(new Set(tabs).size, 'rows of tabs').toBe(1);
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

  test('reads figures as charts of a period', async () => {
    const { page } = await openAdmin('analytics');
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
  });
});
