import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { themes } from '../../src/contracts/design';
import { describeInBrowser, expectAccessible, type SignedInAccount, useTestSite } from '../support/browser';
import { findChromium } from '../support/chromium';
import { restOf } from '../support/section-screens';

/** HTML, style sheets and scripts, compressed; without pictures and fonts. */
const mostBytes = 60_000;

describeInBrowser('the page of the demo profile', () => {
  const site = useTestSite();
  let demo: SignedInAccount;
  beforeAll(async () => {
    demo = await site().addDemo();
  });

  /** The page on the narrowest screen. */
  async function open(options: { colorScheme?: 'light' | 'dark'; javaScriptEnabled?: boolean }) {
    const context = await site().newContext({ ...options, viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (/\.(css|js)$/.test(new URL(response.url()).pathname)) loaded.push(response.url());
    });
    await page.goto(`/profile/${demo.slug}`, { waitUntil: 'networkidle' });
    return { page, loaded, close: () => context.close() };
  }

  test.each(themes)('is accessible, small, and complete without scripts: %s', async (theme) => {
    await restOf(site().origin, demo.token).publish(theme);
    const dark = await open({ colorScheme: 'dark' });
    await expectAccessible(dark.page);
    await dark.close();

    const light = await open({ colorScheme: 'light' });
    await expectAccessible(light.page, 'contrast');
    expect(await light.page.locator('main > section').count()).toBe(8);
    expect(await light.page.locator('video').count()).toBe(1);
    const urls = [light.page.url(), ...new Set(light.loaded)];
    const sizes = await Promise.all(
      urls.map(async (url) => brotliCompressSync(await (await fetch(url)).arrayBuffer()).length),
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(mostBytes);
    // Only visits with scripts are counted, which the foot of the page then says.
    const withScripts = await light.page.locator('.intro, main').allInnerTexts();
    await light.close();

    const plain = await open({ javaScriptEnabled: false });
    expect(await plain.page.locator('.intro, main').allInnerTexts()).toEqual(withScripts);
    await plain.close();
  });

  test('does not scroll sideways beside a scrollbar, which other browsers of tests hide', async () => {
    const executablePath = findChromium() ?? '';
    const args = ['--no-sandbox', '--disable-gpu'];
    const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs: ['--hide-scrollbars'] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    for (const theme of themes) {
      await restOf(site().origin, demo.token).publish(theme);
      await page.goto(`${site().origin}/profile/${demo.slug}`);
      const [whole, shown, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth, innerWidth - clientWidth];
      });
      expect(room, 'width of the scrollbar').toBeGreaterThan(0);
      expect(whole, theme).toBe(shown);
    }
  });

  test("its owner's strip leaves the links of the bar of a phone free", async () => {
    const page = await site().newTabOf(demo.token);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/profile/${demo.slug}`);
    await page.locator('.owner-strip').waitFor();
    await page.locator('#facts').scrollIntoViewIfNeeded();
    await page.locator('.slim-bar').waitFor();
    const areFree = await page.locator('.slim-bar a').evaluateAll((links) =>
      links.map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(areFree).toEqual([true, true]);
  });

  const isLaidOut = (page: Page, section: string) =>
    page
      .locator(`#${section} .section-body > *`)
      .first()
      .evaluate((content) => content.checkVisibility({ contentVisibilityAuto: true }));

  test('lays out what is below the first screen after it, or when it is scrolled to', async () => {
    const context = await site().newContext();
    const late = await context.newPage();
    await late.route('**/public-page.client-*.js', (route) => route.abort());
    await late.goto(`/profile/${demo.slug}`);
    expect(await isLaidOut(late, 'contact')).toBe(false);
    await late.locator('#contact').scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(late, 'contact')).toBe(true);
    await context.close();

    const { page, close } = await open({});
    for (const id of await sectionsOf(page))
      await expect.poll(() => isLaidOut(page, id), { message: id }).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await close();
  });

  test('stays at the section that its address names while others are laid out', async () => {
    const context = await site().newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    // As on a slow machine: once the page has loaded, the browser goes nowhere by itself.
    await page.addInitScript(() => {
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (callback) => {
        const isLoaded = document.readyState === 'complete';
        if (isLoaded) return requestAnimationFrame(callback);
        addEventListener('load', () => requestAnimationFrame(callback));
        return 0;
      };
    });
    await page.goto(`/profile/${demo.slug}#facts`);
    for (const id of await sectionsOf(page))
      await expect.poll(() => isLaidOut(page, id), { message: id }).toBe(true);
    const isAtTop = () =>
      page.locator('#facts').evaluate((section) => {
        const { top } = section.getBoundingClientRect();
        return top >= 0 && top < 100;
      });
    await expect.poll(isAtTop).toBe(true);
    await context.close();
  });

  const sectionsOf = (page: Page) =>
    page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
});
