import type { Route } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { makeImage, makeNoise } from '../support/images';
import { restOf } from '../support/section-screens';
import { expectToast } from '../support/toast';

/** The answer to an upload once its session has ended. */
const hasEnded = (route: Route) =>
  route.fulfill({ status: 401, json: { message: 'Please sign in first.', code: 'UNAUTHORIZED' } });

describeInBrowser('the gallery', () => {
  const site = useTestSite();

  /** The gallery with three images; the one uploaded last is the newest. */
  async function start() {
    const { page, token } = await site().newSignedInPage();
    const rest = restOf(site().origin, token);
    const content = await makeImage('jpeg');
    const images = [
      { caption: 'Bridge', category: 'travel', tags: 'river, stone, rain, night, lamps' },
      { caption: 'Anvil', category: 'work', tags: 'iron' },
      { caption: 'Choir', category: 'personal', tags: 'river' },
    ];
    for (const fields of images) {
      const file = { name: `${fields.caption}.jpg`, type: 'image/jpeg', content, fields };
      await rest.upload('gallery/upload', 'images', [file]);
    }
    await page.goto('/gallery');
    const image = (caption: string) => page.getByRole('article', { name: caption, exact: true });
    await image('Bridge').waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const act = async (caption: string, action: 'Edit' | 'Delete') => {
      await button(`Actions for ${caption}`).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    return {
      page,
      image,
      button,
      act,
      stored: () => rest.list('gallery'),
      shown: () =>
        page
          .getByRole('article')
          .evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-label'))),
      expectToast: (text: string, title = 'Success') => expectToast(page, title, text),
    };
  }

  test('changes captions and favourites, rolls back if the server fails, and searches', async () => {
    const { page, image, button, act, shown, stored, expectToast } = await start();
    const form = page.getByRole('form', { name: /^Edit / });
    await act('Anvil', 'Edit');
    await form.locator('input:focus').waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await act('Anvil', 'Edit');
    await form.getByLabel('Caption').fill('Hammer');
    await form.getByLabel('Category').selectOption('portfolio');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectToast('Image updated');
    await image('Hammer').waitFor();
    expect(await stored()).toMatchObject([{}, { caption: 'Hammer', category: 'portfolio' }, {}]);

    await page.route(
      (url) => url.pathname.endsWith('.update'),
      (route) => route.fulfill({ status: 500 }),
      { times: 1 },
    );
    await act('Hammer', 'Edit');
    await form.getByLabel('Caption').fill('Tongs');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectToast('Failed to update image', 'Error');
    expect(await form.getByLabel('Caption').inputValue()).toBe('Tongs');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await image('Hammer').waitFor();
    await button('Favorite Choir').click();
    await page.locator('[aria-label="Favorite Choir"][aria-pressed=true]').waitFor();
    await expect.poll(async () => (await stored()).at(-1)?.metadata).toMatchObject({ favorite: true });
    await page.getByPlaceholder('Search photos by caption or tags...').fill('RIVER');
    await expect.poll(shown).toEqual(['Choir', 'Bridge']);
    await page.reload();
    await image('Hammer').waitFor();
  });

  test('adds sample photos, and says once why they are refused', async () => {
    const { page, button, shown, stored, expectToast } = await start();
    await button('Add Sample Photos').click();
    await expectToast('Images uploaded successfully');
    expect(await shown()).toHaveLength(9);
    const categories = ['work', 'education', 'achievements', 'personal', 'travel', 'portfolio'];
    expect((await stored()).slice(3).map(({ category }) => category)).toEqual(categories);

    let asked = 0;
    await page.route('**/gallery/upload', (route) => {
      asked += 1;
      return route.fulfill({ status: 409, json: { message: 'The Free plan stores 100 MB.' } });
    });
    await button('Add Sample Photos').click();
    await expectToast('Failed to add image. The Free plan stores 100 MB.', 'Error');
    expect(asked).toBe(1);
  });

  test('downloads one photo as it is and a selection as one zip, and shows a refusal', async () => {
    const { page, button, expectToast } = await start();
    const saved = async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
      return download.suggestedFilename();
    };
    await page.getByRole('checkbox', { name: 'Select Choir' }).check();
    expect(await saved()).toBe('Choir.webp');
    await page.getByRole('checkbox', { name: 'Select Bridge' }).check();
    expect(await saved()).toBe('photos.zip');

    await page.route('**/gallery/download*', (route) =>
      route.fulfill({ status: 429, json: { message: 'Wait a minute.' } }),
    );
    await button('Download').click();
    await expectToast('Wait a minute.', 'Download failed');
  });

  test('asks before it discards a selection, and says what was uploaded', async () => {
    const { page, button, stored, expectToast } = await start();
    const upload = page.getByRole('dialog', { name: 'Upload Photos' });
    const question = page.getByRole('dialog', { name: 'Stop uploading?' });
    const caption = page.getByLabel('Caption');
    await button('Upload Photos').click();
    await upload.waitFor();
    await page.keyboard.press('Escape');
    await upload.waitFor({ state: 'hidden' });

    await button('Upload Photos').click();
    const buffer = await makeImage('jpeg');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await caption.fill('Harbour');
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await caption.inputValue()).toBe('Harbour');
    await button('Upload').click();
    await expectToast('Image added to gallery');
    expect(await stored()).toMatchObject([{}, {}, {}, { caption: 'Harbour' }]);

    await page.route('**/gallery/upload', () => {}, { times: 1 });
    await button('Upload Photos').click();
    await page.locator('input[type=file]').setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer });
    await button('Upload').click();
    await page.getByText('1 left to upload').waitFor();
    await button('Cancel').click();
    await question.getByText('Your photos are still on their way.').waitFor();
    await expectAccessible(page);
    await button('Close without uploading').click();
    await upload.waitFor({ state: 'hidden' });
    expect(await stored()).toHaveLength(4);

    await page.context().grantPermissions(['clipboard-write']);
    await button('Open Harbour').click();
    await button('Share').click();
    await expectToast('Image URL copied to clipboard', 'Link copied');
    await page.getByRole('dialog').getByRole('switch').click();
    const secrecy = 'This photo is private: nobody but you can open its link.';
    await page.getByText(secrecy).waitFor();
    await button('Share').click();
    await expectToast(`Image URL copied to clipboard. ${secrecy}`, 'Link copied');
    await page.keyboard.press('Escape');

    await page.route('**/gallery/upload', hasEnded);
    await button('Upload Photos').click();
    await page.locator('input[type=file]').setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer });
    await caption.fill('Mole');
    await button('Upload').click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    expect(await caption.inputValue()).toBe('Mole');
  });

  test('deletes one photo or many, and restores them', async () => {
    const { page, image, button, act, shown, stored, expectToast } = await start();
    const before = (await stored()).map(({ id }) => id);
    const undo = page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' });
    await page.getByRole('checkbox', { name: 'Select Choir' }).check();
    await page.getByText('1 image selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select Bridge' }).check();
    await page.getByText('2 images selected').waitFor();
    await button('Delete Selected').click();
    await page.getByText('2 images deleted').waitFor();
    await expect.poll(shown).toEqual(['Anvil']);
    await expect.poll(() => page.getByText(/selected$/).count()).toBe(0);
    await expect.poll(stored).toHaveLength(1);
    await undo.click();
    await image('Choir').waitFor();
    await expect.poll(shown).toEqual(['Choir', 'Anvil', 'Bridge']);
    await expect.poll(async () => (await stored()).map(({ id }) => id)).toEqual(before);

    await page.route(
      (url) => url.pathname.endsWith('.remove'),
      (route) => route.abort(),
      { times: 1 },
    );
    await act('Bridge', 'Delete');
    await expectToast('Failed to delete image', 'Error');
    await image('Bridge').waitFor();
    expect(await stored()).toHaveLength(3);
  });

  test('makes large photos smaller, the right way up, and says what it cannot read', async () => {
    const { page, token } = await site().newSignedInPage();
    const rest = restOf(site().origin, token);
    await page.goto('/gallery');
    await page.getByText('No photos found', { exact: true }).waitFor();
    const lying = sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#c81e1e' } });
    // As a phone writes it that is held upright.
    const pixels = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const bytes = await sharp(await makeNoise(3000))
      .png()
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(5 * 1024 * 1024);
    await page.locator('input[type=file]').setInputFiles([
      { name: 'phone.jpg', mimeType: 'image/jpeg', buffer: pixels },
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
      { name: 'noise.png', mimeType: 'image/png', buffer: bytes },
    ]);
    await expectToast(
      page,
      'Invalid file type',
      'IMG_1.HEIC is not a supported image format here: this browser cannot read HEIC. Choose it in Safari, or save it as JPEG first',
    );
    const dialog = page.getByRole('dialog', { name: 'Upload Photos' });
    await dialog.getByText('2 photos chosen').waitFor();
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expectToast(page, 'Success', 'Images uploaded successfully');
    const stored = await rest.list('gallery');
    expect(stored).toMatchObject([
      { width: 1920, height: 2560 },
      { width: 1920, height: 960 },
    ]);
  });
});
