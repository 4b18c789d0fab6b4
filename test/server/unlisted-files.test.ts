import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { makeImage } from '../support/images';
import { makeMp4 } from '../support/videos';
import { type SentFile, sendTo } from '../support/zip-imports';

const app = useTestApp();

async function upload(path: string, file: SentFile) {
  const { status, body } = await sendTo(app(), path, file);
  expect(status).toBe(201);
  return body;
}

/** What search engines are told about the files, as strangers get them. */
const toldOf = (urls: string[]) =>
  Promise.all(
    urls.map(async (url) => {
      const { statusCode, headers } = await app().app.inject({ url });
      expect(statusCode).toBe(200);
      return headers['x-robots-tag'];
    }),
  );

test('search engines list the files and forms of public pages, but not those of unlisted ones', async () => {
  const user = await app().newUser();
  const image = await makeImage('png');
  await upload('gallery/upload', { by: user, field: 'images', content: image });
  const video = await upload('video', { by: user, field: 'video', content: makeMp4() });
  const fields = { isPublic: 'true' };
  const cv = await upload('cv', { by: user, field: 'cv', content: makePdf(['A']), fields });
  const gallery = await app().rest(`GET /profile/${user.profileId}/gallery`);
  const json = `/profile/${user.slug}.json`;
  const urls = [gallery.body[0].imageUrl, video.videoUrl, cv.fileUrl, json].map((url) =>
    String(url).replace(/^https?:\/\/[^/]+/, ''),
  );
  expect(await toldOf(urls)).toEqual(urls.map(() => undefined));
  await app().rest(`PATCH /profile/${user.profileId}`, { visibility: 'unlisted' }, user);
  expect(await toldOf(urls)).toEqual(urls.map(() => 'noindex'));
});
