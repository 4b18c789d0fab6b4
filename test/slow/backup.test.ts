import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../support/documents';
import { listServers } from '../support/embedded';
import { password } from '../support/factories';
import { form } from '../support/gallery-uploads';
import {
  launchProduct,
  newDataDirectory,
  post,
  type ReadyProduct,
  startProduct,
  stopProduct,
  stopProductsAfterEach,
} from '../support/product';

// The commands as an operator types them, from the build.

stopProductsAfterEach();

const env = { RATE_LIMIT_MULTIPLIER: '1000', SEED_DEMO: 'false', PUBLIC_URL: 'http://portfolio.example' };
const origin = /http:\/\/127\.0\.0\.1:\d+/g;

function launch(command: string, folder: string, args: string[], wrapper: string[] = []): ChildProcess {
  const [program = '', ...rest] = [...wrapper, process.execPath, `dist/server/${command}.js`, ...args];
  return spawn(program, rest, { env: { PATH: process.env.PATH, DATA_DIR: folder } });
}

/** Runs a command to its end. */
async function run(command: string, folder: string, args: string[] = [], wrapper: string[] = []) {
  const child = launch(command, folder, args, wrapper);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('Both are pipes.');
  const [out, error, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  return { code, output: out + error };
}

/** Makes a named pipe, whose reader waits at its end until the pipe is closed. */
async function makePipe(file: string): Promise<string> {
  const [code] = await once(spawn('sh', ['-c', 'mkfifo "$0"', file]), 'exit');
  expect(code).toBe(0);
  return file;
}

const names = (folder: string) => readdir(folder).catch(() => [] as string[]);

async function signIn({ origin: address }: ReadyProduct): Promise<string> {
  const account = { email: 'owner@example.com', password };
  await post(`${address}/api/auth/register`, account);
  const { session } = await (await post(`${address}/api/auth/login`, account)).json();
  return session.token;
}

async function uploadCv({ origin: address }: ReadyProduct, token: string, content: Buffer) {
  const response = await fetch(`${address}/api/profile/demo-profile-1/cv`, {
    method: 'POST',
    body: new Uint8Array(form([{ name: 'cv.pdf', content }], 'cv')),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
  });
  expect(response.status).toBe(201);
}

/** What the public page and the account show, without the server's own address. */
async function portrait({ origin: address }: ReadyProduct, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const profile = await (await fetch(`${address}/api/profile`, { headers })).json();
  const page = await (await fetch(`${address}/profile/${profile.profileSlug}`)).text();
  return { profile, page: page.replace(origin, '') };
}

/** A stopped installation with ten files; its backup was written while it ran. */
let source: { folder: string; archive: string; token: string; before: object };

beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-start-'));
  const archive = path.join(folder, 'backup.tar');
  const product = await startProduct(folder, env);
  const token = await signIn(product);
  const pdf = Buffer.concat([makePdf(['x']), Buffer.alloc(200_000)]);
  for (let turn = 0; turn < 10; turn += 1) await uploadCv(product, token, pdf);
  const before = await portrait(product, token);
  const written = await run('backup', folder, [archive]);
  expect(written).toEqual({ code: 0, output: expect.stringContaining(`Written: ${archive}`) });
  await stopProduct(product.child, 'SIGTERM');
  source = { folder, archive, token, before };
});
afterAll(() => rm(source.folder, { recursive: true, force: true }));

const well = { code: 0, output: 'All files and their rows fit together.\n' };

test('a backup of the running server restores the same site elsewhere', async () => {
  const { folder, archive, token, before } = source;
  expect(await run('restore', folder, [archive])).toMatchObject({ code: 2 });
  const target = await newDataDirectory();
  const elsewhere = path.join(target, 'data');
  expect(await run('restore', elsewhere, [archive, '--check'])).toMatchObject({ code: 0 });
  expect(await names(target)).toEqual([]);
  const restored = await run('restore', elsewhere, [archive]);
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('All of it is restored.') });
  expect(await run('doctor', elsewhere)).toEqual(well);
  const product = await startProduct(elsewhere, env);
  expect(await portrait(product, token)).toEqual(before);
  const again = await run('restore', elsewhere, [archive]);
  expect(again).toEqual({ code: 2, output: expect.stringContaining('It is in use by pid') });
  await stopProduct(product.child, 'SIGTERM');
  const third = await run('restore', elsewhere, [archive]);
  expect(third).toEqual({ code: 2, output: expect.stringContaining('The database is not empty') });
});

