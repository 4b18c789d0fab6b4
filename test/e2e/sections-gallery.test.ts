import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makeImage } from '../support/images';
import { restOf } from '../support/section-screens';

const polling = { timeout: 10_000 };

describeInBrowser('the gallery', () => {
  const site = useTestSite();

  /** The gallery over three photos; the one uploaded last is the newest. */
  async function start() {
    const { page, token } = await site().newSignedInPage();
    const rest = restOf(site().origin, token);
    const content = await makeImage('jpeg');
    const photos = [
      { caption: 'Bridge', category: 'travel', tags: 'river, stone, rain, night, lamps' },
      { caption: 'Anvil', category: 'work', tags: 'iron' },
      { caption: 'Choir', category: 'personal', tags: 'river' },
    ];
    for (const said of photos) {
      const file = { name: `${said.caption}.jpg`, type: 'image/jpeg', content, said };
      await rest.upload('gallery/upload', 'images', [file]);
    }
    await page.goto('/gallery');
    const photo = (caption: string) => page.getByRole('article', { name: caption, exact: true });
    await photo('Bridge').waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    return {
      page,
      photo,
      button,
      stored: () => rest.list('gallery'),
      shown: () =>
        page
          .getByRole('article')
          .evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-label'))),
      /** A message with this text is shown; it is closed, as it stands before what follows. */
      async told(text: string, title = 'Success') {
        const toast = page.locator('.mantine-Notification-root').filter({ hasText: text });
        await toast.getByText(text, { exact: true }).waitFor();
        await toast.getByText(title, { exact: true }).waitFor();
        await toast.getByRole('button', { name: 'Close this message' }).click();
        await toast.waitFor({ state: 'detached' });
      },
    };
  }

  test('changes captions, and goes back to what it was where the server fails', async () => {
    const { page, photo, button, stored, told } = await start();
    const form = page.getByRole('form', { name: /^Edit / });
    await button('Edit Anvil').click();
    await form.getByLabel('Caption').fill('Hammer');
    await form.getByLabel('Category').selectOption('portfolio');
    await form.getByRole('button', { name: 'Save' }).click();
    await told('Image updated');
    await photo('Hammer').waitFor();
    expect(await stored()).toMatchObject([{}, { caption: 'Hammer', category: 'portfolio' }, {}]);

    await page.route(
      (url) => url.pathname.endsWith('.update'),
      (route) => route.fulfill({ status: 500 }),
      { times: 1 },
    );
    await button('Edit Hammer').click();
    await form.getByLabel('Caption').fill('Tongs');
    await form.getByRole('button', { name: 'Save' }).click();
    await told('Failed to update image', 'Error');
    expect(await form.getByLabel('Caption').inputValue()).toBe('Tongs');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await photo('Hammer').waitFor();
    await page.reload();
    await photo('Hammer').waitFor();
    await page.context().close();
  });

  test('marks favourites at once, and keeps them', async () => {
    const { page, button, stored } = await start();
    const star = button('Favorite Choir');
    await star.click();
    await page.locator('[aria-label="Favorite Choir"][aria-pressed=true]').waitFor();
    const favorites = async () => {
      const photos = await stored();
      return photos.map(({ metadata }) => (metadata as { favorite?: boolean }).favorite === true);
    };
    await expect.poll(favorites, polling).toEqual([false, false, true]);

    await page.route(
      (url) => url.pathname.endsWith('.update'),
      (route) => route.abort(),
      { times: 1 },
    );
    await star.click();
    await page.getByText('Failed to update image').waitFor();
    await page.locator('[aria-label="Favorite Choir"][aria-pressed=true]').waitFor();
    expect(await favorites()).toEqual([false, false, true]);
    await page.context().close();
  });

  test('is searched, filtered and sorted', async () => {
    const { page, photo, button, shown } = await start();
    await photo('Bridge').getByText('+2 more').waitFor();
    expect(await shown()).toEqual(['Choir', 'Anvil', 'Bridge']);
    const sort = page.getByRole('combobox', { name: 'Sort photos' });
    await sort.selectOption('Oldest First');
    await expect.poll(shown, polling).toEqual(['Bridge', 'Anvil', 'Choir']);
    await sort.selectOption('Name (A-Z)');
    await expect.poll(shown, polling).toEqual(['Anvil', 'Bridge', 'Choir']);
    await sort.selectOption('Category');
    await expect.poll(shown, polling).toEqual(['Choir', 'Bridge', 'Anvil']);

    const search = page.getByPlaceholder('Search photos by caption or tags...');
    await search.fill('RIVER');
    await expect.poll(shown, polling).toEqual(['Choir', 'Bridge']);
    await button('Travel').click();
    await expect.poll(shown, polling).toEqual(['Bridge']);
    await search.fill('no such thing');
    await page.getByText('No photos found').waitFor();
    await button('Show all photos').click();
    await expect.poll(async () => (await shown()).length, polling).toBe(3);
    await page.context().close();
  });

  test('keeps the order that the buttons make', async () => {
    const { page, photo, button, shown, stored } = await start();
    const custom = () => page.getByRole('combobox', { name: 'Sort photos' }).selectOption('Custom order');
    await custom();
    await expect.poll(shown, polling).toEqual(['Bridge', 'Anvil', 'Choir']);
    await button('Move Choir earlier').click();
    const captions = async () => (await stored()).map(({ caption }) => caption);
    await expect.poll(captions, polling).toEqual(['Bridge', 'Choir', 'Anvil']);
    await page.reload();
    await photo('Choir').waitFor();
    await custom();
    await expect.poll(shown, polling).toEqual(['Bridge', 'Choir', 'Anvil']);
    await page.context().close();
  });

  test('adds sample photos, saves a selection as one zip, and tells a refusal once', async () => {
    const { page, button, shown, stored, told } = await start();
    await button('Add Sample Photos').click();
    await told('Images uploaded successfully');
    await expect.poll(async () => (await shown()).length, polling).toBe(9);
    expect((await stored()).slice(3).map(({ category }) => category)).toEqual([
      'work',
      'education',
      'achievements',
      'personal',
      'travel',
      'portfolio',
    ]);

    const saved = async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
      return download.suggestedFilename();
    };
    await page.getByRole('checkbox', { name: 'Select Choir' }).check();
    expect(await saved()).toBe('Choir.webp');
    await page.getByRole('checkbox', { name: 'Select Bridge' }).check();
    expect(await saved()).toBe('photos.zip');

    let asked = 0;
    await page.route('**/gallery/upload', (route) => {
      asked += 1;
      return route.fulfill({ status: 409, json: { message: 'The Free plan stores 100 MB.' } });
    });
    await button('Add Sample Photos').click();
    await told('Failed to add image. The Free plan stores 100 MB.', 'Error');
    expect(asked).toBe(1);

    await page.route('**/trpc/storage.config*', (route) => route.abort());
    await button('Add Sample Photos').click();
    await told('Storage not configured. Please try again.', 'Error');
    expect(asked).toBe(1);
    expect(await stored()).toHaveLength(9);
    await page.context().close();
  });

  test('deletes one photo or many, and brings them back', async () => {
    const { page, photo, button, shown, stored, told } = await start();
    const before = (await stored()).map(({ id }) => id);
    const undo = page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' });
    await button('Delete Anvil').click();
    await told('Image deleted from gallery');
    expect(await shown()).toEqual(['Choir', 'Bridge']);
    expect(await stored()).toHaveLength(2);
    await undo.click();
    await photo('Anvil').waitFor();
    await expect.poll(async () => (await stored()).map(({ id }) => id), polling).toEqual(before);

    await page.getByRole('checkbox', { name: 'Select Choir' }).check();
    await page.getByText('1 image selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select Bridge' }).check();
    await page.getByText('2 images selected').waitFor();
    await button('Delete Selected').click();
    await told('2 images deleted');
    expect(await shown()).toEqual(['Anvil']);
    expect(await page.getByText(/selected$/).count()).toBe(0);
    expect(await stored()).toHaveLength(1);
    await undo.click();
    await photo('Choir').waitFor();
    await expect.poll(shown, polling).toEqual(['Choir', 'Anvil', 'Bridge']);
    await expect.poll(async () => (await stored()).map(({ id }) => id), polling).toEqual(before);

    await page.route(
      (url) => url.pathname.endsWith('.remove'),
      (route) => route.abort(),
      { times: 1 },
    );
    await button('Delete Bridge').click();
    await told('Failed to delete image', 'Error');
    await photo('Bridge').waitFor();
    expect(await stored()).toHaveLength(3);
    await page.context().close();
  });
});
