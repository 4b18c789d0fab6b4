import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { imagePath, portableFilename } from '../../src/contracts/portable-profile';
import { galleryImage, imageMaxBytes } from '../../src/contracts/sections/gallery-image';
import type { Clock } from '../../src/routers/ports';
import { zipOfImages } from '../support/access-uploads';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { sentWhileHeld } from '../support/held-thread';
import { makeImage, makeLocatedImage, makeNoise, makePhonePhoto, makePixelBomb } from '../support/images';
import { damage, importZip, profileJson, sendTo, zipOfPage } from '../support/zip-imports';
import { zipOf } from '../support/zips';

const app = useTestApp();

const send = (path: string, by: TestUser, field: string, content: Buffer, fields = {}) =>
  sendTo(app(), path, { by, field, content, fields });
const importInto = (user: TestUser, zip: Buffer) => importZip(app(), user, zip);
const galleryOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/gallery`, undefined, user)).body as object[];
const portraitOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/portrait`, undefined, user)).body;

const none = { added: 0, hasPortrait: false, hasVideo: false, cvs: 0, known: 0, left: 0, rejected: [] };

/** Every field of images but those that depend on where they are stored. */
const described = (items: object[]) => {
  const stored = ['id', 'profileId', 'imageUrl', 'createdAt', 'updatedAt'];
  return items.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([field]) => !stored.includes(field))),
  );
};

test('a zip brings the gallery and the portrait to another account, in order, with all their texts', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  for (const [caption, image] of [
    ['Sea', await makeImage('png', 2000, 100)],
    ['Land', await makePhonePhoto()],
    ['Sky', await makeNoise(101)],
    ['Glass', await makeNoise(133, 4)],
  ] as const) {
    const details = { caption, category: 'travel', tags: 'one, two' };
    const sent = await send('gallery/upload', user, 'images', image, details);
    expect(sent.status).toBe(201);
  }
  const [, land] = (await galleryOf(user)) as { id: string }[];
  const metadata = { tags: ['one'], date: '2024-05-01', favorite: true, portfolio: true };
  const change = { isPublic: false, metadata };
  expect((await app().rest(`PATCH /gallery/${land?.id}`, change, user)).status).toBe(200);
  await send('portrait', user, 'portrait', await makeImage('jpeg', 500, 500), { alt: 'Me' });
  const zip = await zipOfPage(app(), user, user);

  const read = await send('cv/import', other, 'file', zip);
  expect(read.body.images).toEqual({ gallery: 4, hasPortrait: true });
  const first = await importInto(other, zip);
  expect(first).toEqual({
    status: 201,
    body: { ...none, added: 4, hasPortrait: true },
  });
  expect(described(await galleryOf(other))).toEqual(described(await galleryOf(user)));
  const { alt, sizes, placeholder } = await portraitOf(user);
  expect(await portraitOf(other)).toMatchObject({ alt, sizes, placeholder });
  expect([alt, sizes]).toEqual(['Me', [160, 480, 500]]);

  const nothing = { ...none, known: 5 };
  expect((await importInto(other, zip)).body, 'sent once more').toEqual(nothing);
  expect((await importInto(user, zip)).body, 'sent to where it comes from').toEqual(nothing);
  expect(await galleryOf(user)).toHaveLength(4);
});

/** The largest stored size of the only image of a gallery. */
async function storedImage(user: TestUser): Promise<Buffer> {
  const [image] = (await galleryOf(user)) as { imageUrl: string }[];
  const url = image?.imageUrl ?? '';
  return (await app().app.inject({ url, headers: { authorization: `Bearer ${user.token}` } })).rawPayload;
}

const onlyImage = '01890a5d-ac96-774b-bcce-b302099a8058';
const width = 120;
const zipWith = (image: Buffer) =>
  zipOf({
    [portableFilename]: profileJson({ pictures: { portrait: null, gallery: [{ picture: onlyImage }] } }),
    [imagePath(onlyImage, width)]: image,
  });

/** The length of the header of a WebP and of the part that says what follows. */
const beginning = 30;

/** A translucent WebP with one more part, at its end by default. */
async function withPart(name: string, place?: number): Promise<Buffer> {
  const image = await makeNoise(width, 4);
  const part = Buffer.alloc(16);
  part.write(name);
  part.writeUInt32LE(8, 4);
  part.write('51.5N 0W', 8);
  const longer = Buffer.concat([image.subarray(0, place), part, image.subarray(place ?? image.length)]);
  longer.writeUInt32LE(longer.length - 8, 4);
  return longer;
}

test.each([3, 4] as const)('an image of a zip stays as it is: %i channels', async (channels) => {
  const user = await app().newUser();
  const rendered = await makeNoise(width, channels);
  await importInto(user, await zipWith(rendered));
  expect((await storedImage(user)).equals(rendered)).toBe(true);
});

test.each([
  ['its place in EXIF and XMP', async () => makeLocatedImage('webp')],
  [
    'its place in EXIF alone',
    async () =>
      sharp(await makeNoise(width))
        .withExif({ IFD0: { Copyright: '51.5N 0W' } })
        .webp()
        .toBuffer(),
  ],
  ['an unknown part after it', async () => withPart('PLCE')],
  ['an unknown part before it', async () => withPart('PLCE', beginning)],
  ['another file after it', async () => Buffer.concat([await makeNoise(width), Buffer.from('PK 51.5N 0W')])],
  ['more pixels than are stored', async () => makeNoise(2000, 3, 20)],
])('an image of a zip is rendered again if it has %s', async (_what, make) => {
  const user = await app().newUser();
  const image = await make();
  expect((await importInto(user, await zipWith(image))).body).toMatchObject({ added: 1, rejected: [] });
  const stored = await storedImage(user);
  expect(stored.equals(image)).toBe(false);
  expect(stored.includes('51.5N')).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', hasProfile: false });
  expect(await sharp(stored).metadata()).not.toHaveProperty('exif');
});

