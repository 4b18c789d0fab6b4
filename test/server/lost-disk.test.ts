import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { sampleKeptFiles } from '../../db/queries/stored-files';
import { examineFiles } from '../../src/routers/files/examine-files';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import { FileMissingError, FileStoreError, newFileKey } from '../../src/routers/ports';
import { openDiskFileStore } from '../../src/server/adapters/disk-file-store';
import { useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';

const app = useTestApp((directory) => openDiskFileStore(directory, []));

async function newFolder(parent = os.tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'storyfolio-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Moves the files away, leaving an empty mount point. */
async function unmount(root: string) {
  const [folder, away] = [path.join(root, 'files'), path.join(root, 'away')];
  await rename(folder, away);
  await mkdir(folder);
  return {
    left: () => readdir(folder),
    async mount() {
      await rm(folder, { recursive: true });
      await rename(away, folder);
    },
  };
}

test('while the disk of files is gone, nothing is stored, reported missing or forgotten', async () => {
  const { db, files, dataDirectory } = app();
  const user = await app().newUser();
  const authorization = `Bearer ${user.token}`;
  // Another process, which has never seen the files.
  const { app: server } = await app().newServer();
  const upload = () =>
    server.inject({
      method: 'POST',
      url: `/api/profile/${user.profileId}/cv`,
      payload: form([{ name: 'file', content: makePdf(['A career in brief']) }], 'cv'),
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=edge' },
    });
  const { fileUrl } = (await upload()).json();
  const read = async () => (await server.inject({ url: fileUrl, headers: { authorization } })).statusCode;
  const removed = (await upload()).json();
  const { fileKey } = await db
    .deleteFrom('cvs')
    .where('id', '=', removed.id)
    .returning('fileKey')
    .executeTakeFirstOrThrow();
  const removedRow = () =>
    db.selectFrom('storedFiles').select('state').where('key', '=', fileKey).executeTakeFirst();

  const disk = await unmount(dataDirectory);
  const unready = await server.inject('/readyz');
  expect(unready.statusCode).toBe(503);
  expect(unready.json()).toMatchObject({ status: 'failed', parts: { database: 'ok', files: 'failed' } });
  const refused = await upload();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(await read()).toBe(503);
  await expect(sweepFiles({ db, files })).rejects.toThrow(FileStoreError);
  await expect(examineFiles({ db, files })).rejects.toThrow('Mount it');
  expect(await removedRow()).toEqual({ state: 'removed' });
  expect(await disk.left()).toEqual([]);

  await disk.mount();
  await expect(files.check()).resolves.toBeUndefined();
  expect(await read()).toBe(200);
  expect((await upload()).statusCode).toBe(201);
  await sweepFiles({ db, files });
  expect(await removedRow()).toBeUndefined();
  expect((await examineFiles({ db, files })).damaged).toEqual([]);
});

test('a start accepts a folder only if it is new or contains files that the database names', async () => {
  const root = await newFolder();
  const folder = path.join(root, 'files');
  const known = [newFileKey(), newFileKey()];

  const lost = await openDiskFileStore(root, known);
  await expect(lost.check()).rejects.toThrow(FileStoreError);
  expect(existsSync(folder)).toBe(false);

  const unchanged = await openDiskFileStore(root);
  await expect(unchanged.check()).rejects.toThrow(FileStoreError);
  expect(existsSync(folder)).toBe(false);

  const created = await openDiskFileStore(root, []);
  await created.check();
  await created.keep(await created.stage(Readable.from([Buffer.from('kept')]), 10), known[1] ?? '');

  // Like an installation from before folders had a marker.
  await rm(path.join(folder, '.storyfolio'));
  await expect((await openDiskFileStore(root, [newFileKey()])).check()).rejects.toThrow(FileStoreError);
  await (await openDiskFileStore(root, known)).check();
});

test('the database names files that identify the folder', async () => {
  const { db, files } = app();
  const keys = await sampleKeptFiles(db);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(await files.find(key)).toBeDefined();
});

const otherDisk = '/dev/shm';
const isOtherDisk = async () =>
  existsSync(otherDisk) && (await stat(otherDisk)).dev !== (await stat(os.tmpdir())).dev;

test.runIf(await isOtherDisk())('the files may be on another disk than what arrives', async () => {
  const root = await newFolder();
  const mount = await newFolder(otherDisk);
  await symlink(mount, path.join(root, 'files'));
  await mkdir(path.join(mount, 'lost+found'));
  const files = await openDiskFileStore(root, []);
  const key = newFileKey();
  await files.keep(await files.stage(Readable.from([Buffer.from('across')]), 10), key);
  expect(await text(await files.open(key))).toBe('across');
  expect(await readdir(path.join(root, 'staging'))).toEqual([]);
  const listed: string[] = [];
  for await (const file of files.list()) listed.push(file.key);
  expect(listed).toEqual([key]);
  await files.remove(key);
  await expect(files.open(key)).rejects.toThrow(FileMissingError);
});
