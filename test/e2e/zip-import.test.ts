import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makeImage } from '../support/images';
import { draftFor } from '../support/section-samples';
import { restOf } from '../support/section-screens';
import { startReaderFirst } from '../support/start-reader';

describeInBrowser('a portfolio that comes back from its zip', () => {
  const site = useTestSite();
  startReaderFirst(site);

  /** What the owner of a photo saves. @param hasTexts whether there are a name and a fact, too */
  async function savedZip(hasTexts: boolean) {
    const { token, slug, profileId } = await site().newAccount();
    const { db } = site();
    const rest = restOf(site().origin, token);
    const content = await makeImage('jpeg', 300, 200);
    const fields = { caption: 'Bridge', category: 'work', tags: 'iron' };
    await rest.upload('gallery/upload', 'images', [{ name: 'a.jpg', type: 'image/jpeg', content, fields }]);
    if (hasTexts) await rest.add('facts', await draftFor('facts', db, profileId));
    else await db.updateTable('profiles').set({ displayName: '' }).where('id', '=', profileId).execute();
    const headers = { authorization: `Bearer ${token}` };
    const zip = await fetch(`${site().origin}/profile/${slug}.zip`, { headers });
    return Buffer.from(await zip.arrayBuffer());
  }

  async function review({ hasTexts = true } = {}) {
    const account = await site().newSignedInPage();
    const { page, token } = account;
    await page.goto('/upload-cv');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.zip', mimeType: 'application/zip', buffer: await savedZip(hasTexts) });
    await page.getByRole('heading', { level: 1, name: 'Review what was read' }).waitFor();
    const photos = page.getByRole('region', { name: 'Photos' });
    return { page, photos, rest: restOf(site().origin, token) };
  }

  async function acceptTexts(page: Page) {
    await page.getByRole('button', { name: /^Add \d+ to my portfolio$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your story is on your page' }).waitFor();
  }

  test('brings its photos after its texts without being chosen again', async () => {
    const { page, photos, rest } = await review();
    await photos.waitFor();
    await acceptTexts(page);
    await photos.getByText('The zip holds 1 photo.').waitFor();
    await photos.getByRole('button', { name: 'Add the files' }).click();
    await photos.getByText('Added 1 photo.').waitFor();
    expect(await rest.list('gallery')).toHaveLength(1);
  });

  test('brings photos that are all that it has', async () => {
    const { page, photos, rest } = await review({ hasTexts: false });
    await page.getByText('The file has no entries for your sections.').waitFor();
    expect(await page.getByRole('button', { name: /to my portfolio$/ }).count()).toBe(0);
    await photos.getByRole('button', { name: 'Add the files' }).click();
    await photos.getByText('Added 1 photo.').waitFor();
    expect(await rest.list('gallery')).toHaveLength(1);
  });
});
