import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { purgeBins } from '../../db/queries/bin';
import { deleteUnusedImages } from '../../db/queries/images';
import { binKinds } from '../../src/contracts/bin';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import { type TestUser, useTestApp } from '../support/app';
import { readFiles } from '../support/file-store';
import { form, uploadsTo } from '../support/gallery-uploads';
import { makeAnimation, makeImage, makePhonePhoto, makePixelBomb } from '../support/images';

const app = useTestApp();
const fiveMegabytes = 5 * 1024 * 1024;
const html = Buffer.from('<html><script>alert(1)</script></html>');

const { send, upload, download, storedFiles } = uploadsTo(app);

const gallery = async (user: TestUser) =>
  (await app().rest('GET /profile/demo-profile-1/gallery', undefined, user)).body;

let photo: Buffer;
beforeAll(async () => {
  photo = await makeImage('jpeg', 64, 40);
});

describe('uploading images', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('accepts %s and stores it as WebP', async (format) => {
    const user = await app().newUser();
    const content = await makeImage(format, 100, 50);
    const fields = { caption: 'At the sea', category: 'travel', tags: ' sea, ,ships ' };
    const { status, body } = await upload([{ name: `x.${format}`, content, fields }], user);
    expect(status).toBe(201);
    expect(body.rejected).toEqual([]);
    expect(body.images).toEqual([
      expect.objectContaining({
        caption: 'At the sea',
        category: 'travel',
        metadata: { tags: ['sea', 'ships'], date: null, favorite: false, portfolio: false },
        width: 100,
        height: 50,
        isPublic: true,
      }),
    ]);
    expect(await gallery(user)).toEqual(body.images);
    const file = await download(body.images[0].imageUrl, user);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-length': String(body.images[0].size),
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 100 });
  });

  test("rotates a phone's photo upright and drops its location", async () => {
    const user = await app().newUser();
    const original = await makePhonePhoto();
    const before = await sharp(original).metadata();
    expect([before.orientation, before.exif?.includes('Storyphone')]).toEqual([6, true]);
    const { body } = await upload([{ name: 'IMG_1.jpg', content: original }], user);
    expect(body.images[0]).toMatchObject({ width: 800, height: 1200, category: 'personal', caption: '' });
    for (const bytes of await readFiles(app())) {
      for (const trace of ['Exif', 'EXIF', 'GPS', 'Storyphone', 'Ada King'])
        expect(bytes.includes(trace)).toBe(false);
    }
    const file = await download(body.images[0].imageUrl, user);
    const { data, info } = await sharp(file.rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The white left edge was the top when the phone was held upright.
    const greenAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1];
    expect(greenAt(400, 20)).toBeGreaterThan(240);
    expect(greenAt(400, 1180)).toBeLessThan(80);
  });

  test('accepts the specified JSON, with and without a data URL', async () => {
    const user = await app().newUser();
    const data = photo.toString('base64');
    const { status, body } = await app().rest(
      `POST /profile/${user.profileId}/gallery/upload`,
      {
        images: [
          { data: `data:image/jpeg;base64,${data}`, name: 'a.jpg', type: 'image/jpeg', extension: 'jpg' },
          { data, name: 'b.jpg', type: 'image/jpeg', extension: 'jpg' },
          { data: html.toString('base64'), name: 'c.jpg', type: 'image/jpeg', extension: 'jpg' },
          { data: Buffer.alloc(fiveMegabytes + 1).toString('base64'), name: 'd.jpg', type: 'image/jpeg' },
        ],
        captions: ['First', 'Second'],
        categories: ['work', ''],
        tags: ['one, two', ['three']],
      },
      user,
    );
    expect(status).toBe(201);
    expect(body.images).toMatchObject([
      { caption: 'First', category: 'work', metadata: { tags: ['one', 'two'] } },
      { caption: 'Second', category: 'personal', metadata: { tags: ['three'] } },
    ]);
    expect(body.rejected).toEqual([
      { name: 'c.jpg', title: 'Invalid file type', message: 'c.jpg is not a supported image format' },
      { name: 'd.jpg', title: 'File too large', message: 'd.jpg exceeds 5MB limit' },
    ]);
  });

  test('stores the valid files of a form', async () => {
    const user = await app().newUser();
    const tooLarge = Buffer.concat([photo, Buffer.alloc(fiveMegabytes)]);
    const { status, body } = await upload(
      [
        { name: 'large.jpg', content: tooLarge, fields: { caption: 'Large' } },
        { name: 'page.jpg', content: html },
        { name: 'long.jpg', content: photo, fields: { caption: 'x'.repeat(301) } },
        { name: 'good.jpg', content: photo, fields: { category: 'work' } },
      ],
      user,
    );
    expect(status).toBe(201);
    expect(body.images).toMatchObject([{ category: 'work', caption: '' }]);
    expect(body.rejected).toEqual([
      { name: 'large.jpg', title: 'File too large', message: 'large.jpg exceeds 5MB limit' },
      { name: 'page.jpg', title: 'Invalid file type', message: 'page.jpg is not a supported image format' },
      { name: 'long.jpg', title: 'Error', message: expect.stringContaining('300') },
    ]);
  });

  test('scales very long pictures to the maximum of WebP, and large ones down', async () => {
    const user = await app().newUser();
    const content = await makeImage('png', 60, 20_000);
    const large = await makeImage('jpeg', 2100, 1400);
    const { body } = await upload(
      [
        { name: 'long.png', content },
        { name: 'large.jpg', content: large },
      ],
      user,
    );
    expect(body.images).toMatchObject([
      { width: 49, height: 16_333 },
      { width: 1920, height: 1280 },
    ]);
  });

  test('accepts a file at the limit', async () => {
    const content = Buffer.concat([photo, Buffer.alloc(fiveMegabytes - photo.length)]);
    expect((await upload([{ name: 'a.jpg', content }], await app().newUser())).status).toBe(201);
  });
});

