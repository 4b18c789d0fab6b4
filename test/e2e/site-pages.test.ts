import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemoProfile } from '../../db/seeds/demo-profile';
import { sitePages } from '../../src/server/site/site-pages';
import { describeInBrowser, expectAccessible, type TestSite, useTestSite } from '../support/browser';

describeInBrowser('the pages of the product', () => {
  const site = useTestSite();
  beforeAll(async () => {
    await seedDemoProfile(site().db, { passwordHash: 'none' });
  });

  describe.each(sitePages)('$path', ({ path }) => {
    test('is accessible, on a wide screen in light and on a phone in the dark', async () => {
      const page = await openWatched(site(), path);
      await expectAccessible(page.page);
      await page.page.emulateMedia({ colorScheme: 'dark' });
      await page.page.setViewportSize({ width: 320, height: 720 });
      await expectAccessible(page.page, 'contrast');
      expect(page.complaints).toEqual([]);
    });

    test('shows the same without JavaScript', async () => {
      const context = await site().newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(10);
      await context.close();
    });
  });
});

/** A tab on the page, with what the browser complains about. */
async function openWatched(site: TestSite, path: string) {
  const page = await site.newTab();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  return { page, complaints };
}
