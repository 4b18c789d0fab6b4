import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { restOf } from '../support/section-screens';

/** The screens of lists, with the role of an entry. */
const lists: [path: string, role: 'article' | 'listitem'][] = [
  ['/ten-facts', 'article'],
  ['/gallery', 'article'],
  ['/skills', 'article'],
  ['/work-experience', 'article'],
  ['/education-certifications', 'article'],
  ['/education-certifications?tab=certifications', 'article'],
  ['/testimonials', 'article'],
  ['/contact', 'article'],
  ['/links', 'listitem'],
  ['/employer-contacts', 'listitem'],
  ['/portfolios', 'listitem'],
];

/** Below which nothing begins to be listed, in pixels, by the width of the window. */
const lowest = { 1440: 400, 390: 600 };
/** Of the demo profile's skills: two for each, and what is above them. */
const mostControls = 50;

describeInBrowser('the content comes first', () => {
  const site = useTestSite();
  let page: Page;
  beforeAll(async () => {
    page = await site().newTabOf((await site().addDemo()).token);
  });

  /** Buttons that show less than their words. */
  const cutOffLabels = (shown = page) =>
    shown
      .locator('.mantine-Button-label')
      .filter({ visible: true })
      .evaluateAll((labels) =>
        labels
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );

  test.each(lists)(
    'the first entry of %s is on the first screen, and no button is cut off',
    async (path, role) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      // Contacts are a table where there is room.
      const rows = page.getByRole('table', { name: 'Contacts' }).getByRole('row').nth(1);
      const main = page.getByRole('main');
      const entry = main.getByRole(role).or(rows).filter({ visible: true }).first();
      const top = async () => (await entry.boundingBox())?.y;
      await entry.waitFor();
      expect(await top()).toBeLessThan(lowest[1440]);
      await page.setViewportSize({ width: 390, height: 844 });
      await entry.waitFor();
      expect(await top()).toBeLessThan(lowest[390]);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => cutOffLabels(), { message: `labels cut off at ${width}` }).toEqual([]);
      }
    },
  );

  test('a proposed address of a long name fits on a phone', async () => {
    const { page, token } = await site().newSignedInPage();
    await restOf(site().origin, token).send('PATCH', '', {
      displayName: 'Joan Sebastian Bartholomew Lombana Patiño',
      profileSlug: 'portfolio-123456',
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const box = await page.getByRole('button', { name: /^Use “joan-sebastian/ }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390 - 16);
    expect(await cutOffLabels(page)).toEqual([]);
  });

  test('a message covers no control of a phone', async () => {
    const context = await site().newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/login?tab=sign-up');
    await page.getByRole('textbox', { name: 'Email' }).fill('short@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('short');
    await page.keyboard.press('Enter');
    const message = await page.getByRole('alert').filter({ hasText: 'Registration failed' }).boundingBox();
    const controls = page.getByRole('tabpanel').locator('input, button').filter({ visible: true });
    const tops = await controls.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(5);
    expect(Math.min(...tops)).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0));
    await context.close();
  });

  test('what leads on is shown beside a tab that has not loaded', async () => {
    const { page } = await site().newSignedInPage();
    await page.goto('/education-certifications');
    await page.getByRole('link', { name: /^Next: / }).waitFor();
  });

  test('a skill has the controls of a quiet row', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/skills');
    const main = page.getByRole('main');
    await main.getByRole('article').first().waitFor();
    const controls = main.locator('button, a[href], input, select, textarea').filter({ visible: true });
    expect(await controls.count()).toBeLessThanOrEqual(mostControls);
  });
});
