import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { restOf, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

const isOpen = (page: Page, name: string) =>
  expect.poll(() => page.getByRole('tab', { name, selected: true }).count()).toBe(1);

test('the first list is open where all are empty', async () => {
  const { page } = await site.newSignedInPage();
  await page.goto('/more-sections');
  await isOpen(page, 'Projects');
});

test('the first list that has entries is open, unless the address names one', async () => {
  const { page, token } = await site.newSignedInPage();
  await restOf(site.origin, token).seed(screenOf('languages'), ['German']);
  await page.goto('/more-sections');
  await isOpen(page, 'Languages');
  await page.goto('/more-sections?tab=awards');
  await isOpen(page, 'Awards');
});