test('kill -9 during a restore leaves nothing running, and the next restore completes it', async () => {
  const { archive, token, before } = source;
  const folder = await newDataDirectory();
  const target = path.join(folder, 'data');
  const pipe = await makePipe(path.join(folder, 'backup.tar'));
  const restore = launch('restore', target, [pipe]);
  const killed = once(restore, 'exit');
  const content = await readFile(archive);
  await writeFile(pipe, content);
  await once(restore.stdout ?? restore, 'data');
  const half = await open(pipe, 'w');
  await half.write(content, 0, Math.floor(content.length / 2));
  const hasFile = async () =>
    (await names(path.join(target, 'files'))).some((name) => name !== '.storyfolio');
  while (!(await hasFile())) await delay(10);
  restore.kill('SIGKILL');
  expect(await killed).toEqual([null, 'SIGKILL']);
  await half.close();

  const { child, output } = launchProduct({ DATA_DIR: target, ...env });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toMatch(/^A restore into this installation was cut off.*again with the same archive\.\n$/);
  expect(await run('doctor', target)).toMatchObject({ code: 2 });
  expect(await run('backup', target, [`${target}.tar`])).toMatchObject({ code: 2 });

  expect(await run('restore', target, [archive])).toMatchObject({ code: 0 });
  expect(await run('doctor', target)).toEqual(well);
  expect(await portrait(await startProduct(target, env), token)).toEqual(before);
});

test('a backup that is killed or stopped leaves no archive, and the next one is whole', async () => {
  const { folder } = source;
  const [killed, stopped] = [path.join(folder, 'killed.tar'), path.join(folder, 'stopped.tar')];
  const left = async () => (await names(folder)).filter((name) => /^(killed|stopped)/.test(name));
  const files = path.join(folder, 'files');
  const [key = ''] = (await readdir(files, { recursive: true })).filter((name) => name.includes('/'));
  const file = path.join(files, key);
  await rename(file, path.join(folder, 'aside'));
  await makePipe(file);
  const cutOff = async (target: string, signal: NodeJS.Signals) => {
    const backup = launch('backup', folder, [target]);
    const ended = once(backup, 'exit');
    // Opens once the backup reads it, which waits for its end until then.
    const endless = await open(file, 'w');
    backup.kill(signal);
    if (signal === 'SIGKILL') await ended;
    await endless.close();
    return ended;
  };
  expect(await cutOff(killed, 'SIGKILL')).toEqual([null, 'SIGKILL']);
  expect(await left()).toEqual(['killed.tar.partial']);
  expect(await cutOff(stopped, 'SIGINT')).toEqual([130, null]);
  expect(await left()).toEqual(['killed.tar.partial']);
  await rename(path.join(folder, 'aside'), file);
  expect(listServers(folder)).toEqual([]);
  expect(await run('backup', folder, [killed])).toMatchObject({ code: 0 });
  expect(await left()).toEqual(['killed.tar']);
  expect(await run('restore', folder, [killed, '--check'])).toMatchObject({ code: 0 });
});

test('a failure is reported in a sentence, and changes nothing', async () => {
  const { folder, archive } = source;
  const target = path.join(await newDataDirectory(), 'data');
  const isRefused = (sentence: string) => ({
    code: 2,
    output: expect.stringMatching(new RegExp(`^${sentence}[^\\n]*\\n$`)),
  });
  expect(await run('backup', folder)).toEqual(isRefused('Say where to write it: npm run backup -- '));
  expect(await run('backup', folder, [archive])).toEqual(isRefused(`${archive} exists already`));
  expect(await run('backup', folder, ['/nowhere/a.tar'])).toEqual(isRefused('The archive cannot be written'));
  expect(await run('backup', target, [`${target}.tar`])).toEqual(isRefused('There is no database in'));
  expect(await run('restore', target)).toEqual(isRefused('Say what to restore: npm run restore -- '));
  expect(await run('restore', target, [archive, '--fast'])).toEqual(isRefused('Say what to restore'));
  const none = path.join(folder, 'none.tar');
  expect(await run('restore', target, [none])).toEqual(isRefused(`${none} cannot be read: ENOENT`));
  const half = path.join(folder, 'half.tar');
  await writeFile(half, (await readFile(archive)).subarray(0, 300_000));
  expect(await run('restore', target, [half])).toEqual(isRefused(`${half} is damaged`));
  await writeFile(none, 'A letter, and no archive.'.repeat(100));
  expect(await run('restore', target, [none])).toEqual(isRefused(`${none} is damaged, or no backup`));
  expect(await names(path.dirname(target))).toEqual([]);
});

const onSmallDisk = (folder: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=300k tmpfs '${folder}' && "$0" "$@"; code=$?; ls '${folder}'; exit $code`,
];
const [unshare = '', ...unshareArgs] = onSmallDisk('/mnt');
const canHaveSmallDisk = spawnSync(unshare, [...unshareArgs, 'true']).status === 0;

test.runIf(canHaveSmallDisk)(
  'a full disk is reported, and nothing is left on it',
  async () => {
    const { folder } = source;
    const disk = await newDataDirectory();
    const product = await startProduct(folder, env);
    const full = await run('backup', folder, [path.join(disk, 'backup.tar')], onSmallDisk(disk));
    expect(full).toEqual({
      code: 2,
      output: expect.stringMatching(/^The archive cannot be written: ENOSPC.*\n$/),
    });
    await stopProduct(product.child, 'SIGTERM');
  },
  120_000,
);
