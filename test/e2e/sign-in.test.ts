import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { password } from '../support/factories';
import { codeOf } from '../support/two-factor';

const next = 'a password that is new';

describeInBrowser('signing in', () => {
  const site = useTestSite();

  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${site().origin}/api/auth${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return response.json();
  };

  function partsOf(page: Page) {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    return {
      field,
      button,
      link: (name: string) => page.getByRole('link', { name, exact: true }),
      async signIn(email: string, secret: string) {
        await field('Email').fill(email);
        await field('Password').fill(secret);
        await button('Sign In').click();
      },
    };
  }

  test('helps with a forgotten password', async () => {
    const { email } = await site().newAccount();
    const page = await site().newTab();
    await page.setViewportSize({ width: 320, height: 720 });
    const { field, button, link, signIn } = partsOf(page);

    await page.goto('/login');
    await button('Sign In').click();
    await page.getByText('Please fill in all fields.').waitFor();
    await signIn(email, 'forgotten');
    await page.getByText('Invalid credentials').waitFor();
    await expectAccessible(page);
    await link('Forgot your password?').click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(await field('Email').inputValue()).toBe(email);
    await field('Email').fill(email);
    await button('Send the link').click();
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain('a mail is on its way');
    await button('Use another address').click();
    expect(await field('Email').evaluate((element) => element === document.activeElement)).toBe(true);
    await button('Send the link').click();
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    expect((await site().mailTo(email)).link).toContain('/reset-password');
  });

  test('with a new password, by the link in a mail, which then is void', async () => {
    const { email, page: open } = await site().newSignedInPage();
    await open.goto('/');
    const page = await site().newTab();
    await page.setViewportSize({ width: 320, height: 720 });
    const { field, button, link, signIn } = partsOf(page);

    await post('/forgot-password', { email });
    const url = (await site().mailTo(email)).link;
    await page.goto(url);
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await page.waitForURL(`${site().origin}/reset-password`);
    await field('New Password').fill(next);
    await field('Confirm New Password').fill('something else');
    await button('Set new password').click();
    await page.getByText('New password and confirmation password do not match').first().waitFor();
    await field('Confirm New Password').fill(next);
    await button('Set new password').click();
    await page.waitForURL('**/login');
    await signIn(email, next);
    await page.getByText('Welcome back, Test').waitFor();
    await page.waitForURL(`${site().origin}/`);

    // The other session has ended.
    await open.reload();
    await open.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.goto(url);
    await field('New Password').fill(next);
    await field('Confirm New Password').fill(next);
    await button('Set new password').click();
    await page.getByText('This link does not work').waitFor();
    await link('Ask for a new link').click();
    await page.waitForURL('**/forgot-password');
  });

  test('with a second factor, from the app and from paper', async () => {
    const { email, token } = await site().newAccount();
    const { secret } = await post('/two-factor/start', { password }, token);
    const { recoveryCodes } = await post('/two-factor/confirm', { code: codeOf(secret) }, token);
    const page = await site().newTab();
    const { field, button, signIn } = partsOf(page);

    await page.goto('/login');
    await signIn(email, password);
    await field('Authentication code').waitFor();
    expect(await field('Authentication code').getAttribute('autocomplete')).toBe('one-time-code');
    await field('Authentication code').fill('000 000');
    await button('Sign In').click();
    await page.getByText('This code is not right').waitFor();
    await button('Back').click();
    await signIn(email, password);
    await field('Authentication code').fill(codeOf(secret, 1));
    await button('Sign In').click();
    await page.getByText('Welcome back, Test').waitFor();
    await page.waitForURL(`${site().origin}/`);

    const other = await site().newTab();
    const parts = partsOf(other);
    await other.goto('/login');
    await parts.signIn(email, password);
    await parts.button('Use a recovery code').click();
    await parts.field('Recovery code').fill(recoveryCodes[0].toLowerCase());
    await parts.button('Sign In').click();
    await other.getByText('Welcome back, Test').waitFor();
  });

  test('an address is verified by the newest mail, whether signed in or not', async () => {
    const { page, email } = await site().newSignedInPage();
    const { button } = partsOf(page);
    await page.goto('/verify-email#token=old');
    await page.getByText('This link does not work').waitFor();
    await page.getByText('If you have verified your address, there is nothing else to do.').waitFor();
    await page.waitForURL(`${site().origin}/verify-email`);
    await button('Send another mail').click();
    await page.getByText('Another link is on its way').waitFor();

    const url = (await site().mailTo(email)).link;
    const stranger = await site().newTab();
    await stranger.goto(url);
    await stranger.getByText('Your e-mail address is verified').waitFor();
    await page.goto('/verify-email');
    await page.getByText('Your e-mail address is verified').waitFor();
  });
});
