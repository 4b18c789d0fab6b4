import { expect, test } from 'vitest';
import { type Theme, themes } from '../../src/contracts/design';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { restOf } from '../support/section-screens';

describeInBrowser('the name on the public page', () => {
  const site = useTestSite();

  async function openPage(displayName: string, width: number, theme: Theme = 'editorial') {
    const { slug, profileId, token } = await site().newAccount();
    const place = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
    const person = { displayName, location: place };
    await site().db.updateTable('profiles').set(person).where('id', '=', profileId).execute();
    await restOf(site().origin, token).publish(theme);
    const page = await (await site().newContext({ viewport: { width, height: 844 } })).newPage();
    await page.goto(`/profile/${slug}`);
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  test.each([320, 768, 1440])('breaks no word, at %i pixels', async (width) => {
    const page = await openPage('Christopher Featherstonehaugh-Krishnamurthy', width);
    const lines = await page.locator('.hero h1').evaluate((heading) => {
      const text = heading.firstChild;
      if (!text?.textContent) return [];
      return text.textContent.split(/[\s-]/).map((word) => {
        const range = document.createRange();
        const start = text.textContent?.indexOf(word) ?? 0;
        range.setStart(text, start);
        range.setEnd(text, start + word.length);
        return [word, range.getClientRects().length];
      });
    });
    expect(lines).toEqual([
      ['Christopher', 1],
      ['Featherstonehaugh', 1],
      ['Krishnamurthy', 1],
    ]);
    await page.context().close();
  });

  test.each(themes)('has room between lines of joined letters in the theme %s', async (theme) => {
    const page = await openPage('ليلى عبد الرحمن الحسن', 390, theme);
    const { lineHeight, fontSize } = await page.locator('.hero h1').evaluate((heading) => {
      const style = getComputedStyle(heading);
      return { lineHeight: Number.parseFloat(style.lineHeight), fontSize: Number.parseFloat(style.fontSize) };
    });
    expect(lineHeight / fontSize).toBeCloseTo(1.2);
    await page.context().close();
  });

  test.each(themes.flatMap((theme) => [390, 1440].map((width) => ({ theme, width }))))(
    'takes three lines at most in the theme $theme, at $width pixels',
    async ({ theme, width }) => {
      for (const name of [
        'María Fernanda Guadalupe Etxeberria Montenegro',
        'Professor Eleonora Konstantina Papadopoulou-Fitzgerald',
      ]) {
        const page = await openPage(name, width, theme);
        const lines = await page.locator('.hero h1').evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
        expect({ name, isShort: lines <= 3 }).toEqual({ name, isShort: true });
        await page.context().close();
      }
    },
  );

  test('never makes the page scroll sideways, however long it is', async () => {
    const page = await openPage('Wolfeschlegelsteinhausenbergerdorff'.repeat(2), 320);
    await expectAccessible(page);
    await page.context().close();
  });
});
