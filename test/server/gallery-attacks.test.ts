import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { readFiles } from '../support/file-store';
import { form, uploadsTo } from '../support/gallery-uploads';
import { makeImage, makeLocatedImage, makePolyglot, makeVastPng } from '../support/images';

const app = useTestApp();
const { send, upload, download } = uploadsTo(app);

const mebibyte = 1024 * 1024;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');

let vast: Buffer;
beforeAll(async () => {
  vast = await makeVastPng();
});

/** Those of these texts that any stored file contains. */
async function foundInFiles(traces: string[]): Promise<string[]> {
  const contents = await readFiles(app());
  return traces.filter((trace) => contents.some((content) => content.includes(trace)));
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s loses its location metadata', async (format) => {
  const user = await app().newUser();
  const content = await makeLocatedImage(format);
  const before = await sharp(content).metadata();
  expect([before.exif?.includes('Storyphone'), before.xmp?.includes('51,30.5N')]).toEqual([true, true]);

  const { body } = await upload([{ name: `a.${format}`, content }], user);
  const [{ imageUrl, placeholder }] = body.images;
  const traces = ['GPS', 'Exif', 'EXIF', 'eXIf', 'XMP ', 'xmpmeta', 'Storyphone', '51,30.5N'];
  expect(await foundInFiles(traces)).toEqual([]);
  const all = `/api/profile/${user.profileId}/gallery/download`;
  const served = await Promise.all(
    [`${imageUrl}?w=480`, `${imageUrl}?w=960`, imageUrl, `${imageUrl}?download=1`, all].map(async (url) => {
      const { statusCode, rawPayload } = await download(url, user);
      expect(statusCode).toBe(200);
      return rawPayload;
    }),
  );
  served.push(Buffer.from(placeholder.split(',')[1], 'base64'));
  for (const bytes of served) {
    expect(traces.filter((trace) => bytes.includes(trace))).toEqual([]);
    expect(await sharp(bytes).metadata()).not.toMatchObject({ exif: expect.anything() });
  }
});

test('256 megapixels are refused without being decoded', async () => {
  expect(vast.length).toBeLessThan(mebibyte);
  const user = await app().newUser();
  // The one-time cost of the first image is out of the way.
  await upload([{ name: 'a.png', content: await makeImage('png') }], user);
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => upload([{ name: 'a.png', content: vast }], user)),
  );
  clearInterval(look);
  expect(answers.map(({ status }) => status)).toEqual([415, 415, 415, 415]);
  expect((most - before) / mebibyte).toBeLessThan(200);
});

test('only the valid images of a mixed form are stored', async () => {
  const user = await app().newUser();
  const good = await makeImage('webp');
  const { status, body } = await upload(
    [
      { name: 'vast.png', content: vast },
      { name: 'drawing.png', content: svg },
      { name: 'page.jpg', content: html },
      { name: 'headed.jpg', content: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), html]) },
      { name: 'two-faced.jpg', content: await makePolyglot(), fields: { caption: 'Two faces' } },
      { name: 'good.webp', content: good, fields: { caption: 'Good' } },
    ],
    user,
  );
  expect(status).toBe(201);
  expect(body.images).toMatchObject([{ caption: 'Two faces' }, { caption: 'Good' }]);
  expect(body.rejected).toEqual(
    ['vast.png', 'drawing.png', 'page.jpg', 'headed.jpg'].map((name) => ({
      name,
      title: 'Invalid file type',
      message: `${name} is not a supported image format`,
    })),
  );
  expect(await foundInFiles(['alert', '<script', '<html', '<svg', 'PK\x03\x04'])).toEqual([]);
  for (const { imageUrl } of body.images) {
    const { rawPayload, headers } = await download(imageUrl);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  }
});

const galleryOf = async (user: TestUser) =>
  (await app().rest('GET /profile/demo-profile-1/gallery', undefined, user)).body;

test('if there are too many images, the first are stored and the others reported', async () => {
  const user = await app().newUser();
  const content = await makeImage('webp', 20, 10);
  const fields = { caption: 'A', category: 'work', tags: 'b' };
  const parts = Array.from({ length: 23 }, (_, index) => ({ name: `${index + 1}.webp`, content, fields }));
  const { status, body } = await upload(parts, user);
  expect(status).toBe(201);
  expect(body.images).toHaveLength(20);
  expect(await galleryOf(user)).toHaveLength(20);
  expect(body.rejected).toEqual(
    ['21.webp', '22.webp', '23.webp'].map((name) => ({
      name,
      title: 'Error',
      message: `${name}: at most 20 images per upload`,
    })),
  );
});

test('a fault after a valid image is reported for the rest only', async () => {
  const content = await makeImage('webp', 20, 10);
  const withoutEnd = form(['a.webp', 'b.webp'].map((name) => ({ name, content }))).subarray(0, -10);
  const cases = [
    [form([{ name: 'c.webp', content }], 'photo'), 'c.webp: send each image in the field images'],
    [form([{ name: 'c.webp', content }]).subarray(0, 60), 'The rest of the form: it cannot be read'],
  ] as const;
  for (const [rest, message] of cases) {
    const user = await app().newUser();
    const { status, body } = await send(Buffer.concat([withoutEnd, rest]), user);
    expect([status, body.rejected?.at(-1)]).toEqual([
      201,
      expect.objectContaining({ title: 'Error', message }),
    ]);
    expect(body.images).not.toEqual([]);
    expect(await galleryOf(user)).toEqual(body.images);
  }
});
