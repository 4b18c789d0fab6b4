import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makeImage } from '../support/images';
import { fill, partsOf, restOf, type ScreenKey, screenOf } from '../support/section-screens';
import { makeWebm } from '../support/videos';

const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

describeInBrowser('the focus', () => {
  const site = useTestSite();

  async function start(key: ScreenKey, names: string[] = []) {
    const { page, token } = await site().newSignedInPage();
    const screen = screenOf(key);
    await restOf(site().origin, token).seed(screen, names);
    const parts = partsOf(page, screen);
    await parts.open();
    return { screen, ...parts };
  }

  test('goes into the form, and from there to the entry or back to where it was', async () => {
    const { page, screen, act, button, entry, form, editForm, field, submit, openForm } =
      await start('skills');
    await openForm();
    await hasFocus(form.locator('input, select, textarea').first());
    await page.keyboard.press('Escape');
    await hasFocus(button(screen.add));

    await openForm();
    await fill(form, [...screen.required, ['textbox', screen.named.label, 'First']]);
    await submit(form);
    await hasFocus(entry('First'));

    await button(screen.add).click();
    await hasFocus(form.locator('input, select, textarea').first());
    await form.getByRole('button', { name: 'Cancel' }).click();
    await hasFocus(button(screen.add));

    await act('First', 'Edit');
    await hasFocus(editForm.locator('input, select, textarea').first());
    await field(editForm).fill('Changed');
    await submit(editForm);
    await hasFocus(entry('Changed'));

    await page.goto(`${screen.path}?add=1`);
    await hasFocus(form.locator('input, select, textarea').first());
    await page.keyboard.press('Escape');
    await hasFocus(page.locator('#main'));
  });

  test('stays with an entry that is moved, and passes from a deleted one to the next', async () => {
    const { act, actions, entry, shown } = await start('skills', ['First', 'Second', 'Third']);
    await act('First', 'Move down');
    await expect.poll(() => shown(['First', 'Second', 'Third'])).toEqual(['Second', 'First', 'Third']);
    await hasFocus(actions('First'));
    await act('First', 'Move down');
    await expect.poll(() => shown(['First', 'Second', 'Third'])).toEqual(['Second', 'Third', 'First']);
    await hasFocus(actions('First'));
    await act('Second', 'Delete');
    await entry('Second').waitFor({ state: 'detached' });
    await hasFocus(entry('Third'));
  });

  test('follows the rows of a list while it is typed', async () => {
    const { page, form, openForm } = await start('workExperience');
    await openForm();
    const row = (number: number) =>
      form.getByRole('textbox', { name: `Achievements ${number}`, exact: true });
    await row(1).fill('One');
    await page.keyboard.press('Enter');
    await hasFocus(row(2));
    await page.keyboard.type('Two');
    await page.keyboard.press('Enter');
    await hasFocus(row(3));
    await page.keyboard.press('Backspace');
    await hasFocus(row(2));
    expect(await row(2).inputValue()).toBe('Two');
    await form.getByRole('button', { name: 'Add achievement' }).click();
    await hasFocus(row(3));
    await form.getByRole('button', { name: 'Remove achievement 3' }).click();
    await hasFocus(row(2));
  });

  test('stays with the menu that moves a photo', async () => {
    const { page, token } = await site().newSignedInPage();
    const content = await makeImage('jpeg');
    for (const name of ['Anvil', 'Bridge', 'Choir']) {
      const file = { name: `${name}.jpg`, type: 'image/jpeg', content, fields: { caption: name } };
      await restOf(site().origin, token).upload('gallery/upload', 'images', [file]);
    }
    await page.goto('/gallery');
    await page.getByRole('combobox', { name: 'Sort photos' }).selectOption('Custom order');
    const menu = page.getByRole('button', { name: 'Actions for Anvil', exact: true });
    const places = () =>
      page
        .getByRole('article')
        .evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-label')));
    const moveDown = async () => {
      await menu.press('Enter');
      const item = page.getByRole('menuitem', { name: 'Move down', exact: true });
      await item.press('Enter');
      await item.waitFor({ state: 'detached' });
    };
    await moveDown();
    await expect.poll(places).toEqual(['Bridge', 'Anvil', 'Choir']);
    await hasFocus(menu);
    await moveDown();
    await expect.poll(places).toEqual(['Bridge', 'Choir', 'Anvil']);
    await hasFocus(menu);
  });

  test('returns from the dialog that cuts a photo to the button that opened it', async () => {
    const { page } = await site().newSignedInPage();
    await page.goto('/design');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog', { name: 'Your photo' });
    const buffer = await makeImage('jpeg', 800, 800);
    const choose = async (name: string) => {
      const choosing = page.waitForEvent('filechooser');
      await button(name).press('Enter');
      await (await choosing).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
      await dialog.getByRole('textbox').focus();
    };
    await choose('Add a photo');
    await page.keyboard.press('Escape');
    await hasFocus(button('Add a photo'));
    await choose('Add a photo');
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await hasFocus(button('Add a photo'));
    await choose('Add a photo');
    await dialog.getByRole('button', { name: 'Use this photo' }).press('Enter');
    await hasFocus(button('Replace photo'));
  });

  test('is not under the header of a phone when it goes backwards', async () => {
    const { page } = await site().newSignedInPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/share-profile');
    await page.getByRole('button', { name: 'Signature and badge', exact: true }).click();
    const later = page.getByRole('button', { name: 'Copy plain text' });
    await later.focus();
    await page.keyboard.press('Shift+Tab');
    const header = await page.getByRole('banner').first().boundingBox();
    const top = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    await page.evaluate((top) => scrollBy(0, top - 8), await top());
    expect(await top()).toBeLessThan(header?.height ?? 0);
    await later.evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press('Shift+Tab');
    expect(await top()).toBeGreaterThanOrEqual(header?.height ?? 0);
  });

  test('stays where a design is published, taken back and discarded', async () => {
    const { page } = await site().newSignedInPage();
    await page.goto('/design');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const undo = page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' });
    const isDraft = page.getByText('Draft saved.');
    await page.getByRole('radio', { name: 'Red' }).check();
    await isDraft.waitFor();
    await button('Publish').press('Enter');
    await undo.waitFor();
    await hasFocus(button('Publish'));
    await undo.press('Enter');
    await isDraft.waitFor();
    await hasFocus(button('Publish'));
    await page.keyboard.press('Enter');
    await button('Undo the last publication').press('Enter');
    await isDraft.waitFor();
    await hasFocus(button('Publish'));
    await button('Discard changes').press('Enter');
    await undo.waitFor();
    await hasFocus(button('Discard changes'));
  });

  test('is led through a video: to what was uploaded, and to the file input once it is gone', async () => {
    const { page } = await site().newSignedInPage();
    await page.goto('/video-intro');
    await page.getByText('No video uploaded yet').waitFor();
    const file = page.locator('input[type=file]');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const video = { name: 'me.webm', mimeType: 'video/webm', buffer: makeWebm() };
    await file.setInputFiles(video);
    await hasFocus(button('Upload Video'));
    await button('Remove').click();
    await hasFocus(button('Start Recording'));
    await file.setInputFiles(video);
    await button('Upload Video').click();
    await hasFocus(page.getByRole('heading', { name: 'Video Introduction Ready' }));
    await button('Write Captions').click();
    const words = (place: number) => page.getByRole('textbox', { name: `Words, caption ${place}` });
    await hasFocus(words(1));
    await button("Add Caption at the Player's Time").click();
    await hasFocus(words(2));
    await button('Remove caption 2').click();
    await hasFocus(words(1));
    await button('Edit as file').click();
    await hasFocus(page.getByRole('textbox', { name: 'WebVTT' }));
    await button('Cancel').click();
    await button('Delete Video').click();
    await hasFocus(file);
  });
});
