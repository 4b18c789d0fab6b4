import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { password } from '../support/factories';
import { testConfig } from '../support/test-config';
import { expectToast } from '../support/toast';

describeInBrowser('the first admin', () => {
  const adminSetupToken = 'only the operator knows';
  const site = useTestSite({ ...testConfig, adminSetupToken });

  test('is set up once on screen, and reaches the dashboard', async () => {
    // A late failure has already created the admin.
    await site().db.deleteFrom('accounts').execute();
    const email = 'ada@example.com';
    const page = await site().newTab();
    const field = (name: string) => page.getByRole('textbox', { name });
    const fill = (name: string, text: string) => field(name).fill(text);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    /** Presses the button, and expects this message; the focus moves to the invalid field, if any. */
    const expectAnswer = async (title: string, text: string, faulty?: string) => {
      await button('Create Admin User').click();
      await expectToast(page, title, text);
      if (!faulty) return;
      await expect.poll(() => field(faulty).evaluate((node) => node === document.activeElement)).toBe(true);
    };

    await page.goto('/admin-setup');
    await expectAnswer('Validation Error', 'Please fill in all required fields', 'Email');
    expect(await page.title()).toBe('Admin Setup · Storyfolio');
    for (const name of ['First Name', 'Last Name', 'Company']) await fill(name, 'King');
    await fill('Email', 'ada');
    await fill('Password', 'short');
    await expectAnswer('Validation Error', 'Please enter a valid email address');
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      await expectAccessible(page);
    }
    await fill('Email', email);
    await expectAnswer('Validation Error', 'Password must be at least 8 characters long', 'Password');
    await fill('Password', password);

    const call = '**/trpc/auth.setUpAdmin*';
    const proxyPage = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
    await page.route(call, (route) => route.fulfill(proxyPage), { times: 1 });
    await expectAnswer('Error', '502 Bad Gateway');
    await expectAnswer('Error', 'This needs the setup token that the operator of this server has set.');
    await fill('Setup Token', adminSetupToken);
    await expectAnswer(
      'Success!',
      'Admin user created successfully. You can now log in with these credentials.',
    );
    await page.getByRole('heading', { name: 'Admin User Created!' }).waitFor();
    await button('Go to Login').click();

    await fill('Email', email);
    await fill('Password', password);
    await button('Sign In').click();
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  });
});