test('a portrait of a zip is cut to a square all the same', async () => {
  const user = await app().newUser();
  const zip = await zipOf({
    [portableFilename]: profileJson({ pictures: { portrait: { picture: onlyImage, alt: '' }, gallery: [] } }),
    [imagePath(onlyImage, 700)]: await makeNoise(700),
  });
  expect((await importInto(user, zip)).body).toMatchObject({ hasPortrait: true });
  const { url, sizes } = await portraitOf(user);
  const { rawPayload } = await app().app.inject({ url });
  const size = await sharp(rawPayload).metadata();
  expect([sizes, size.width, size.height]).toEqual([[160, 350], 350, 350]);
});

test('an upload is always rendered', async () => {
  const user = await app().newUser();
  const image = await makeNoise(width);
  await send('gallery/upload', user, 'images', image);
  expect((await storedImage(user)).equals(image)).toBe(false);
});

test('entries that show the same image come each by itself, and only once', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  await send('portrait', user, 'portrait', await makeImage('jpeg', 500, 500), { alt: 'Me' });
  await send('gallery/upload', user, 'images', await makeImage('png', 64, 40), { caption: 'Sea' });
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
  expect((await importInto(other, zip)).body).toEqual({ ...none, added: 4, hasPortrait: true });
  expect(described(await galleryOf(other))).toEqual(described(await galleryOf(user)));
  for (const each of [user, other]) expect((await importInto(each, zip)).body).toEqual({ ...none, known: 5 });
});

test('what is left after a minute is counted, and comes when the zip is sent again', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  for (const caption of ['Sea', 'Land', 'Sky'])
    await send('gallery/upload', user, 'images', await makeImage('png', 64, 40), { caption });
  await send('cv', user, 'cv', makePdf(['A CV']));
  const zip = await zipOfPage(app(), user, user);

  const slow = await app().newServer({ clock: advancingClock(25_000) });
  expect((await importZip(slow, other, zip)).body).toEqual({ ...none, added: 2, left: 2 });
  expect((await importInto(other, zip)).body).toEqual({ ...none, added: 1, cvs: 1, known: 2 });
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
  await send('gallery/upload', user, 'images', await makeImage('png', 64, 40), { caption: 'Sea' });
  const [sea] = (await galleryOf(user)) as { id: string }[];
  await app().rest(`PATCH /gallery/${sea?.id}`, { isPublic: false }, user);
  const zip = await zipOfPage(app(), user);
  expect(zip.includes(Buffer.from(imagePath(sea?.id ?? '', 640).slice(0, 20)))).toBe(false);
  expect((await importInto(other, zip)).body).toMatchObject({ added: 0, known: 0, rejected: [] });
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
  const { status, body } = await importInto(user, zip);
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

/** A gallery as JSON that no object of this process would become. */
const zipOfGallery = (gallery: string, files: Record<string, Buffer> = {}) => {
  const json = profileJson({ pictures: { portrait: null, gallery: [] } });
  return zipOf({
    ...files,
    [portableFilename]: String(json).replace('"gallery":[]', `"gallery":${gallery}`),
  });
};

test('a long list of images is read in the thread, while others are answered', async () => {
  const user = await app().newUser();
  const zip = await zipOfGallery(`[${'0,'.repeat(4_900_000)}0]`);
  // The thread has a JSON of its own.
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  const { before, answer } = await sentWhileHeld(
    () => importInto(user, zip),
    async () => (await app().app.inject('/healthz')).statusCode,
  );
  expect(new Set(before)).toEqual(new Set([200]));
  expect(answer).toEqual({ status: 201, body: none });
  expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(10_000);
});

test('images with endless details are refused by themselves, and only as many as a gallery has are listed', async () => {
  const user = await app().newUser();
  const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const tags = JSON.stringify(Array.from({ length: 100_000 }, () => 'a'));
  const long = JSON.stringify('x'.repeat(1_000_000));
  const hostile = [`"metadata":${nested}`, `"metadata":{"tags":${tags}}`, `"caption":${long}`];
  const entries = ids.slice(0, 3).map((id, index) => `{"picture":"${id}",${hostile[index]}}`);
  const many = Array.from({ length: 600 }, () => `{"picture":"${ids[3]}","metadata":[]}`);
  const fine = `{"picture":"${onlyImage}","caption":"Fine"}`;
  const zip = await zipOfGallery(`[${[...entries, fine, ...many].join()}]`, {
    [imagePath(onlyImage, 640)]: await makeImage('webp'),
  });
  const { status, body } = await importInto(user, zip);
  expect([status, body.added]).toEqual([201, 1]);
  expect(body.rejected.map(({ message }: { message: string }) => message)).toEqual([
    `${ids[0]}: metadata: Expected an object.`,
    `${ids[1]}: metadata.tags: List 30 at most.`,
    `${ids[2]}: caption: Use 300 characters or fewer.`,
    ...Array(galleryImage.maxItems - 4).fill(`${ids[3]}: metadata: Expected an object.`),
  ]);
});

test('a zip that is not of a profile is refused, and another account gets nothing', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  for (const content of [Buffer.from('{}'), await zipOf({ 'a.txt': Buffer.from('a') })]) {
    const { status, body } = await importInto(user, content);
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
