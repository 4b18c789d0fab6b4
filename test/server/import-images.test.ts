import { expect, test } from 'vitest';
import { imagePath, portableFilename } from '../../src/contracts/portable-profile';
import { imageMaxBytes } from '../../src/contracts/sections/gallery-image';
import { zipOfImages } from '../support/access-uploads';
import { type TestUser, useTestApp } from '../support/app';
import { form } from '../support/gallery-uploads';
import { makeImage, makePixelBomb } from '../support/images';
import { zipOf } from '../support/zips';

const app = useTestApp();
const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` });

async function send(path: string, by: TestUser, to: TestUser, field: string, content: Buffer, fields = {}) {
  const answer = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${to.profileId}/${path}`,
    payload: form([{ name: 'a file', content, fields }], field),
    headers: { 'content-type': 'multipart/form-data; boundary=edge', ...bearer(by) },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const bring = (user: TestUser, zip: Buffer) => send('cv/import/images', user, user, 'file', zip);
const galleryOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/gallery`, undefined, user)).body as object[];
const portraitOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/portrait`, undefined, user)).body;

/** The texts of an image, and how large it is. */
const described = (items: object[]) =>
  items.map((item) => {
    const { caption, category, metadata, isPublic, width, height } = item as Record<string, unknown>;
    return { caption, category, metadata, isPublic, width, height };
  });

test('a zip brings the gallery and the portrait to another account, in order, with all their texts', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  for (const [width, caption] of [
    [2400, 'Sea'],
    [700, 'Land'],
    [500, 'Sky'],
  ] as const) {
    const details = { caption, category: 'travel', tags: 'one, two' };
    const sent = await send('gallery/upload', user, user, 'images', await makeImage('png', width), details);
    expect(sent.status).toBe(201);
  }
  const [, land] = (await galleryOf(user)) as { id: string }[];
  const metadata = { tags: ['one'], date: '2024-05-01', favorite: true, portfolio: true };
  const change = { isPublic: false, metadata };
  expect((await app().rest(`PATCH /gallery/${land?.id}`, change, user)).status).toBe(200);
  await send('portrait', user, user, 'portrait', await makeImage('jpeg', 900, 900), { alt: 'Me' });
  const { rawPayload: zip } = await app().app.inject({
    url: `/profile/${user.slug}.zip`,
    headers: bearer(user),
  });

  const read = await send('cv/import', other, other, 'file', zip);
  expect(read.body.images).toEqual({ gallery: 3, hasPortrait: true });
  const first = await bring(other, zip);
  expect(first).toEqual({
    status: 201,
    body: { added: 3, hasPortrait: true, known: 0, left: 0, rejected: [] },
  });
  expect(described(await galleryOf(other))).toEqual(described(await galleryOf(user)));
  expect(await portraitOf(other)).toMatchObject({ alt: 'Me', sizes: [160, 480, 900] });

  const nothing = { added: 0, hasPortrait: false, known: 4, left: 0, rejected: [] };
  expect((await bring(other, zip)).body, 'sent once more').toEqual(nothing);
  expect((await bring(user, zip)).body, 'sent to where it comes from').toEqual(nothing);
  expect(await galleryOf(user)).toHaveLength(3);
});

test('the zip that strangers get holds no private image', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  await send('gallery/upload', user, user, 'images', await makeImage('png'), { caption: 'Sea' });
  const [sea] = (await galleryOf(user)) as { id: string }[];
  await app().rest(`PATCH /gallery/${sea?.id}`, { isPublic: false }, user);
  const { rawPayload: zip } = await app().app.inject({ url: `/profile/${user.slug}.zip` });
  expect(zip.includes(Buffer.from(imagePath(sea?.id ?? '', 640).slice(0, 20)))).toBe(false);
  expect((await bring(other, zip)).body).toMatchObject({ added: 0, known: 0, rejected: [] });
});

const ids = [
  '01890a5d-ac96-774b-bcce-b302099a8051',
  '01890a5d-ac96-774b-bcce-b302099a8052',
  '01890a5d-ac96-774b-bcce-b302099a8053',
  '01890a5d-ac96-774b-bcce-b302099a8054',
] as const;

const profileWith = (gallery: object[]) =>
  Buffer.from(
    JSON.stringify({
      basics: {},
      meta: {
        storyfolio: {
          version: 1,
          digest: '',
          profile: {},
          sections: {},
          pictures: { portrait: null, gallery },
        },
      },
    }),
  );

test('each hostile image of a zip is refused by itself, with its reason', async () => {
  const user = await app().newUser();
  const zip = await zipOf({
    [portableFilename]: profileWith([
      { picture: ids[0], caption: 'A page' },
      { picture: ids[1], caption: 'A bomb' },
      { picture: ids[2], caption: 'Far too large' },
      { picture: ids[3], caption: 'Missing' },
      { picture: '01890a5d-ac96-774b-bcce-b302099a8057', category: 'nonsense' },
      { picture: '01890a5d-ac96-774b-bcce-b302099a8056', caption: 'Fine' },
    ]),
    [imagePath(ids[0], 640)]: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    [imagePath(ids[1], 640)]: await makePixelBomb(),
    [imagePath(ids[2], 640)]: Buffer.alloc(imageMaxBytes + 1),
    [imagePath('01890a5d-ac96-774b-bcce-b302099a8057', 640)]: await makeImage('webp'),
    [imagePath('01890a5d-ac96-774b-bcce-b302099a8056', 640)]: await makeImage('webp'),
  });
  const { status, body } = await bring(user, zip);
  expect([status, body.added], JSON.stringify(body)).toEqual([201, 1]);
  expect(body.rejected.map(({ name }: { name: string }) => name)).toEqual([
    'A page',
    'A bomb',
    'Far too large',
    'Missing',
    '01890a5d-ac96-774b-bcce-b302099a8057',
  ]);
  expect(described(await galleryOf(user))).toMatchObject([{ caption: 'Fine' }]);
});

test('a zip that is not of a profile is refused, and another account gets nothing', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  for (const content of [Buffer.from('{}'), await zipOf({ 'a.txt': Buffer.from('a') })]) {
    const { status, body } = await bring(user, content);
    expect([status, typeof body.message], JSON.stringify(body)).toEqual([422, 'string']);
  }
  const theirs = await send('cv/import/images', other, user, 'file', await zipOfImages());
  expect(theirs.status).toBe(404);
  expect(await galleryOf(user)).toEqual([]);
});
