import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { themes } from '../../src/contracts/design';
import { describeInBrowser, useTestSite } from '../support/browser';
import { restOf } from '../support/section-screens';

/** Keeps fonts back until they are released. */
async function holdFonts(page: Page) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const wanted: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    wanted.push(new URL(route.request().url()).pathname);
    await isReleased;
    await route.continue();
  });
  return { release: () => release(), wanted };
}

/** Opens a page whose fonts are kept back, up to its first paint. */
async function openWithoutFonts(page: Page, slug: string) {
  await page.goto(`/profile/${slug}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** How much has moved since the first paint, once the fonts are there. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await frame();
    await frame();
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + entry.toJSON().value, 0);
  });

const bio =
  'Nine years on the bridges of cargo ships taught me to find the way by radar, by tide tables and, when both of ' +
  'them failed, by a sextant that had belonged to the grandmother of our chief engineer and was truer than either.';

describeInBrowser('a public page with late fonts', () => {
  const site = useTestSite();

  // Each name fits on one line in our font, but not in a common font of the same size.
  test.each([
    [390, 'Maren Tregenza'],
    [1440, 'Maren Coles'],
  ])('does not move when they arrive, at %i pixels', async (width, displayName) => {
    const { slug, profileId } = await site().newAccount();
    const person = {
      displayName,
      jobTitle: 'Product Manager, Wind-Assisted Shipping',
      bio,
    };
    await site().db.updateTable('profiles').set(person).where('id', '=', profileId).execute();
    const page = await (await site().newContext({ viewport: { width, height: 844 } })).newPage();

    const { release, wanted } = await holdFonts(page);
    await openWithoutFonts(page, slug);
    const hasOurFonts = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Variable/.test(family) && status === 'loaded'),
      );
    expect(await hasOurFonts()).toBe(false);

    release();
    const shift = await layoutShift(page);
    expect(await hasOurFonts()).toBe(true);
    expect(shift).toBeLessThan(0.01);

    const preloaded = page.locator('link[rel=preload][as=font]');
    const hrefs = await preloaded.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual(wanted.toSorted());
    await page.context().close();
  });

  const shown = themes.map((theme, index) => [theme, index % 2 === 0 ? 390 : 1440] as const);
  test.each(shown)('does not move with all that the demo profile has: %s, %i', async (theme, width) => {
    const { slug, token } = await site().addDemo();
    await restOf(site().origin, token).publish(theme);
    const page = await (await site().newContext({ viewport: { width, height: 844 } })).newPage();
    const { release } = await holdFonts(page);
    await openWithoutFonts(page, slug);
    await expect.poll(() => page.locator('.section-body:not(.laid-out)').count()).toBe(0);
    release();
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.context().close();
  });
});

describeInBrowser('the name on a public page', () => {
  const site = useTestSite();

  test('has strokes that an ordinary screen can draw', async () => {
    const { slug } = await site().newAccount();
    const page = await site().newTab();
    await page.goto(`/profile/${slug}`);
    const { opticalSize, tracking } = await page.locator('h1').evaluate((name) => {
      const style = getComputedStyle(name);
      return {
        opticalSize: Number(/"opsz" (\d+)/.exec(style.fontVariationSettings)?.[1]),
        tracking: Number.parseFloat(style.letterSpacing) / Number.parseFloat(style.fontSize),
      };
    });
    expect(opticalSize).toBeGreaterThanOrEqual(48);
    expect(opticalSize).toBeLessThanOrEqual(72);
    expect(tracking).toBeGreaterThan(-0.02);
  });
});
