import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { purgeBins } from '../../db/queries/bin';
import { deleteUnusedImages } from '../../db/queries/images';
import { binKinds } from '../../src/contracts/bin';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import { type TestUser, useTestApp } from '../support/app';
import { listFiles, readFiles } from '../support/file-store';
import { makeAnimation, makeImage, makePhonePhoto, makePixelBomb } from '../support/images';
import { passTime } from '../support/purge';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();
const fiveMegabytes = 5 * 1024 * 1024;

const get = (url: string, user?: TestUser, headers = {}) =>
  app().app.inject({ url, headers: { ...headers, ...(user && { authorization: `Bearer ${user.token}` }) } });

const send = (by: TestUser, content: Buffer, alt?: string) =>
  sendTo(app(), 'portrait', {
    by,
    field: 'portrait',
    name: 'me.jpg',
    content,
    ...(alt && { fields: { alt } }),
  });

async function upload(user: TestUser, alt?: string) {
  const { status, body } = await send(user, photo, alt);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { id: string; url: string; sizes: number[] };
}

const call = (
  method: string,
  { profileId }: TestUser,
  id: string,
  rest = '',
  as?: TestUser,
  body?: unknown,
) => app().rest(`${method} /profile/${profileId}/portrait/${id}${rest}`, body, as);
const current = async (user: TestUser) =>
  (await app().rest('GET /profile/demo-profile-1/portrait', undefined, user)).body;
const page = async ({ slug }: TestUser, as?: TestUser) => (await get(`/profile/${slug}`, as)).body;
const hide = (user: TestUser) =>
  app().rest(`PATCH /profile/${user.profileId}`, { visibility: 'private' }, user);

let photo: Buffer;
beforeAll(async () => {
  photo = await makeImage('jpeg', 640, 480);
});

describe('uploading a portrait', () => {
  test.each([
    ['jpeg', 1600, 1200, [160, 480, 960]],
    ['png', 320, 200, [160, 200]],
    ['webp', 320, 200, [160, 200]],
  ] as const)('cuts the square out of a %s, in each size', async (format, width, height, sizes) => {
    const user = await app().newUser();
    const { status, body } = await send(user, await makeImage(format, width, height), ' Ada at her desk ');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      url: `/api/files/${body.id}`,
      sizes,
      alt: 'Ada at her desk',
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(await current(user)).toEqual(body);
    for (const size of body.sizes) {
      const { rawPayload, headers } = await get(`${body.url}?w=${size}`);
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: size,
        height: size,
      });
      expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'image/webp' });
      const again = await get(`${body.url}?w=${size}`, undefined, { 'if-none-match': headers.etag });
      expect(again.statusCode).toBe(304);
    }
    // The middle: the white left edge, an eighth of the picture, is cut off.
    const { data } = await sharp((await get(body.url)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[1]).toBeLessThan(80);
  });

  test('does not enlarge a small one', async () => {
    const user = await app().newUser();
    expect((await send(user, await makeImage('png', 300, 200))).body.sizes).toEqual([160, 200]);
    expect((await send(user, await makeImage('png', 1, 900))).body.sizes).toEqual([1]);
  });

  test("drops the location of a phone's photo", async () => {
    const user = await app().newUser();
    expect((await send(user, await makePhonePhoto())).status).toBe(201);
    for (const bytes of await readFiles(app())) {
      for (const trace of ['Exif', 'EXIF', 'GPS', 'Storyphone']) expect(bytes.includes(trace)).toBe(false);
    }
  });

  test('refuses a file that is not an image, keeps the portrait and stores nothing', async () => {
    const user = await app().newUser();
    const { id } = await upload(user);
    const before = await listFiles(app());
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const content of [svg, Buffer.alloc(0), await makePixelBomb(), await makeAnimation()]) {
      expect(await send(user, content)).toMatchObject({
        status: 415,
        body: { message: 'me.jpg is not a supported image format' },
      });
    }
    const large = Buffer.concat([photo, Buffer.alloc(fiveMegabytes)]);
    expect(await send(user, large)).toMatchObject({
      status: 413,
      body: { message: 'The photo exceeds 5MB limit' },
    });
    expect((await send(user, photo, 'x'.repeat(301))).status).toBe(400);
    expect((await send(user, photo, 'two\nlines')).status).toBe(400);
    expect((await current(user)).id).toBe(id);
    expect(await listFiles(app())).toEqual(before);
  });

  test('leaves one portrait of many uploaded at once', async () => {
    const user = await app().newUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(user, photo)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const { rows } = await inPlace(user);
    expect(rows).toHaveLength(1);
  });
});

const inPlace = async (user: TestUser) => ({
  rows: await app()
    .db.selectFrom('portraits')
    .select('id')
    .where('profileId', '=', user.profileId)
    .where('deletedAt', 'is', null)
    .execute(),
});

