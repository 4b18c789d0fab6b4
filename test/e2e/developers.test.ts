import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { password } from '../support/factories';

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const settled = (page: Page, name: string, status: string) =>
  row(page, name).getByText(status, { exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const automatic = [
  'registration',
  'login',
  'profileUpdate',
  'passwordChange',
  'newPasswordLogin',
  'sessionPersistence',
  'apiEndpoints',
  'currentUser',
  'logout',
  'passwordReset',
];

describeInBrowser('the pages for developers', () => {
  const site = useTestSite();

  test('test the account calls and show the results', async () => {
    const { page, email } = await site().newSignedInPage();
    await page.goto('/user-management-test');
    await page.getByText(email).waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
    await page.getByText(`${stored.slice(0, 20)}…`).waitFor();

    await button(page, 'Run All Tests').click();
    for (const name of automatic) await settled(page, name, 'pass');
    await settled(page, 'manualPasswordChange', 'pending');
    await button(page, 'Clear Results').click();
    for (const name of automatic) await settled(page, name, 'pending');
    await button(page, 'Re-run login').click();
    await settled(page, 'login', 'pass');
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    await button(page, 'Re-run currentUser').click();
    await page.getByText('Expected 200 with JSON, got 502 with something else.').waitFor();
    await page.unroute('**/api/auth/me');

    await button(page, 'Re-run manualPasswordChange').click();
    await page.getByText('Please fill in both password fields').waitFor();
    await page.getByRole('textbox', { name: 'New Password' }).fill('another long phrase');
    await page.getByRole('textbox', { name: 'Current Password' }).fill(password);
    await button(page, 'Change Password').click();
    await settled(page, 'manualPasswordChange', 'pass');

    await button(page, 'Test Logout').click();
    await page.getByText('Logged out', { exact: true }).waitFor();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  test('show each variant of the button and the icon in each size', async () => {
    const { page } = await site().newSignedInPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app-button-demo');
    await page.getByRole('heading', { name: 'App Buttons' }).waitFor();
    for (const variant of ['gradient', 'minimal', 'app-store', 'default']) {
      for (const size of ['sm', 'md', 'lg']) {
        await page.getByRole('region', { name: variant }).getByRole('button', { name: size }).click();
        await page.getByText(`Pressed: ${variant}, ${size}`).waitFor();
      }
    }
    const heights = page.getByRole('region', { name: 'default' }).getByRole('button');
    expect(
      await heights.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height)),
    ).toEqual([44, 52, 60]);
    await page.goto('/app-icon-demo');
    for (const variant of ['default', 'gradient', 'minimal', 'dark']) {
      for (const [size, edge] of Object.entries({ sm: 32, md: 48, lg: 64, xl: 80 })) {
        const icon = page.getByRole('img', { name: `${variant} icon, ${size}`, exact: true });
        expect(await icon.boundingBox()).toMatchObject({ width: edge, height: edge });
      }
    }
    const ids = await page.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
