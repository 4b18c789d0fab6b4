import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form, type Part } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { makeMp4 } from '../support/videos';

const app = useTestApp();

async function upload(user: TestUser, path: string, part: Part, field: string) {
  const answer = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/${path}`,
    payload: form([part], field),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    },
  });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json();
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
  await upload(user, 'gallery/upload', { name: 'a.png', content: image }, 'images');
  const video = await upload(user, 'video', { name: 'a.mp4', content: await makeMp4() }, 'video');
  const fields = { isPublic: 'true' };
  const cv = await upload(user, 'cv', { name: 'a.pdf', content: makePdf(['A']), fields }, 'cv');
  const gallery = await app().rest(`GET /profile/${user.profileId}/gallery`);
  const json = `/profile/${user.slug}.json`;
  const urls = [gallery.body[0].imageUrl, video.videoUrl, cv.fileUrl, json].map((url) =>
    String(url).replace(/^https?:\/\/[^/]+/, ''),
  );
  expect(await toldOf(urls)).toEqual(urls.map(() => undefined));
  await app().rest(`PATCH /profile/${user.profileId}`, { visibility: 'unlisted' }, user);
  expect(await toldOf(urls)).toEqual(urls.map(() => 'noindex'));
});
