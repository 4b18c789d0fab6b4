import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { galleryUploadBytes } from '../../src/contracts/gallery-upload';
import { turns } from '../../src/routers/limits/limits';
import { type FileStore, StorageFullError } from '../../src/routers/ports';
import { type TestApp, useTestApp } from '../support/app';
import { makeImage } from '../support/images';
import { until } from '../support/until';

const app = useTestApp();

let data: string;
beforeAll(async () => {
  data = (await makeImage('jpeg', 30, 20)).toString('base64');
});

const oneImage = () => ({ images: [{ data, name: 'a.jpg' }] });
const route = 'POST /profile/demo-profile-1/gallery/upload';

const expectNothingStaged = () =>
  expect.poll(() => readdir(path.join(app().dataDirectory, 'staging'))).toEqual([]);

/** A server whose disk holds back images of JSON until released. */
async function withSlowDisk() {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const stage: FileStore['stage'] = async (content, maxBytes) => {
    const isBody = maxBytes === galleryUploadBytes;
    if (!isBody && !isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
    return app().files.stage(content, maxBytes);
  };
  const server = await app().newServer({ files: { ...app().files, stage } });
  const open = () => {
    isOpen = true;
    for (const goOn of waiting) goOn();
  };
  return { server, inMemory: () => waiting.length, open };
}

async function usersOf(server: TestApp, count: number) {
  return Promise.all(Array.from({ length: count }, () => server.newUser()));
}

test('may name its profile, but no other than the path does', async () => {
  const [user, other] = await usersOf(app(), 2);
  const send = async (profileId = '') => {
    const { status, body } = await app().rest(route, { ...oneImage(), profileId }, user);
    return [status, body.message];
  };
  expect(await send(user?.profileId)).toEqual([201, undefined]);
  expect(await send('demo-profile-1')).toEqual([201, undefined]);
  expect(await send(other?.profileId)).toEqual([400, expect.stringContaining('not what the address names')]);
});

test('one JSON upload is in memory at a time, and those beyond the queue are refused', async () => {
  const { server, inMemory, open } = await withSlowDisk();
  const { atOnce, waiting } = turns.galleryBodies;
  const users = await usersOf(server, atOnce + waiting + 1);
  const answered: number[] = [];
  const answers = users.map(async (user) => {
    const { statusCode, headers } = await server.app.inject({
      method: 'POST',
      url: '/api/profile/demo-profile-1/gallery/upload',
      payload: oneImage(),
      headers: { authorization: `Bearer ${user.token}` },
    });
    answered.push(statusCode);
    return { statusCode, retryAfter: headers['retry-after'] };
  });
  await until(() => expect([answered.length > 0, inMemory() > atOnce]).toContain(true));
  expect(inMemory()).toBe(atOnce);
  expect(answered).toEqual([503]);
  open();
  const statuses = await Promise.all(answers);
  expect(statuses.filter(({ statusCode }) => statusCode === 503)).toEqual([
    { statusCode: 503, retryAfter: '5' },
  ]);
  expect(statuses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(users.length - 1);
  await expectNothingStaged();
});

test('a refused upload leaves nothing of its body or images on disk', async () => {
  const user = await app().newUser();
  const { images } = oneImage();
  const wrong = { images, captions: ['x'.repeat(2_000)] };
  expect((await app().rest(route, wrong, user)).status).toBe(400);
  const full = await app().newServer({
    files: {
      ...app().files,
      stage: async (content, maxBytes) => {
        if ((await readdir(path.join(app().dataDirectory, 'staging'))).length > 1) {
          throw new StorageFullError('The disk has no room for the file.');
        }
        return app().files.stage(content, maxBytes);
      },
    },
  });
  expect((await full.rest(route, { images: [...images, ...images] }, user)).status).toBe(507);
  await expectNothingStaged();
});

test('a body beyond the limit is refused, whether or not it declares its length', async () => {
  const user = await app().newUser();
  const tooLarge = `{"images":[{"name":"a","data":"${'A'.repeat(galleryUploadBytes)}"}]}`;
  const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' };
  for (const payload of [tooLarge, Readable.from([tooLarge])]) {
    const answer = await app().app.inject({
      method: 'POST',
      url: '/api/profile/demo-profile-1/gallery/upload',
      payload,
      headers,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toContain('larger than 35 MB');
  }
  await expectNothingStaged();
});
