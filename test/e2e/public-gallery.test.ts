import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { makeImage } from '../support/images';
import { restOf } from '../support/section-screens';

describeInBrowser('the gallery of the public page', () => {
  const site = useTestSite();

  /** A profile with three photos, and its page in its own browser. */
  async function start(options: Parameters<ReturnType<typeof site>['newContext']>[0] = {}) {
    const { slug, token } = await site().newAccount();
    const rest = restOf(site().origin, token);
    for (const [index, caption] of ['Bridge', 'Anvil', 'Choir'].entries()) {
      const content = await makeImage('jpeg', 900 + index * 400, 900);
      const fields = { caption, category: 'work', tags: 'iron' };
      await rest.upload('gallery/upload', 'images', [{ name: 'a.jpg', type: 'image/jpeg', content, fields }]);
    }
    const page = await (await site().newContext(options)).newPage();
    await page.goto(`/profile/${slug}`);
    return { page, link: (caption: string) => page.getByRole('link', { name: caption, exact: true }) };
  }

  test('opens each photo large, by keyboard alone', async () => {
    const { page, link } = await start();
    const dialog = page.getByRole('dialog');
    const shows = (words: string) => page.getByRole('dialog', { name: words }).waitFor();
    await link('Anvil').focus();
    await page.keyboard.press('Enter');
    await shows('2 of 3 Anvil');
    await dialog.getByRole('img', { name: 'Anvil' }).waitFor();
    for (const [key, words] of [
      ['ArrowRight', '3 of 3 Choir'],
      ['ArrowRight', '1 of 3 Bridge'],
      ['ArrowLeft', '3 of 3 Choir'],
      ['Home', '1 of 3 Bridge'],
      ['End', '3 of 3 Choir'],
    ] as const) {
      await page.keyboard.press(key);
      await shows(words);
    }
    // The browser's own buttons may get the focus in between, the page behind never.
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('dialog, body')?.nodeName.toLowerCase());
    for (let count = 0; count < 5; count += 1) {
      await page.keyboard.press('Tab');
      if ((await focused()) === 'body')
        expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await link('Choir').evaluate((element) => element === document.activeElement)).toBe(true);

    // Back closes the picture first, and only then leaves the page.
    await page.keyboard.press('Enter');
    await shows('3 of 3 Choir');
    const address = page.url();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(address);
    await link('Choir').waitFor();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    await page.context().close();
  });

  test('swipes by touch on a phone', async () => {
    const viewport = { width: 390, height: 844 };
    const { page, link } = await start({ viewport, hasTouch: true, isMobile: true });
    const shows = (words: string) => page.getByRole('dialog', { name: words }).waitFor();
    await link('Bridge').tap();
    await shows('1 of 3 Bridge');
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'contrast');
    const swipe = (from: number, to: number) =>
      page.locator('.lightbox-stage').evaluate(
        (stage, [start, end]) => {
          for (const [type, x] of [
            ['touchstart', start],
            ['touchend', end],
          ] as const) {
            const touch = new Touch({ identifier: 1, target: stage, clientX: x, clientY: 300 });
            const touches = type === 'touchstart' ? [touch] : [];
            stage.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [touch], bubbles: true }));
          }
        },
        [from, to] as const,
      );
    await swipe(300, 100);
    await shows('2 of 3 Anvil');
    await swipe(100, 300);
    await shows('1 of 3 Bridge');
    await page.getByRole('button', { name: 'Next photo' }).tap();
    await shows('2 of 3 Anvil');
    await page.getByRole('button', { name: 'Previous photo' }).tap();
    await shows('1 of 3 Bridge');
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.context().close();
  });

  test('has plain links to the photos without JavaScript', async () => {
    const { page, link } = await start({ javaScriptEnabled: false });
    await link('Choir').click();
    await expect.poll(() => page.url()).toMatch(/\/api\/files\/[\w-]+\?w=1920$/);
    await page.context().close();
  });
});
