import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { testConfig } from '../support/test-config';
import { expectToast } from '../support/toast';

const paths = ['/user-management-test', '/app-button-demo', '/app-icon-demo'];

describe('without the pages for developers', () => {
  const app = useTestApp(undefined, undefined, async () => ({ config: { ...testConfig, devPages: false } }));
  const site = useScreenSite(app);

  test('their addresses are not found, and nothing links there', async () => {
    const { page } = await site.newSignedInPage();
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
      expect(await page.locator(`a[href="${path}"]`).count()).toBe(0);
    }
  });
});

describe('the page for testing accounts', () => {
  const site = useScreenSite(useTestApp());

  test('makes accounts, leads to the setup of an admin, and says why a password was not changed', async () => {
    const { page } = await site.newSignedInPage();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto('/user-management-test');
    const setup = page.getByRole('link', { name: 'Setup Admin User' });
    expect(await setup.getAttribute('href')).toBe('/admin-setup');
    await press('Create New Account');
    await page.getByText(/^Created storyfolio\.test\.\d+@example\.com$/).waitFor();

    await page.getByRole('textbox', { name: 'Current Password' }).fill('not the password');
    await page.getByRole('textbox', { name: 'New Password' }).fill('another long phrase');
    await press('Change Password');
    await expectToast(page, 'Password change failed', 'Please check your current password and try again.');
  });
});
