import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';

describeInBrowser('the landing page', () => {
  const site = useTestSite();
  beforeEach(async () => {
    await site().db.updateTable('settings').set({ registration: 'open', isMaintenanceOn: false }).execute();
  });

  const start = (page: Page) => page.getByRole('button', { name: 'Start your portfolio' }).first();
  const emailOf = (page: Page) => page.getByLabel('Email address').first();

  test('carries an address to the sign-up form, after half a second', async () => {
    const page = await site().newTab();
    await page.clock.install();
    await page.goto('/landing');
    await start(page).click();
    expect(await emailOf(page).evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
    await emailOf(page).fill('ada@example.com');
    await page.clock.pauseAt(Date.now() + 60_000);
    await start(page).click();
    await page.clock.runFor(499);
    expect(await start(page).isDisabled()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/landing');
    await page.clock.runFor(1);
    await page.clock.resume();
    await page.waitForURL('**/login?tab=sign-up&email=ada%40example.com');
    await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('ada@example.com');

    await page.goBack();
    await start(page).waitFor();
    expect(await start(page).isDisabled()).toBe(false);
    await page.context().close();
  });

  test('does the same without JavaScript', async () => {
    const context = await site().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/landing');
    await emailOf(page).fill('ada@example.com');
    await start(page).click();
    await page.waitForURL('**/login?tab=sign-up&email=ada%40example.com');
    await context.close();
  });

  test('leads a newcomer to a first public profile in at most 12 interactions', async () => {
    // A late failure has already taken the address.
    await site().db.deleteFrom('accounts').execute();
    const page = await site().newTab();
    let interactions = 0;
    const act = async (action: Promise<unknown>) => {
      interactions += 1;
      await action;
    };
    await page.goto('/landing');
    await act(emailOf(page).fill('first@example.com'));
    await act(start(page).click());
    await page.waitForURL('**/login**');
    await act(page.getByRole('textbox', { name: 'Password' }).fill(password));
    await act(page.getByRole('button', { name: 'Create Account' }).click());
    await page.getByText('Your account has been created. Please log in.').waitFor();
    await act(page.getByRole('textbox', { name: 'Password' }).fill(password));
    await act(page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click());
    await page.getByText('0/9 sections complete').waitFor();
    await act(page.getByRole('link', { name: 'Complete Next' }).click());
    await page.waitForURL('**/upload-cv');
    await page.getByLabel(/Display Name/i).waitFor();
    const cv = makePdf(['Ada King', 'Engineer', 'Skills', 'Mathematics, Engines']);
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv };
    await act(page.locator('input[type=file]').setInputFiles(file));
    await page.getByRole('button', { name: 'Choose Different File' }).waitFor();
    await act(page.getByRole('button', { name: /^Upload/ }).click());
    await page.getByText('CV uploaded successfully').waitFor();
    await act(page.getByLabel(/Display Name/i).fill('Ada King'));
    await act(page.getByRole('button', { name: /Save/ }).click());
    await page.getByText('Profile information updated').waitFor();
    expect(interactions).toBeLessThanOrEqual(12);

    const { profileSlug } = await site()
      .db.selectFrom('profiles')
      .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
      .select('profileSlug')
      .where('email', '=', 'first@example.com')
      .executeTakeFirstOrThrow();
    const stranger = await site().newTab();
    await stranger.goto(`/profile/${profileSlug}`);
    await stranger.getByRole('heading', { level: 1, name: 'Ada King' }).waitFor();
  });

  test('is shown at every screen that needs a session, and where a session has ended', async () => {
    const stranger = await site().newTab();
    await stranger.goto('/gallery');
    await start(stranger).waitFor();
    expect(await stranger.evaluate(() => document.querySelector('#root'))).toBeNull();

    const { page } = await site().newSignedInPage();
    await page.goto('/skills');
    await page.getByRole('heading', { name: 'Skills & Technologies' }).waitFor();
    await site().db.deleteFrom('sessions').execute();
    await page.goto('/skills');
    await page.waitForURL('**/landing');
    await page.getByRole('heading', { level: 1, name: 'Your story, beautifully told' }).waitFor();
  });

  test('is the same page for members, who go on from there', async () => {
    const { page } = await site().newSignedInPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Landing Page' }).click();
    await page.getByRole('link', { name: 'Go on with your portfolio' }).first().click();
    await page.getByText('0/9 sections complete').waitFor();
  });

  test('says so where nobody may register, and where nothing can be changed', async () => {
    const page = await site().newTab();
    const values = {
      registration: 'closed',
      isMaintenanceOn: true,
      maintenanceMessage: 'Back at noon.',
    } as const;
    await site().db.updateTable('settings').set(values).execute();
    // The page is rendered again once a second.
    await expect
      .poll(
        async () => {
          await page.goto('/landing');
          return page.getByText('Registration is closed').count();
        },
        { interval: 1_000 },
      )
      .toBe(2);
    await page.getByText('Back at noon.').waitFor();
    expect(await start(page).count()).toBe(0);
  });

  test('moves its pictures once they are seen, and never for whoever asked for less', async () => {
    for (const [reducedMotion, expected] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      const context = await site().newContext({ reducedMotion });
      const page = await context.newPage();
      await page.goto('/landing');
      const picture = page.locator('[data-moves]').first();
      await picture.scrollIntoViewIfNeeded();
      await page.locator('[data-moves].moving').first().waitFor();
      const names = await picture
        .locator('.draft')
        .first()
        .evaluate((draft) => getComputedStyle(draft).animationName);
      expect(names !== 'none').toBe(expected);
      await context.close();
    }
  });
});
