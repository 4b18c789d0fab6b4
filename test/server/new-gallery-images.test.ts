import { expect, test } from 'vitest';
import { imageMaxBytes } from '../../src/contracts/sections/gallery-image';
import { type TestUser, useTestApp } from '../support/app';
import { makeImage } from '../support/images';
import { draftFor } from '../support/section-samples';

const app = useTestApp();
const post = (imageUrl: string, user: TestUser, more: object = {}) =>
  app().rest('POST /profile/demo-profile-1/gallery', { imageUrl, ...more }, user);
const galleryOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/gallery`, undefined, user)).body;
const dataUrl = (content: Buffer, type = 'image/jpeg') => `data:${type};base64,${content.toString('base64')}`;

test.each(['jpeg', 'png', 'webp'] as const)('a %s in a data URL is stored as an upload', async (format) => {
  const user = await app().newUser();
  const details = { caption: 'The sea', category: 'travel', metadata: { tags: ['blue'] }, isPublic: false };
  const image = dataUrl(await makeImage(format, 640, 400), `image/${format}`);
  const { status, body } = await post(image, user, details);
  expect([status, body]).toMatchObject([201, { ...details, width: 640, height: 400 }]);
  expect(await galleryOf(user)).toEqual([body]);
  const headers = { authorization: `Bearer ${user.token}` };
  const file = await app().app.inject({ url: body.imageUrl, headers });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('an image that is stored here is named by its path or its whole address', async () => {
  const user = await app().newUser();
  const { imageUrl: path } = await draftFor('gallery', app().db, user.profileId);
  const origin = 'http://localhost:80';
  for (const address of [String(path), `${new URL(origin).origin}${path}`, `${path}?w=480`]) {
    const { status, body } = await post(address, user);
    expect([status, body.imageUrl], address).toEqual([201, path]);
  }
});

test('other addresses are refused, and nothing is fetched', async () => {
  const user = await app().newUser();
  const elsewhere =
    'imageUrl: Nothing is fetched from other addresses. Upload the file itself, or send it as a data URL.';
  const unknown = 'imageUrl: Name an image that is stored here, or send one as a data URL.';
  for (const [address, message] of [
    ['https://example.com/x.jpg', elsewhere],
    ['//example.com/api/files/01890000-0000-7000-8000-000000000000', elsewhere],
    ['javascript:alert(1)', elsewhere],
    ['/api/files/../cv', unknown],
    ['photo.jpg', unknown],
    ['data:image/png,%89PNG', 'imageUrl: Send the image in base64.'],
    ['data:', 'imageUrl: Send the image in base64.'],
  ] as const) {
    const { status, body } = await post(address, user);
    expect([status, body.message], address).toEqual([400, message]);
  }
  expect(await galleryOf(user)).toEqual([]);
});

test('what is no image, or too large, is refused as an upload is', async () => {
  const user = await app().newUser();
  const animated = Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1');
  for (const [content, status, message] of [
    [animated, 415, 'The image is not a supported image format'],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'The image is not a supported image format',
    ],
    [Buffer.alloc(imageMaxBytes + 1), 413, 'The image exceeds 5MB limit'],
    [Buffer.alloc(imageMaxBytes + 1_000_000), 413, expect.stringContaining('Send less at once.')],
  ] as const) {
    const answer = await post(dataUrl(content), user);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  }
  expect(await galleryOf(user)).toEqual([]);
});