describe('refusing images', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  const cases: [string, () => Promise<Buffer> | Buffer, number][] = [
    ['SVG', () => svg, 415],
    ['a web page', () => html, 415],
    ['a truncated JPEG', async () => (await makeImage('jpeg', 900, 900)).subarray(0, 3000), 415],
    ['a pixel bomb', makePixelBomb, 415],
    ['an animation', makeAnimation, 415],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), 415],
    ['a page behind the head of a JPEG', () => Buffer.concat([photo.subarray(0, 20), html]), 415],
    ['nothing', () => Buffer.alloc(0), 415],
    ['too much', () => Buffer.concat([photo, Buffer.alloc(fiveMegabytes)]), 413],
  ];
  test.each(cases)('%s leaves nothing behind', async (_name, make, expected) => {
    const user = await app().newUser();
    const before = await storedFiles();
    const { status, body } = await upload([{ name: 'a.jpg', content: await make() }], user);
    expect(status).toBe(expected);
    const message = expected === 413 ? 'a.jpg exceeds 5MB limit' : 'a.jpg is not a supported image format';
    expect(body).toMatchObject({ message, error: message });
    expect(await storedFiles()).toHaveLength(before.length);
    expect(await gallery(user)).toEqual([]);
  });

  test('data after the image is not stored', async () => {
    const user = await app().newUser();
    const { body } = await upload([{ name: 'a.jpg', content: Buffer.concat([photo, html]) }], user);
    expect((await download(body.images[0].imageUrl, user)).rawPayload.includes('alert')).toBe(false);
  });

  test.each([
    ['no file', Buffer.from('--edge--\r\n')],
    ['another field', form([{ name: 'a.jpg', content: Buffer.from('x') }], 'photo')],
    ['a form that breaks off', form([{ name: 'a.jpg', content: Buffer.alloc(5000) }]).subarray(0, 3000)],
    ['no form', Buffer.from('hello')],
  ])('%s is a bad request', async (_name, payload) => {
    const { status, body } = await send(payload, await app().newUser());
    expect(status).toBe(400);
    expect(body.message).toBe(body.error);
  });
});

