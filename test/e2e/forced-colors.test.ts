import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { restOf, screenOf } from '../support/section-screens';

describeInBrowser('forced colors, as in the high contrast of Windows,', () => {
  const site = useTestSite();

  async function open(path: string) {
    const account = await site().newSignedInPage();
    await account.page.emulateMedia({ forcedColors: 'active' });
    await account.page.goto(path);
    return account;
  }

  /** What can be seen of it when neither the pointer nor the focus is there. */
  async function look(page: Page, seen: Locator) {
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    return (await seen.screenshot({ animations: 'disabled' })).toString('base64');
  }

  /** The background as it is painted in the end, with the system's colors instead of the author's. */
  const paint = (seen: Locator) =>
    seen.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(element).backgroundColor;
    });

  test('leave visible which switch is on, and which design is chosen', async () => {
    const { page } = await open('/design');
    const track = page.locator('.mantine-Switch-track').first();
    const on = await look(page, track);
    await page.getByRole('switch').first().uncheck();
    expect(await look(page, track)).not.toBe(on);

    const phone = page.getByText('Phone', { exact: true });
    const unchosen = await look(page, phone);
    await phone.click();
    expect(await look(page, phone)).not.toBe(unchosen);

    const red = page.locator('label', { hasText: 'Red' });
    const green = page.locator('label', { hasText: 'Green' });
    expect(await paint(red.locator('span').first())).toBe('rgb(179, 38, 30)');
    const unmarked = await look(page, green);
    await green.click();
    expect(await look(page, green)).not.toBe(unmarked);
  });

  test('leave visible what is chosen and how far it is', async () => {
    const { page, token } = await open('/healthz');
    await restOf(site().origin, token).seed(screenOf('skills'), ['First']);
    await page.goto('/share-profile');
    const radio = (name: string) => page.getByRole('radio', { name });
    await radio('Unlisted').check();
    expect(await paint(radio('Unlisted'))).not.toBe(await paint(radio('Public')));
    const progress = page.getByRole('progressbar', { name: 'Completeness' });
    const track = page.locator('.mantine-Progress-root', { has: progress });
    expect(await paint(progress)).not.toBe(await paint(track));
  });
});
