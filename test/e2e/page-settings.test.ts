import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { makeImage } from '../support/images';

describeInBrowser('the photo, the address and the visibility of a page', () => {
  const site = useTestSite();

  async function start() {
    const account = await site().newSignedInPage();
    await account.page.goto('/design');
    await account.page.getByRole('heading', { name: 'Your photo' }).waitFor();
    const visit = (slug = account.slug) => fetch(`${site().origin}/profile/${slug}`, { redirect: 'manual' });
    return { ...account, visit };
  }

  test('a photo is cut, saved, described, deleted and brought back', async () => {
    const { page, visit } = await start();
    const choose = async () => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add a photo' }).click();
      return choosing;
    };
    const text = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await (await choose()).setFiles(text);
    await page.getByText('This file cannot be shown').waitFor();
    const chooser = await choose();
    // With a file in the input, the browser would not report the same one again.
    expect(await chooser.element().evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
    const buffer = await makeImage('jpeg', 1600, 900);
    await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    const dialog = page.getByRole('dialog', { name: 'Your photo' });
    const part = dialog.getByRole('application', { name: 'Part of the photo that is shown' });
    await part.waitFor();
    await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
    await dialog.getByText(/^This part is only \d+ pixels wide/).waitFor();
    await dialog.getByRole('slider', { name: 'Zoom' }).press('Home');
    // All the way to the left, where the picture is white.
    await part.focus();
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft');
    await dialog.getByLabel('Description for people who cannot see it').fill('Ada at her desk');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await page.getByText('Photo saved').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const html = await (await visit()).text();
    expect(html).toContain('alt="Ada at her desk"');
    await page.frameLocator('iframe[data-shown=true]').getByAltText('Ada at her desk').waitFor();
    await page.locator('nav img[src*="/api/files/"]').first().waitFor({ state: 'attached' });

    const description = page.getByRole('form', { name: 'Description' });
    await description.getByRole('textbox').fill('Ada outdoors');
    await description.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Description saved').waitFor();
    await page.getByRole('button', { name: 'Delete photo' }).click();
    await page.getByRole('button', { name: 'Add a photo' }).waitFor();
    expect(await (await visit()).text()).not.toContain('Ada outdoors');
    const bar = page.getByRole('region', { name: 'Undo' });
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      // On one line, the text is beside the buttons.
      const parts = [bar.getByText('Photo deleted'), ...(await bar.getByRole('button').all())];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    }
    await bar.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The photo before is back').waitFor();
    expect(await (await visit()).text()).toContain('alt="Ada outdoors"');
  });

  test('an address is checked while it is typed, and the old one leads to the new one', async () => {
    const { page, slug, visit } = await start();
    const form = page.getByRole('form', { name: 'Address of your page' });
    const field = form.getByLabel('Address of your page');
    await field.fill('admin');
    await form.getByText('This address is reserved. Choose another one.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const describedBy = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const texts = describedBy.map((id) => page.locator(`[id="${id}"]`).innerText());
    expect(await Promise.all(texts)).toEqual([
      `${new URL(site().origin).host}/profile/admin`,
      'This address is reserved. Choose another one.',
    ]);
    await field.fill(`${site().origin}/profile/ada-king-moved`);
    expect(await field.inputValue()).toBe('ada-king-moved');
    await form.getByText('This address is free.').waitFor();
    const change = form.getByRole('button', { name: 'Change address' });
    await change.click();
    await page.getByText('The one before leads there for 90 days.').waitFor();
    const old = await visit(slug);
    expect([old.status, old.headers.get('location')]).toEqual([301, '/profile/ada-king-moved']);
    await page
      .frameLocator('iframe[data-shown=true]')
      .locator('link[rel=canonical][href$="/profile/ada-king-moved"]')
      .waitFor({ state: 'attached' });
  });

  test('a private page is the page of an unknown address, which its owner can see', async () => {
    const { page, visit } = await start();
    await page.getByRole('radio', { name: /^Private/ }).check();
    await page.getByText('Your profile has been updated successfully').waitFor();
    expect((await visit()).status).toBe(404);
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'View as a visitor' }).click();
    const view = await opening;
    await view.getByRole('heading', { name: 'There is no page here' }).waitFor();
    await view.getByText('Your page is private: this is what visitors get at its address.').waitFor();
    await view.close();
    await page.getByRole('radio', { name: /^Unlisted/ }).check();
    await expect.poll(async () => (await visit()).headers.get('x-robots-tag')).toBe('noindex');
  });
});