describe('reading images', () => {
  test('serves the smallest stored size that is wide enough', async () => {
    const user = await app().newUser();
    const { body } = await upload([{ name: 'a.jpg', content: await makeImage('jpeg', 1920, 96) }], user);
    const { imageUrl } = body.images[0];
    const widthOf = async (query: string) =>
      (await sharp((await download(imageUrl + query, user)).rawPayload).metadata()).width;
    expect(await Promise.all(['?w=1', '?w=480', '?w=481', '?w=1000', '?w=9999', ''].map(widthOf))).toEqual([
      480, 480, 960, 1920, 1920, 1920,
    ]);
    for (const w of ['0', '-1', 'x', '1e9', '']) {
      expect((await download(`${imageUrl}?w=${w}`, user)).statusCode).toBe(400);
    }
    const small = await download(`${imageUrl}?w=480`, user);
    const again = { 'if-none-match': String(small.headers.etag) };
    expect((await download(`${imageUrl}?w=480`, user, again)).statusCode).toBe(304);
    const tag = String(small.headers.etag);
    for (const [condition, expected] of [
      [`W/${tag}`, 304],
      [`"x", W/"y" , ${tag}`, 304],
      ['*', 304],
      ['"x", W/"y"', 200],
    ] as const) {
      const headers = { 'if-none-match': condition };
      expect((await download(`${imageUrl}?w=480`, user, headers)).statusCode, condition).toBe(expected);
    }
    expect((await download(`${imageUrl}?w=960`, user, again)).statusCode).toBe(200);
    expect((await download(imageUrl, user, { range: 'bytes=0-9' })).rawPayload).toHaveLength(10);
    const saved = await download(`${imageUrl}?download=1`, user);
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="photo-[\w-]+\.webp"/);
  });

  test('strangers see only what is public, for as long as it is', async () => {
    const [user, stranger] = [await app().newUser(), await app().newUser()];
    const { body } = await upload([{ name: 'a.jpg', content: photo }], user);
    const { id, imageUrl } = body.images[0];
    const statuses = () =>
      Promise.all([undefined, stranger, user].map(async (who) => (await download(imageUrl, who)).statusCode));
    expect(await statuses()).toEqual([200, 200, 200]);
    await app().rest(`PATCH /gallery/${id}`, { isPublic: false }, user);
    expect(await statuses()).toEqual([404, 404, 200]);
    await app().rest(`PATCH /gallery/${id}`, { isPublic: true }, user);
    expect(await statuses()).toEqual([200, 200, 200]);
    await app().rest('PATCH /profile/demo-profile-1', { visibility: 'private' }, user);
    expect(await statuses()).toEqual([404, 404, 200]);
    await app().rest('PATCH /profile/demo-profile-1', { visibility: 'public' }, user);
    await app().rest(`DELETE /gallery/${id}`, undefined, user);
    expect(await statuses()).toEqual([404, 404, 200]);
    await app().rest(`POST /gallery/${id}/restore`, undefined, user);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test.each(['x', '0', '%00', '../../etc/passwd', '018f0000-0000-7000-8000-000000000000'])(
    '%s is not an image',
    async (id) => {
      expect([400, 404]).toContain((await download(`/api/files/${id}`)).statusCode);
    },
  );
});

test('an image is deleted with its last entry, or after an hour if it never had one', async () => {
  const user = await app().newUser();
  const { db } = app();
  const before = await storedFiles();
  const { body } = await upload([{ name: 'a.jpg', content: photo }], user);
  const { id, imageUrl } = body.images[0];
  const imageIn = db.updateTable('images').where('profileId', '=', user.profileId);
  const longAgo = '2020-01-01T00:00:00.000Z';
  const sweep = async () => {
    await purgeBins(db, binKinds);
    await db.transaction().execute(deleteUnusedImages);
    await sweepFiles(app());
    return (await download(imageUrl, user)).statusCode;
  };
  await imageIn.set({ createdAt: longAgo }).execute();
  expect(await sweep()).toBe(200);
  await imageIn.set({ createdAt: new Date().toISOString() }).execute();
  await app().rest(`DELETE /gallery/${id}`, undefined, user);
  expect(await sweep()).toBe(200);
  await db.updateTable('gallery').set({ deletedAt: longAgo }).where('id', '=', id).execute();
  expect(await sweep()).toBe(404);
  expect(await storedFiles()).toHaveLength(before.length);

  const second = (await upload([{ name: 'b.jpg', content: photo }], user)).body.images[0];
  await db.deleteFrom('gallery').where('id', '=', second.id).execute();
  const remains = async () => {
    await sweep();
    return (await download(second.imageUrl, user)).statusCode;
  };
  await imageIn.set({ wasShown: false }).execute();
  expect(await remains()).toBe(200);
  const madeBefore = (minutes: number) => sql<string>`now() - ${`${minutes} minutes`}::interval`;
  await imageIn.set({ createdAt: madeBefore(59) }).execute();
  expect(await remains()).toBe(200);
  await imageIn.set({ createdAt: madeBefore(61) }).execute();
  expect(await remains()).toBe(404);
});
