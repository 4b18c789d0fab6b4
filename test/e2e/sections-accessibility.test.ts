import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { makeImage } from '../support/images';
import { restOf, sectionScreens } from '../support/section-screens';

const screens = [
  { path: '/skills', shown: 'Second' },
  { path: '/ten-facts', shown: 'Second' },
  { path: '/work-experience', shown: 'Second at Northwind' },
  { path: '/education-certifications', shown: 'PhD in Second' },
  { path: '/education-certifications?tab=certifications', shown: 'Second' },
  { path: '/testimonials', shown: 'Testimonial of Second' },
  { path: '/contact', shown: 'Second' },
  { path: '/gallery', shown: 'Second' },
];

const forms = [
  { path: '/skills', form: 'Add skill' },
  { path: '/ten-facts', form: 'Add interesting fact' },
  { path: '/work-experience', form: 'Add work experience' },
  { path: '/testimonials', form: 'Add testimonial' },
];

describeInBrowser('accessibility', () => {
  const site = useTestSite();
  let page: Page;

  beforeAll(async () => {
    const account = await site().newSignedInPage();
    page = account.page;
    const rest = restOf(site().origin, account.token);
    for (const screen of sectionScreens) await rest.seed(screen, ['First', 'Second']);
    const content = await makeImage('png');
    await rest.upload(
      'gallery/upload',
      'images',
      ['First', 'Second'].map((caption) => ({
        name: `${caption}.png`,
        type: 'image/png',
        content,
        fields: { caption, category: 'work', tags: 'sea, ships, harbour, rain' },
      })),
    );
  });

  /** Checks the page in both colour schemes, without reloading it. */
  async function expectAccessibleInBothSchemes() {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      // Only the colours depend on the scheme.
      await expectAccessible(page, colorScheme === 'light' ? 'all' : 'contrast');
    }
  }

  test.each(screens)('$path is accessible with entries', async ({ path, shown }) => {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('article', { name: shown, exact: true }).first().waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await expectAccessibleInBothSchemes();
    }
  });

  test.each(forms)('the form "$form" is accessible with its errors', async ({ path, form }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${path}?add=1`);
    await page.getByRole('form', { name: form }).locator(':focus').waitFor();
    await page.getByRole('form', { name: form }).locator('button[type=submit]').click();
    await page.getByText('There is a problem').waitFor();
    await expectAccessibleInBothSchemes();
  });
});
