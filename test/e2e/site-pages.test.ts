import { beforeAll, expect, test } from 'vitest';
import { seedDemoProfile } from '../../db/seeds/demo-profile';
import { sitePages } from '../../src/server/site/site-pages';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';

describeInBrowser('the pages of the product', () => {
  const site = useTestSite();
  beforeAll(async () => {
    await seedDemoProfile(site().db, { passwordHash: 'none' });
  });

  test.each(sitePages)(
    '$path is accessible on a phone in the dark, and shows the same without JavaScript',
    async ({ path }) => {
      const page = await site().newTab();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 720 });
      await page.goto(path);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccessible(page, 'contrast');
      expect(complaints).toEqual([]);

      const context = await site().newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(path);
      expect(await plain.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await plain.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(10);
      await context.close();
    },
  );
});
