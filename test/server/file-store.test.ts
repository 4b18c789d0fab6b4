import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { examineFiles } from '../../src/routers/files/examine-files';
import { FileMissingError, FileStoreError, FileTooLargeError, newFileKey } from '../../src/routers/ports';
import { readEnv } from '../../src/server/process/env';
import { openFileStore } from '../../src/server/process/file-store';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { makeImage } from '../support/images';
import { passTime } from '../support/purge';
import { startTestBucket, type TestBucket } from '../support/s3';
import { makeMp4, makeMp4Of } from '../support/videos';
import { sendTo } from '../support/zip-imports';

let bucket: TestBucket | undefined;
afterAll(() => bucket?.stop());

const stores: Record<string, () => Promise<Record<string, string>>> = {
  disk: async () => ({}),
  S3: async () => {
    bucket ??= await startTestBucket();
    return bucket.env;
  },
};

describe.each(Object.entries(stores))('the file store on %s', (name, configure) => {
  const app = useTestApp(async (directory) =>
    openFileStore(readEnv({ ...(await configure()), DATA_DIR: directory }), []),
  );
  const files = () => app().files;
  const stage = (content: Buffer | string) => files().stage(Readable.from([Buffer.from(content)]), 1000);
  const keep = async (content: string) => {
    const key = newFileKey();
    await files().keep(await stage(content), key);
    return key;
  };
  const staged = () => readdir(path.join(app().dataDirectory, 'staging'));
  const listed = async () => {
    const keys: string[] = [];
    for await (const { key } of files().list()) keys.push(key);
    return keys;
  };

  test('keeps a file, readable whole and in ranges, until it is removed', async () => {
    const before = Date.now();
    const key = await keep('0123456789');
    const after = Date.now();
    expect(await staged()).toEqual([]);
    expect((await buffer(await files().open(key))).toString()).toBe('0123456789');
    expect((await buffer(await files().open(key, { start: 2, end: 4 }))).toString()).toBe('234');
    expect(await files().find(key)).toMatchObject({ key, size: 10 });
    const { changedAt } = (await files().find(key)) ?? {};
    // Some stores count whole seconds.
    expect(Date.parse(changedAt ?? '')).toBeGreaterThanOrEqual(before - 1000);
    expect(Date.parse(changedAt ?? '')).toBeLessThanOrEqual(after + 1000);
    await files().remove(key);
    await files().remove(key);
    expect(await files().find(key)).toBeUndefined();
    await expect(files().open(key)).rejects.toThrow(FileMissingError);
    await expect(files().open(key, { start: 0, end: 1 })).rejects.toThrow(FileMissingError);
  });

  test('keeps an empty file and one of several chunks', async () => {
    const key = newFileKey();
    const pieces = Readable.from([Buffer.from('ab'), Buffer.from('cd')]);
    const file = await files().stage(pieces, 4);
    expect(file).toMatchObject({ size: 4, sha256: expect.stringMatching(/^88d4266fd4e6338d/) });
    await files().keep(file, key);
    expect((await buffer(await files().open(key))).toString()).toBe('abcd');
    const empty = await keep('');
    expect((await files().find(empty))?.size).toBe(0);
    expect(await buffer(await files().open(empty))).toHaveLength(0);
  });

  test('leaves nothing of a file that is too large, breaks off or is discarded', async () => {
    const tooLarge = files().stage(Readable.from([Buffer.alloc(600), Buffer.alloc(401)]), 1000);
    await expect(tooLarge).rejects.toThrow(FileTooLargeError);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error('broken off');
      })(),
    );
    await expect(files().stage(broken, 1000)).rejects.toThrow('broken off');
    const file = await stage('x');
    await files().discard(file);
    await files().discard(file);
    expect(await staged()).toEqual([]);
    await expect(files().keep(file, newFileKey())).rejects.toThrow(FileStoreError);
  });

  test('closes the file of a broken upload before it reports the error', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('broken off')) });
    await expect(files().stage(broken, 1000)).rejects.toThrow('broken off');
    const open = readdirSync('/proc/self/fd').map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
    const folder = path.join(app().dataDirectory, 'staging');
    expect((await Promise.all(open)).filter((file) => file.startsWith(folder))).toEqual([]);
  });

  test('lists all files in the order of their keys', async () => {
    const keys = await Promise.all(Array.from({ length: 40 }, (_, index) => keep(`file ${index}`)));
    const found = await listed();
    expect(found).toEqual([...found].sort());
    expect(found).toEqual(expect.arrayContaining(keys));
    await Promise.all(keys.map((key) => files().remove(key)));
  });

  test('discards what has been in staging for more than half an hour', async () => {
    const folder = path.join(app().dataDirectory, 'staging');
    const [old, young] = [path.join(folder, randomUUID()), path.join(folder, randomUUID())];
    for (const file of [old, young]) await writeFile(file, 'x');
    const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);
    await utimes(old, anHourAgo, anHourAgo);
    expect(await files().listAbandoned()).toEqual([old]);
    await files().discardAbandoned();
    expect(await staged()).toEqual([path.basename(young)]);
    await files().discard({ path: young, size: 1, sha256: '' });
  });

  test('is ready, and says where it stores files', async () => {
    await files().check();
    const { status, body } = await app().rest('GET /supabase-config');
    expect(status).toBe(200);
    const address = bucket ? `${bucket.env.S3_ENDPOINT}/storyfolio-test` : 'http://localhost:80/api/files';
    expect(body).toEqual({ hasConfig: true, url: name === 'S3' ? address : expect.anything(), anonKey: '' });
    if (name === 'disk') expect(body.url).toMatch(/^http:\/\/.*\/api\/files$/);
    expect(JSON.stringify(body)).not.toContain('S3RVER');
  });

  const send = async (route: string, field: string, content: Buffer, by: TestUser) => {
    const { status, body } = await sendTo(app(), route, { by, field, content });
    expect(status).toBe(201);
    return body;
  };
  const download = (url: string, user: TestUser, headers = {}) =>
    app().app.inject({ url, headers: { ...headers, authorization: `Bearer ${user.token}` } });

  test('a CV, a video and an image are stored, served and deleted', async () => {
    const user = await app().newUser();
    const before = await listed();
    const video = makeMp4Of(100_000);
    const pdf = makePdf(['Ada King']);
    const image = await makeImage('jpeg', 1000, 500);

    const { fileUrl } = await send('cv', 'cv', pdf, user);
    expect((await download(fileUrl, user)).rawPayload.equals(pdf)).toBe(true);

    const first = await send('video', 'video', makeMp4(), user);
    const { id, videoUrl } = await send('video', 'video', video, user);
    expect((await download(first.videoUrl, user)).statusCode).toBe(404);
    expect((await download(videoUrl, user)).rawPayload.equals(video)).toBe(true);
    const part = await download(videoUrl, user, { range: 'bytes=-10' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, video.subarray(-10)]);

    const { images } = await send('gallery/upload', 'images', image, user);
    const { rawPayload } = await download(images[0].imageUrl, user);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1000 });

    // The CV, both videos and three sizes of the image.
    expect(await listed()).toHaveLength(before.length + 6);
    expect((await app().rest(`DELETE /profile/demo-profile-1/video/${id}`, undefined, user)).status).toBe(
      200,
    );
    expect(await listed()).toHaveLength(before.length + 6);
    await passTime(app(), user, '31 days');
    expect(await listed()).toHaveLength(before.length + 4);
    expect(await staged()).toEqual([]);
    const rows = await app().db.selectFrom('storedFiles').selectAll().execute();
    expect(rows.filter(({ state }) => state === 'kept')).toHaveLength(4);
  });

  test('the check reports each mismatch, and nothing if all is well', async () => {
    const key = await keep('nobody speaks of me');
    const report = await examineFiles(app());
    expect(report.orphans.map((file) => file.key)).toContain(key);
    for (const orphan of report.orphans) await files().remove(orphan.key);
    const [cut, lost] = [await keep('cut'), newFileKey()];
    const row = { accountId: null, size: 10 };
    const rows = [cut, lost].map((each) => ({ ...row, key: each, state: 'kept' as const }));
    await app().db.insertInto('storedFiles').values(rows).execute();
    const { damaged } = await examineFiles(app());
    expect(damaged).toHaveLength(2);
    expect(damaged).toContainEqual({ ...row, key: cut, found: 3 });
    expect(damaged).toContainEqual({ ...row, key: lost, found: undefined });
    await files().remove(cut);
    await app().db.deleteFrom('storedFiles').where('key', 'in', [cut, lost]).execute();
    expect(await examineFiles(app())).toEqual({ orphans: [], damaged: [], leftovers: [], waiting: [] });
  });
});

test('an unavailable bucket is a clear refusal', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-test-'));
  const env = { ...(await startedBucket()).env, DATA_DIR: directory };
  const missing = await openFileStore(readEnv({ ...env, S3_BUCKET: 'another-bucket' }));
  await expect(missing.check()).rejects.toThrow(FileStoreError);
  await expect(missing.open(newFileKey())).rejects.toThrow(FileStoreError);
  const down = await openFileStore(readEnv({ ...env, S3_ENDPOINT: 'http://127.0.0.1:1' }));
  await expect(down.check()).rejects.toThrow(FileStoreError);
  await rm(directory, { recursive: true });
});

async function startedBucket(): Promise<TestBucket> {
  bucket ??= await startTestBucket();
  return bucket;
}
