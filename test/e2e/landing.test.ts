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

  test('shows its prices to strangers who ask for /pricing', async () => {
    const page = await site().newTab();
    await page.goto('/pricing');
    await page.waitForURL('**/landing#pricing');
    const prices = page.getByRole('region', { name: 'Everything, free' });
    await expect.poll(() => prices.evaluate((region) => region.getBoundingClientRect().top < 100)).toBe(true);
    await page.context().close();
  });

  test('shows pictures of the product in the scheme of the reader', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await site().newContext({ colorScheme });
      const page = await context.newPage();
      await page.goto('/landing');
      const pictures = page
        .getByRole('region', { name: 'From your CV to a page people read' })
        .getByRole('img');
      expect(await pictures.count()).toBe(3);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc && image.naturalWidth))
          .toBeGreaterThan(500);
        expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(colorScheme);
      }
      await context.close();
    }
  });

  test.each([390, 768, 1280, 1440])(
    'does not move when its fonts arrive late on a screen of %i pixels',
    async (width) => {
      const page = await site().newTab();
      await page.setViewportSize({ width, height: 900 });
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto('/landing', { waitUntil: 'domcontentloaded' });
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      const before = await title.boundingBox();
      arrive();
      await page.evaluate(() => document.fonts.ready);
      expect((await title.boundingBox())?.height).toBe(before?.height);
      await page.context().close();
    },
  );
});
