import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Design, ProfileDesign } from '../../src/contracts/design';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { restOf, screenOf } from '../support/section-screens';

describeInBrowser('the design screen', () => {
  const site = useTestSite();

  async function start() {
    const account = await site().newSignedInPage();
    const { page, token, slug } = account;
    const rest = restOf(site().origin, token);
    await rest.seed(screenOf('skills'), ['First']);
    const stored = () => rest.send<ProfileDesign>('GET', '/design');
    const visited = async () => (await fetch(`${site().origin}/profile/${slug}`)).text();
    await page.goto('/design');
    await shownFrame(page).locator('#skills').waitFor();
    return { ...account, rest, stored, visited };
  }

  const shownFrame = (page: Page) => page.frameLocator('iframe[data-shown=true]');
  const theme = (page: Page, name: string) =>
    page
      .getByRole('group', { name: 'Theme', exact: true })
      .getByRole('radio', { name: new RegExp(`^${name}`) });
  const published = (page: Page) => page.getByRole('heading', { name: 'Published', exact: true });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('shows the looks of the CV by its first page', async () => {
    const { page } = await start();
    const looks = page.getByRole('group', { name: 'Look of the CV' });
    await looks.scrollIntoViewIfNeeded();
    const widths = () =>
      looks
        .locator('img')
        .evaluateAll((images) => images.map((each) => (each as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual([480, 480, 480, 480]);
  });

  test('shows a choice at once, keeps it as a draft, publishes it and takes that back', async () => {
    const { page, stored, visited } = await start();
    const before = await visited();
    const section = page.getByRole('switch', { name: 'Skills' });
    await section.uncheck();
    await theme(page, 'Swiss').check();
    await page.getByText('Draft saved.').waitFor();
    await shownFrame(page).locator('#skills').waitFor({ state: 'detached' });
    await page.getByText('Theme: Swiss').waitFor();
    await page.getByText('Skills is hidden').waitFor();
    expect((await stored()).draft.theme).toBe('swiss');
    expect(await visited()).toBe(before);

    await page.reload();
    await page.getByText('Skills is hidden').waitFor();
    expect(await theme(page, 'Swiss').isChecked()).toBe(true);
    await button(page, 'Publish').click();
    await published(page).waitFor();
    expect(await visited()).not.toContain('id="skills"');
    await page.reload();
    await button(page, 'Undo the last publication').click();

    await page.getByText('Publication undone').waitFor();
    expect(await visited()).toContain('id="skills"');
    // What was published is a draft again.
    await page.getByText('Skills is hidden').waitFor();
    await button(page, 'Discard changes').click();
    await published(page).waitFor();
    expect(await section.isChecked()).toBe(true);
    await shownFrame(page).locator('#skills').waitFor();
  });

  test('undoes and redoes each change, by button and by keyboard, without undoing what is typed', async () => {
    const { page, stored } = await start();
    const saved = async () => {
      const { draft } = await stored();
      return [draft.theme, draft.sections.find(({ key }) => key === 'skills')?.isShown];
    };
    const isDisabled = (name: string) => button(page, name).getAttribute('aria-disabled');
    expect([await isDisabled('Undo change'), await isDisabled('Redo change')]).toEqual(['true', 'true']);
    await theme(page, 'Swiss').check();
    await expect.poll(saved).toEqual(['swiss', true]);
    await page.getByText('Draft saved.').waitFor();
    await page.getByRole('switch', { name: 'Skills' }).uncheck();
    await expect.poll(saved).toEqual(['swiss', false]);

    await button(page, 'Undo change').click();
    await expect.poll(saved).toEqual(['swiss', true]);
    await theme(page, 'Swiss').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(saved).toEqual(['editorial', true]);
    expect(await isDisabled('Undo change')).toBe('true');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(saved).toEqual(['swiss', true]);
    const address = page.getByRole('textbox', { name: 'Address of your page' });
    await address.press('x');
    await address.press('Control+z');
    await button(page, 'Redo change').click();
    await expect.poll(saved).toEqual(['swiss', false]);
  });

  test('keeps what was chosen just before leaving, even while an earlier choice is being saved', async () => {
    const { page, stored } = await start();
    await theme(page, 'Swiss').check();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(async () => (await stored()).draft.theme).toBe('swiss');
    await page.getByRole('link', { name: 'Change how it looks' }).click();
    await theme(page, 'Swiss').and(page.locator(':checked')).waitFor();
    // Saved, but the page is left before it hears of that. An intercepted request could not outlive the page.
    await page.evaluate(() => {
      const send = window.fetch;
      window.fetch = async (...request) => {
        window.fetch = send;
        await send(...request);
        return new Promise<Response>(() => {});
      };
    });
    await theme(page, 'Sidebar').check();
    await expect.poll(async () => (await stored()).draft.theme).toBe('sidebar');
    await theme(page, 'Showcase').check();
    // As by a link. A page that is told to go by the browser gets half a second to notice, and none after that.
    await page.evaluate(() => window.location.assign('about:blank'));
    await expect.poll(async () => (await stored()).draft.theme).toBe('showcase');
  });

  test('keeps its place in the page when the draft changes, and shows the width of a phone', async () => {
    const { page, profileId } = await start();
    // Fills more than the height of the frame.
    const bio = 'Told at length.\n\n'.repeat(100);
    await site().db.updateTable('profiles').set({ bio }).where('id', '=', profileId).execute();
    await page.reload();
    await shownFrame(page).getByText('Told at length.').first().waitFor();
    const scrolled = () =>
      shownFrame(page)
        .locator('body')
        .evaluate((body) => body.ownerDocument.defaultView?.scrollY);
    await page.getByText('Phone', { exact: true }).click();
    await expect
      .poll(() =>
        shownFrame(page)
          .locator('body')
          .evaluate((body) => body.ownerDocument.defaultView?.innerWidth),
      )
      .toBe(390);
    await shownFrame(page)
      .locator('body')
      .evaluate((body) => {
        body.ownerDocument.defaultView?.scrollTo({ top: 40, behavior: 'instant' });
      });
    const old = await page.locator('iframe[data-shown=true]').elementHandle();
    await page.getByRole('radio', { name: 'Teal' }).check();
    await page.getByText('Draft saved.').waitFor();
    await expect.poll(() => old?.evaluate((frame) => frame.isConnected)).toBe(false);
    expect(await scrolled()).toBeGreaterThan(0);
  });

  test('orders the sections by keyboard', async () => {
    const { page, stored } = await start();
    const handle = page.getByRole('button', { name: 'Reorder Contact' });
    await handle.focus();
    await page.keyboard.press('Space');
    await page.getByText(/^Contact is at position 14 of 14/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText(/^Contact is at position 13 of 14/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.getByText('The sections stand in another order').waitFor();
    await page.getByText('Draft saved.').waitFor();
    expect((await stored()).draft.sections.map(({ key }) => key).indexOf('contact')).toBe(12);
    await page.getByRole('button', { name: 'Move Contact up' }).press('Enter');
    await expect
      .poll(async () => (await stored()).draft.sections.findIndex(({ key }) => key === 'contact'))
      .toBe(11);
  });

  test('shows both versions where another tab has changed the draft', async () => {
    const { page, rest, stored } = await start();
    const { draft } = await stored();
    const theirs: Design = { ...draft, theme: 'document' };
    await rest.send('PUT', '/design/draft', { design: theirs });
    await theme(page, 'Swiss').check();
    const versions = page.getByRole('region', { name: 'Two versions' });
    await versions.getByText('Document').waitFor();
    await versions.getByText('Swiss').waitFor();
    expect((await stored()).draft.theme).toBe('document');
    await versions.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByText('Draft saved.').waitFor();
    expect((await stored()).draft.theme).toBe('swiss');

    await rest.send('PUT', '/design/draft', { design: theirs });
    await theme(page, 'Showcase').check();
    await versions.getByRole('button', { name: 'Take theirs' }).click();
    await theme(page, 'Document').and(page.locator(':checked')).waitFor();
  });

  test('fits on a phone, in type of twice the size too', async () => {
    const { page } = await start();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('radio', { name: 'Red' }).check();
    await page.getByText('Draft saved.').waitFor();
    await button(page, 'Publish').click();
    await button(page, 'Undo the last publication').waitFor();
    const cut = () =>
      page
        .getByRole('region', { name: 'Published' })
        .locator('.mantine-Button-label')
        .evaluateAll((elements) =>
          elements
            .filter(
              ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 160)),
        );
    expect(await cut()).toEqual([]);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectAccessible(page);
    expect(await cut()).toEqual([]);
    const bottomOf = async (place: Locator) => {
      const box = await place.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const header = page.getByRole('banner').first();
    const menu = page.getByRole('button', { name: 'Open the menu' });
    expect(await bottomOf(menu)).toBeLessThanOrEqual(await bottomOf(header));
  });

  test('keeps the switch of the preview as high as it is, however low the window', async () => {
    const { page } = await start();
    const toggle = page.getByRole('radiogroup', { name: 'Width of the preview' });
    const stage = page.locator('[aria-busy]:has(> iframe)');
    const sizes = [
      [1440, 900],
      [320, 640],
      [844, 390],
    ] as const;
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const box = await page.getByRole('region', { name: 'Preview' }).boundingBox();
      const [switchBox, stageBox] = [await toggle.boundingBox(), await stage.boundingBox()];
      expect(switchBox?.height).toBeGreaterThanOrEqual(36);
      expect(stageBox?.height).toBeGreaterThan(150);
      const bottomOf = (each: typeof box) => (each?.y ?? 0) + (each?.height ?? 0);
      expect(bottomOf(stageBox)).toBeLessThanOrEqual(bottomOf(box) + 0.5);
    }
  });

  test('keeps the focus in sight beside the pinned preview, and the page where it is', async () => {
    const { page } = await start();
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement?.closest('label') ?? document.activeElement;
        if (!focused || focused === document.body || focused instanceof HTMLIFrameElement)
          return 'no control';
        const { left, top, width, height } = focused.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there && (focused.contains(there) || there.contains(focused))
          ? ''
          : focused.outerHTML.slice(0, 160);
      });
    for (const [width, height] of [
      [1152, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole('radio', { name: /^Public/ }).focus();
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Shift+Tab');
        expect(await covered()).toBe('');
      }
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      const before = await scrolled();
      expect(before).toBeGreaterThan(200);
      await page.getByText(width > 1000 ? 'Phone' : 'Desktop', { exact: true }).click();
      expect(await scrolled()).toBe(before);
    }
  });
});
