import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';

describeInBrowser('the landing page', () => {
  const site = useTestSite();
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
