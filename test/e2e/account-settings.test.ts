import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountItem } from '../support/account-menu';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { password } from '../support/factories';
import { expectToast } from '../support/toast';

const nextPassword = 'quite another phrase';
const wrongCode =
  'This code is not right, or it was used already. Enter the next one that your app shows, or a recovery code.';

describeInBrowser('the account settings', () => {
  const site = useTestSite();

  function toolsOf(page: Page) {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.getByRole('textbox', { name });
    return {
      button,
      field,
      tab: (name: string) => page.getByRole('tab', { name }).click(),
      dialog: page.getByRole('dialog'),
      /** Expects the element to have the focus. */
      focusOn: (target: Locator) =>
        expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true),
      expectToast: (title: string, text?: string) => expectToast(page, title, text),
    };
  }

  async function signIn(page: Page, email: string, secret: string) {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(secret);
    await page.getByRole('button', { name: 'Sign In' }).click();
  }

  test('change names, with the specified texts', async () => {
    const { page, email } = await site().newSignedInPage();
    const { button, field, expectToast } = toolsOf(page);
    await page.goto('/');
    await (await accountItem(page, 'Account Settings')).click();
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor();

    // Read, changed and cancelled, changed and saved, refused.
    await page.getByText('Email address cannot be changed').waitFor();
    await page.getByText('Primary', { exact: true }).waitFor();
    expect(await field('Email Address').inputValue()).toBe(email);
    await page.getByText('Active', { exact: true }).waitFor();
    await button('Send the verification mail again').click();
    await expectToast('Mail sent', 'Open the link in it to verify your address.');
    const otherTab = await page.context().newPage();
    await otherTab.goto((await site().mailTo(email)).link);
    await otherTab.getByText('Your e-mail address is verified').waitFor();
    await otherTab.close();
    await page.getByText('Email Verified', { exact: true }).waitFor();
    await button('Edit').click();
    await field('First Name').fill('Zoë');
    await field('Company').fill('Harbour & Sons');
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByRole('dialog', { name: 'Leave this page?' }).getByText('Stay here').click();
    // Changes from another device stay.
    const others = { lastName: 'Elsewhere' };
    await site().db.updateTable('accounts').set(others).where('email', '=', email).execute();
    await button('Save Changes').click();
    await expectToast('Profile updated', 'Your profile has been updated successfully');
    await page.getByRole('navigation').getByText('Zoë Elsewhere').waitFor();
    await button('Edit').click();
    // A call made while offline fails at once instead of being sent later.
    await page.context().setOffline(true);
    await button('Save').click();
    await expectToast('Update failed', 'Failed to update profile');
    await page.context().setOffline(false);
    await button('Save').click();
    await expectToast('Profile updated');
  });

  test("change the password, with each refusal's text, and end sessions", async () => {
    const { page, email } = await site().newSignedInPage();
    const { button, field, tab, expectToast } = toolsOf(page);
    await page.goto('/user-profile');
    await fetch(`${site().origin}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json' },
    });
    await tab('Security');
    await button('Change Password').click();
    const fill = async (current: string, next: string, again = next) => {
      await field('Current Password').fill(current);
      await field('New Password').first().fill(next);
      await field('Confirm New Password').fill(again);
      await button('Update Password').click();
    };
    await fill(password, nextPassword, 'something else');
    await expectToast('Password mismatch', 'New password and confirmation password do not match');
    await fill(password, 'short');
    await expectToast('Password too short', 'Password must be at least 8 characters long');
    await fill('wrong', nextPassword);
    await expectToast('Password change failed', 'This is not your current password.');
    await page.getByText('This is not your current password.').waitFor();
    const other = page.getByRole('button', { name: /^End node, last used \w+ \d/ });
    await other.waitFor();
    const lookedUp = page.waitForResponse('**/trpc/auth.me*');
    await fill(password, nextPassword);
    await expectToast('Password changed', 'Your password has been updated successfully');
    await lookedUp;
    await button('End this session').waitFor();
    await other.waitFor({ state: 'detached' });
    await button('End this session').click();
    await expectToast('Logged out');
    await page.waitForURL('**/login');
  });

  test('download the data', async () => {
    const { page } = await site().newSignedInPage();
    await page.goto('/user-profile?tab=security');
    const { button } = toolsOf(page);
    const [saved] = await Promise.all([page.waitForEvent('download'), button('Download your data').click()]);
    expect(saved.suggestedFilename()).toMatch(/^storyfolio-.+\.zip$/);
  });

  test('set up two-factor sign-in, and ask for a code before the account is deleted', async () => {
    const { page } = await site().newSignedInPage();
    const { button, field, dialog, tab, expectToast, focusOn } = toolsOf(page);
    await page.goto('/');
    await (await accountItem(page, 'Account Settings')).click();
    await tab('Security');
    await button('Set up').click();
    await dialog.getByRole('textbox', { name: 'Current Password' }).fill(password);
    await button('Continue').click();
    await page.getByAltText('QR code of the key below').waitFor();
    await focusOn(dialog.getByText('Scan this with your app, or type the key in.'));
    await expectAccessible(page);
    const secret = (await dialog.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '');
    await field('Code that the app shows').fill(new TOTP({ secret }).generate());
    await button('Switch on').click();
    await focusOn(dialog.getByText('Keep these codes'));
    // They are not shown again, so neither a stray click nor the back button may close them.
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
    await page.goBack();
    await dialog.getByText('The recovery codes are not shown again.').waitFor();
    await button('Stay here').click();
    const codes = await dialog.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await button('I have kept them').click();
    await page.getByText('10 recovery codes are left.').waitFor();
    await focusOn(button('New recovery codes'));
    await button('Delete Account').click();
    await field('Current Password').fill(password);
    await field('Code of your authenticator app').fill('000000');
    await button('Delete my account').click();
    await expectToast('Deletion failed', wrongCode);
    await field('Code of your authenticator app').fill(codes[0] ?? '');
    await button('Delete my account').click();
    await expectToast('Deletion requested');
    await page.waitForURL('**/login');
  });

  test('delete, keep and deactivate the account, and redirect visitors to the sign-in form', async () => {
    const { page, email } = await site().newSignedInPage();
    const { button, expectToast } = toolsOf(page);
    await page.goto('/user-profile?tab=security');
    await button('Delete Account').click();
    await page.getByRole('textbox', { name: 'Current Password' }).fill(password);
    await button('Delete my account').click();
    await expectToast('Deletion requested');
    await page.waitForURL('**/login');
    await signIn(page, email, password);
    await page.getByRole('heading', { name: /^Your account will be deleted on \w+ \d+, \d{4}$/ }).waitFor();
    await expectAccessible(page);
    await button('Cancel deletion').click();
    await expectToast('Deletion cancelled');
    await page.goto('/user-profile?tab=security');

    await button('Deactivate Account').click();
    await page
      .getByText('Are you sure you want to deactivate your account? This action cannot be undone.')
      .waitFor();
    // Once it has started, nothing looks as if it would cancel it.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/trpc/account.deactivate*', async (route) => {
      await held;
      await route.continue();
    });
    await button('Deactivate').click();
    await button('Deactivate').and(page.locator('[aria-disabled=true]')).waitFor();
    for (const name of ['Cancel', 'Close']) expect(await button(name).isDisabled(), name).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    // The browser's next user finds no drafts.
    await page.evaluate(() => localStorage.setItem('storyfolio:draft:somebody:skills:new', '{}'));
    answer();
    await expectToast('Account deactivated');
    await page.waitForURL('**/login');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.includes('draft'))).toEqual([]);
    await page.goto('/user-profile');
    await page.waitForURL('**/login');
    await signIn(page, email, password);
    await expectToast('Login failed', 'Invalid credentials');
  });
});
