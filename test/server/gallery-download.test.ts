import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { imageFilenames } from '../../src/routers/gallery/image-filenames';
import { type TestUser, useTestApp } from '../support/app';
import { uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { unzip } from '../support/unzip';

const app = useTestApp();
const { upload, download } = uploadsTo(app);

let photo: Buffer;
beforeAll(async () => {
  photo = await makeImage('jpeg', 2400, 1200);
});

async function addImages(user: TestUser, captions: string[]): Promise<string[]> {
  const parts = captions.map((caption) => ({ name: 'a.jpg', content: photo, fields: { caption } }));
  const { body } = await upload(parts, user);
  return body.images.map(({ id }: { id: string }) => id);
}

const route = '/api/profile/demo-profile-1/gallery/download';
const save = (ids: string[], user?: TestUser, to = route) => download(`${to}?ids=${ids.join(',')}`, user);

describe('saving photos', () => {
  test('one photo is served as it is, in its largest size', async () => {
    const user = await app().newUser();
    const [id = ''] = await addImages(user, ['Café “Zoë”, 2/3']);
    const answer = await save([id], user);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="Caf_ _Zo__, 2-3.webp"; filename*=UTF-8\'\'Caf%C3%A9%20%E2%80%9CZo%C3%AB%E2%80%9D%2C%202-3.webp',
    );
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1920 });
  });

  test('several are served as one zip in gallery order, and all of them if none is named', async () => {
    const user = await app().newUser();
    const [one = '', , three = ''] = await addImages(user, ['Bridge', 'Anvil', 'bridge']);
    const answer = await save([three, one, three], user);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment; filename="photos.zip"'),
      'cache-control': 'private, no-store',
    });
    const files = await unzip(answer.rawPayload);
    expect([...files.keys()]).toEqual(['Bridge.webp', 'bridge (2).webp']);
    for (const content of files.values()) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 1920, height: 960 });
    }
    const all = await unzip((await download(route, user)).rawPayload);
    expect([...all.keys()]).toEqual(['Bridge.webp', 'Anvil.webp', 'bridge (2).webp']);
  });

  test('anonymous callers, strangers and wrong ids are refused', async () => {
    const [owner, stranger] = [await app().newUser(), await app().newUser()];
    const ids = await addImages(owner, ['Bridge', 'Anvil']);
    const own = await addImages(stranger, ['Choir']);
    const ownersRoute = `/api/profile/${owner.profileId}/gallery/download`;
    expect((await save(ids)).statusCode).toBe(401);
    expect((await save(ids, stranger, ownersRoute)).statusCode).toBe(404);
    expect((await save(ids, stranger)).statusCode).toBe(404);
    expect((await save([...own, ...ids], stranger)).statusCode).toBe(404);
    expect((await download(route, await app().newUser())).statusCode).toBe(404);
    await app().rest(`DELETE /gallery/${ids[0]}`, undefined, owner);
    const removed = await save(ids, owner);
    expect(removed.statusCode).toBe(404);
    expect(removed.json().message).toBe('There is no such image, or it is not yours.');
    for (const query of ['?ids=', '?ids=x', `?ids=${ids[0]},`, '?ids=%00', '?ids=a&ids=b', '?all=1']) {
      expect((await download(route + query, owner)).statusCode).toBe(400);
    }
    const many = Array.from(
      { length: 201 },
      (_, index) => `018f0000-0000-7000-8000-${`${index}`.padStart(12, '0')}`,
    );
    expect((await save(many, owner)).json().message).toContain('200');
    expect((await save(many.slice(1), owner)).statusCode).toBe(404);
  });
});

test('file names are safe on every system', () => {
  const captions = [
    '',
    '',
    '../../etc/passwd',
    'CON',
    '.hidden',
    'a\u202Ecod.exe',
    'x'.repeat(300),
    'A: "b" <c>? ',
    'Sea.webp',
  ];
  expect(imageFilenames(captions)).toEqual([
    'photo.webp',
    'photo (2).webp',
    '-..-etc-passwd.webp',
    '_CON.webp',
    'hidden.webp',
    'acod.exe.webp',
    `${'x'.repeat(60)}.webp`,
    'A b c.webp',
    'Sea.webp',
  ]);
});
