import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';

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

    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const wanted: string[] = [];
    await page.route('**/*.woff2', async (route) => {
      wanted.push(new URL(route.request().url()).pathname);
      await isReleased;
      await route.continue();
    });
    await page.goto(`/profile/${slug}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const hasOurFonts = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Variable/.test(family) && status === 'loaded'),
      );
    expect(await hasOurFonts()).toBe(false);

    release();
    const shift = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      await document.fonts.ready;
      await frame();
      await frame();
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().reduce((sum, entry) => sum + entry.toJSON().value, 0);
    });
    expect(await hasOurFonts()).toBe(true);
    expect(shift).toBeLessThan(0.01);

    const preloaded = page.locator('link[rel=preload][as=font]');
    const hrefs = await preloaded.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual(wanted.toSorted());
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
