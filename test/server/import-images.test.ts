import { expect, test } from 'vitest';
import { imagePath, portableFilename } from '../../src/contracts/portable-profile';
import { imageMaxBytes } from '../../src/contracts/sections/gallery-image';
import type { Clock } from '../../src/routers/ports';
import { zipOfImages } from '../support/access-uploads';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { makeImage, makePixelBomb } from '../support/images';
import { bringZip, damage, profileJson, sendTo, zipOfPage } from '../support/zip-imports';
import { zipOf } from '../support/zips';

const app = useTestApp();

const send = (path: string, by: TestUser, field: string, content: Buffer, fields = {}) =>
  sendTo(app(), path, { by, field, content, fields });
const bring = (user: TestUser, zip: Buffer) => bringZip(app(), user, zip);
const galleryOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/gallery`, undefined, user)).body as object[];
const portraitOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/portrait`, undefined, user)).body;

const none = { added: 0, hasPortrait: false, hasVideo: false, cvs: 0, known: 0, left: 0, rejected: [] };

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
    const sent = await send('gallery/upload', user, 'images', await makeImage('png', width), details);
    expect(sent.status).toBe(201);
  }
  const [, land] = (await galleryOf(user)) as { id: string }[];
  const metadata = { tags: ['one'], date: '2024-05-01', favorite: true, portfolio: true };
  const change = { isPublic: false, metadata };
  expect((await app().rest(`PATCH /gallery/${land?.id}`, change, user)).status).toBe(200);
  await send('portrait', user, 'portrait', await makeImage('jpeg', 900, 900), { alt: 'Me' });
  const zip = await zipOfPage(app(), user, user);

  const read = await send('cv/import', other, 'file', zip);
  expect(read.body.images).toEqual({ gallery: 3, hasPortrait: true });
  const first = await bring(other, zip);
  expect(first).toEqual({
    status: 201,
    body: { ...none, added: 3, hasPortrait: true },
  });
  expect(described(await galleryOf(other))).toEqual(described(await galleryOf(user)));
  expect(await portraitOf(other)).toMatchObject({ alt: 'Me', sizes: [160, 480, 900] });

  const nothing = { ...none, known: 4 };
  expect((await bring(other, zip)).body, 'sent once more').toEqual(nothing);
  expect((await bring(user, zip)).body, 'sent to where it comes from').toEqual(nothing);
  expect(await galleryOf(user)).toHaveLength(3);
});

test('entries that show the same image come each by itself, and only once', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  await send('portrait', user, 'portrait', await makeImage('jpeg', 900, 900), { alt: 'Me' });
  await send('gallery/upload', user, 'images', await makeImage('png'), { caption: 'Sea' });
  const [sea] = (await galleryOf(user)) as { imageUrl: string }[];
  const portrait = (await portraitOf(user)) as { url: string };
  for (const [imageUrl, date] of [
    [sea?.imageUrl, '2024-05-01'],
    [sea?.imageUrl, '2025-05-01'],
    [portrait.url, '2026-05-01'],
  ] as const) {
    const entry = { imageUrl, caption: `Again in ${date}`, category: 'travel', metadata: { date } };
    expect((await app().rest(`POST /profile/${user.profileId}/gallery`, entry, user)).status).toBe(201);
  }
  const zip = await zipOfPage(app(), user, user);
  expect((await bring(other, zip)).body).toEqual({ ...none, added: 4, hasPortrait: true });
  expect(described(await galleryOf(other))).toEqual(described(await galleryOf(user)));
  for (const each of [user, other]) expect((await bring(each, zip)).body).toEqual({ ...none, known: 5 });
});

test('what is left after a minute is counted, and comes when the zip is sent again', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  for (const caption of ['Sea', 'Land', 'Sky'])
    await send('gallery/upload', user, 'images', await makeImage('png'), { caption });
  await send('cv', user, 'cv', makePdf(['A CV']));
  const zip = await zipOfPage(app(), user, user);

  const slow = await app().newServer({ clock: advancingClock(25_000) });
  expect((await bringZip(slow, other, zip)).body).toEqual({ ...none, added: 2, left: 2 });
  expect((await bring(other, zip)).body).toEqual({ ...none, added: 1, cvs: 1, known: 2 });
  expect(described(await galleryOf(other))).toEqual(described(await galleryOf(user)));
});

/** A clock that has advanced by so many milliseconds whenever it is looked at. */
function advancingClock(ms: number): Clock {
  let at = Date.now();
  return {
    now() {
      at += ms;
      return new Date(at);
    },
  };
}

test('the zip that strangers get holds no private image', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  await send('gallery/upload', user, 'images', await makeImage('png'), { caption: 'Sea' });
  const [sea] = (await galleryOf(user)) as { id: string }[];
  await app().rest(`PATCH /gallery/${sea?.id}`, { isPublic: false }, user);
  const zip = await zipOfPage(app(), user);
  expect(zip.includes(Buffer.from(imagePath(sea?.id ?? '', 640).slice(0, 20)))).toBe(false);
  expect((await bring(other, zip)).body).toMatchObject({ added: 0, known: 0, rejected: [] });
});

const damagedId = '01890a5d-ac96-774b-bcce-b302099a8055';
const ids = [
  '01890a5d-ac96-774b-bcce-b302099a8051',
  '01890a5d-ac96-774b-bcce-b302099a8052',
  '01890a5d-ac96-774b-bcce-b302099a8053',
  '01890a5d-ac96-774b-bcce-b302099a8054',
] as const;

// Nor does a refused portrait stop the gallery.
const profileWith = (gallery: object[]) =>
  profileJson({ pictures: { portrait: { picture: damagedId, alt: 'Me' }, gallery } });

test('each hostile image of a zip is refused by itself, with its reason', async () => {
  const user = await app().newUser();
  const zip = await zipOf({
    [portableFilename]: profileWith([
      { picture: ids[0], caption: 'A page' },
      { picture: ids[1], caption: 'A bomb' },
      { picture: ids[2], caption: 'Far too large' },
      { picture: ids[3], caption: 'Missing' },
      { picture: damagedId, caption: 'Damaged' },
      { picture: '01890a5d-ac96-774b-bcce-b302099a8057', category: 'nonsense' },
      { picture: '01890a5d-ac96-774b-bcce-b302099a8056', caption: 'Fine' },
    ]),
    [imagePath(ids[0], 640)]: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    [imagePath(ids[1], 640)]: await makePixelBomb(),
    [imagePath(ids[2], 640)]: Buffer.alloc(imageMaxBytes + 1),
    [imagePath(damagedId, 640)]: Buffer.from('A text. '.repeat(100)),
    [imagePath('01890a5d-ac96-774b-bcce-b302099a8057', 640)]: await makeImage('webp'),
    [imagePath('01890a5d-ac96-774b-bcce-b302099a8056', 640)]: await makeImage('webp'),
  });
  damage(zip, imagePath(damagedId, 640));
  const { status, body } = await bring(user, zip);
  expect([status, body.added], JSON.stringify(body)).toEqual([201, 1]);
  expect(body.rejected.map(({ name }: { name: string }) => name)).toEqual([
    'The photo of you',
    'A page',
    'A bomb',
    'Far too large',
    'Missing',
    'Damaged',
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
  const theirs = await sendTo(app(), 'cv/import/images', {
    by: other,
    to: user,
    field: 'file',
    content: await zipOfImages(),
  });
  expect(theirs.status).toBe(404);
  expect(await galleryOf(user)).toEqual([]);
});
