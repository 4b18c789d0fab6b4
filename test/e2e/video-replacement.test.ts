import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { restOf } from '../support/section-screens';
import { makeMp4, makeWebm } from '../support/videos';

interface Video {
  id: string;
  fileName: string;
}

describeInBrowser('an existing video', () => {
  const site = useTestSite();

  async function start() {
    const account = await site().newSignedInPage();
    const { page, token } = account;
    const rest = restOf(site().origin, token);
    const file = { name: 'first.mp4', type: 'video/mp4', content: makeMp4() };
    await rest.upload('video', 'video', [file]);
    await page.context().grantPermissions(['camera', 'microphone'], { origin: site().origin });
    await page.goto('/video-intro');
    await page.getByRole('heading', { name: 'Video Introduction Ready' }).waitFor();
    const inPlace = async () => (await rest.list('video')) as unknown as Video | null;
    return { ...account, inPlace };
  }

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const undo = (page: Page) => page.getByRole('region', { name: 'Undo' });

  test('stays until another one is stored, and comes back by undo', async () => {
    const { page, inPlace } = await start();
    const first = await inPlace();
    // What takes its place is folded away until it is wanted.
    expect(await page.locator('#video-file').count()).toBe(0);
    expect(await button(page, 'Start Recording').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'first.mp4' }).getAttribute('href')).toMatch(
      /^\/api\/video\//,
    );
    const choosing = page.waitForEvent('filechooser');
    await button(page, 'Replace Video').click();
    const chooser = await choosing;
    expect(await inPlace()).toEqual(first);
    await chooser.setFiles({ name: 'second.webm', mimeType: 'video/webm', buffer: makeWebm() });
    await page.getByText('The video that visitors see now stays until this one is stored.').waitFor();
    await expectAccessible(page);
    expect(await inPlace()).toEqual(first);
    // Cancelling loses nothing.
    await button(page, 'Remove').click();
    await page.getByRole('heading', { name: 'Video Introduction Ready' }).waitFor();

    await page
      .locator('#video-file')
      .setInputFiles({ name: 'second.webm', mimeType: 'video/webm', buffer: makeWebm() });
    await button(page, 'Upload Video').click();
    await page.getByText('Video uploaded successfully').waitFor();
    await page.getByText('second.webm', { exact: true }).waitFor();
    expect((await inPlace())?.fileName).toBe('second.webm');
    await undo(page).getByText('“first.mp4” replaced').waitFor();
    await undo(page).getByRole('button', { name: 'Undo' }).click();
    await page.getByText('first.mp4', { exact: true }).waitFor();
    expect((await inPlace())?.id).toBe(first?.id);

    await button(page, 'Delete Video').click();
    await page.getByText('Video deleted successfully. You can now upload a new video.').waitFor();
    await page.getByText('No video uploaded yet').waitFor();
    expect(await inPlace()).toBeNull();
    await undo(page).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Video Introduction Ready' }).waitFor();
    expect((await inPlace())?.fileName).toBe('first.mp4');
  });

  test('can be re-recorded at once, and stays if that is cancelled', async () => {
    const { page, inPlace } = await start();
    const first = await inPlace();
    await button(page, 'Retake Video').click();
    await button(page, 'Start Recording').and(page.locator(':focus')).click();
    await page.getByText(/0\.[1-9] of 10 MB/).waitFor();
    expect(await inPlace()).toEqual(first);
    await button(page, /^Stop Recording/).click();
    await page.getByRole('heading', { name: 'Preview Your Recording' }).waitFor();
    await button(page, 'Retake').click();
    await page.getByRole('heading', { name: 'Video Introduction Ready' }).waitFor();
    expect(await inPlace()).toEqual(first);
  });
});
