import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { sampleCaptions } from '../support/access-uploads';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makeImage } from '../support/images';
import { restOf } from '../support/section-screens';
import { unzip } from '../support/unzip';
import { makeWebm } from '../support/videos';

describeInBrowser('a site that was saved', () => {
  const site = useTestSite();

  /** A profile with photos and a video with captions. */
  async function newProfile() {
    const account = await site().newAccount();
    const rest = restOf(site().origin, account.token);
    const content = await makeImage('jpeg', 900, 900);
    const fields = { caption: 'Bridge', category: 'work', tags: 'iron' };
    await rest.upload('gallery/upload', 'images', [{ name: 'a.jpg', type: 'image/jpeg', content, fields }]);
    await rest.upload('portrait', 'portrait', [{ name: 'me.jpg', type: 'image/jpeg', content }]);
    const video = await rest.upload<{ id: string }>('video', 'video', [
      { name: 'me.webm', type: 'video/webm', content: makeWebm() },
    ]);
    await rest.send('PUT', `/video/${video.id}/captions`, sampleCaptions);
    await rest.add('facts', { fact: 'Sailed to Cork', emoji: '⛵' });
    await site().prepareVideos();
    return account;
  }

  async function unpack(slug: string): Promise<string> {
    const zip = await fetch(`${site().origin}/profile/${slug}.zip`);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-site-'));
    for (const [name, content] of await unzip(Buffer.from(await zip.arrayBuffer()))) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return folder;
  }

  test('opens from a folder with its type, its pictures, its video and the captions of that', async () => {
    const { slug } = await newProfile();
    const folder = await unpack(slug);
    const context = await site().newContext();
    try {
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
      await page.evaluate(() => document.fonts.ready);
      // Where the machine has emoji, ours are not loaded by themselves.
      const emoji = page.evaluate(() =>
        Promise.all(
          [...document.fonts].filter(({ family }) => /Our Emoji/.test(family)).map((font) => font.load()),
        ),
      );
      expect(await emoji).toHaveLength(1);
      // Families in metrics of the machine's own fonts are there or not.
      const fonts = await page.evaluate(() =>
        [...document.fonts]
          .filter(({ family, status }) => !family.includes(' in ') && status !== 'unloaded')
          .map(({ status }) => status),
      );
      expect(new Set(fonts)).toEqual(new Set(['loaded']));
      const widths = () =>
        page.evaluate(() =>
          [...document.images].map((image) => {
            image.loading = 'eager';
            return image.naturalWidth;
          }),
        );
      await expect.poll(async () => (await widths()).filter((width) => width > 0).length).toBe(2);
      const cues = () =>
        page.evaluate(() => {
          const video = document.querySelector('video');
          const track = video?.textTracks[0];
          if (!video || !track) return undefined;
          video.preload = 'auto';
          track.mode = 'showing';
          return [
            video.readyState > 0 && video.videoWidth > 0,
            ...[...(track.cues ?? [])].map((cue) => (cue as VTTCue).text),
          ];
        });
      await expect.poll(cues).toEqual([true, 'Hello']);
      // No script lays out later what the page postpones.
      expect(await page.locator('.section-body').count()).toBeGreaterThan(0);
      const postponed = page
        .locator('.section-body')
        .evaluateAll((bodies) =>
          bodies
            .filter((body) => getComputedStyle(body).contentVisibility !== 'visible')
            .map(({ parentElement }) => parentElement?.id),
        );
      expect(await postponed).toEqual([]);
      expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