describe('a portrait', () => {
  test('is shown on the page, with its text or the name', async () => {
    const user = await app().newUser();
    await app().rest('PATCH /profile/demo-profile-1', { displayName: 'Ada King' }, user);
    const { id, url } = await upload(user);
    expect(await page(user)).toContain(`src="${url}?w=480"`);
    expect(await page(user)).toContain('alt="Portrait of Ada King"');
    expect((await call('PATCH', user, id, '', user, { alt: '"Ada" <at work>' })).body.alt).toBe(
      '"Ada" <at work>',
    );
    expect(await page(user)).toContain('alt="&quot;Ada&quot; &lt;at work&gt;"');
  });

  test('is neither removed nor restored by the name of another profile', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const { id } = await upload(user);
    expect((await call('DELETE', other, id, '', other)).status).toBe(404);
    expect((await call('DELETE', user, id, '', user)).status).toBe(200);
    expect((await call('POST', other, id, '/restore', other)).status).toBe(404);
  });

  test('comes back after its removal and after its replacement', async () => {
    const user = await app().newUser();
    const first = await upload(user, 'First');
    expect((await call('DELETE', user, first.id, '', user)).body).toEqual({ id: first.id });
    expect(await current(user)).toBeNull();
    expect((await get(first.url)).statusCode).toBe(404);
    expect(await page(user)).not.toContain(first.url);
    expect((await call('POST', user, first.id, '/restore', user)).body).toEqual(first);
    expect(await page(user)).toContain(first.url);

    const second = await upload(user, 'Second');
    expect((await get(first.url)).statusCode).toBe(404);
    expect((await call('POST', user, first.id, '/restore', user)).body).toEqual(first);
    expect(await current(user)).toEqual(first);
    expect((await call('POST', user, second.id, '/restore', user)).status).toBe(200);
    expect((await call('PATCH', user, first.id, '', user, { alt: 'x' })).status).toBe(404);
  });

  test('is gone with its files thirty days after its removal', async () => {
    const user = await app().newUser();
    const before = await listFiles(app());
    const { id } = await upload(user);
    await call('DELETE', user, id, '', user);
    const clean = async () => {
      await purgeBins(app().db, binKinds);
      await app().db.transaction().execute(deleteUnusedImages);
      await sweepFiles(app());
    };
    await clean();
    expect((await call('POST', user, id, '/restore', user)).status).toBe(200);
    await call('DELETE', user, id, '', user);
    await passTime(app(), user, '31 days');
    expect((await call('POST', user, id, '/restore', user)).status).toBe(404);
    await clean();
    expect(await listFiles(app())).toEqual(before);
  });

  test('is gone after thirty days, even before the housekeeping', async () => {
    const user = await app().newUser();
    const { id } = await upload(user);
    await call('DELETE', user, id, '', user);
    const deletedAt = sql<string>`now() - interval '30 days 1 second'`;
    await app().db.updateTable('portraits').set({ deletedAt }).where('id', '=', id).execute();
    expect((await call('POST', user, id, '/restore', user)).status).toBe(404);
  });

  test('in place outlives the housekeeping', async () => {
    const user = await app().newUser();
    const { url } = await upload(user);
    await app().db.updateTable('images').set({ createdAt: '2020-01-01T00:00:00Z' }).execute();
    await app().db.transaction().execute(deleteUnusedImages);
    await sweepFiles(app());
    expect((await get(url)).statusCode).toBe(200);
  });
});

describe('the forms of the profile', () => {
  const image = async ({ slug }: TestUser, as?: TestUser) =>
    JSON.parse((await get(`/profile/${slug}.json`, as)).body).basics.image;
  const card = async ({ slug }: TestUser, as?: TestUser) =>
    (await get(`/profile/${slug}.vcf`, as)).body.replaceAll('\r\n ', '');

  test('name the portrait by its address, and a card holds it', async () => {
    const user = await app().newUser();
    expect(await image(user)).toBeUndefined();
    expect(await card(user)).not.toContain('PHOTO');
    const { url } = await upload(user);
    const address = new URL(await image(user));
    expect(address.pathname).toBe(url);
    expect((await get(address.pathname)).headers['content-type']).toBe('image/webp');
    const [, base64 = ''] = /^PHOTO:data:image\/jpeg;base64,(.*)$/m.exec(await card(user)) ?? [];
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 480,
      height: 480,
    });
  });

  test('of a private page are only for its owner, and name no address that nobody can open', async () => {
    const user = await app().newUser();
    await upload(user);
    await hide(user);
    expect((await get(`/profile/${user.slug}.vcf`)).statusCode).toBe(404);
    expect(await image(user, user)).toBeUndefined();
    expect(await card(user, user)).toContain('PHOTO:data:image/jpeg');
  });

  test('do without a portrait that was removed', async () => {
    const user = await app().newUser();
    const { id } = await upload(user);
    expect((await call('DELETE', user, id, '', user)).status).toBe(200);
    expect([await image(user), await image(user, user)]).toEqual([undefined, undefined]);
    expect(await card(user)).not.toContain('PHOTO');
  });
});

test('the picture that stands for the page shows the portrait', async () => {
  const user = await app().newUser();
  const picture = async () => (await get(`/profile/${user.slug}.png`)).rawPayload;
  const without = await picture();
  const { id } = await upload(user);
  const shown = await picture();
  expect(shown.equals(without)).toBe(false);
  expect((await call('DELETE', user, id, '', user)).status).toBe(200);
  expect((await picture()).equals(without)).toBe(true);
});
