import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, statfs, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { findRunningDatabase } from '../../db/embedded-postgres';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';
import { form } from '../support/gallery-uploads';
import {
  newDataDirectory,
  post,
  type ReadyProduct,
  startProduct,
  stopProduct,
  stopProductsAfterEach,
} from '../support/product';
import { makeMp4Of, makeWebmOf } from '../support/videos';

stopProductsAfterEach();

const megabyte = 1024 * 1024;
// The load exceeds the request limits, and no other files may come and go.
const unlimited = { RATE_LIMIT_MULTIPLIER: '1000', SEED_DEMO: 'false' };
const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);

/** Runs SQL on the database of a product that is running. */
async function sqlOn(folder: string, statement: string) {
  const { pool, close } = openDatabase((await findRunningDatabase(path.join(folder, 'postgres'))) ?? '');
  try {
    return (await pool.query(statement)).rows;
  } finally {
    await close();
  }
}

const moreThanFree = "insert into subscriptions (account_id, given_tier) select id, 'business' from accounts";

/** The output of `npm run doctor`. */
async function doctor(folder: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const run = promisify(execFile)(process.execPath, ['dist/server/doctor.js', ...args], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
}

const well = { code: 0, text: 'All files and their rows fit together.\n' };

async function signIn({ origin }: ReadyProduct): Promise<string> {
  const account = { email: 'uploads@example.com', password };
  await post(`${origin}/api/auth/register`, account);
  const { session } = await (await post(`${origin}/api/auth/login`, account)).json();
  return session.token;
}

const newForm = (route: 'cv' | 'video', content: Buffer) => ({
  route,
  // Built once, in one piece: the sender is not under test.
  body: new Uint8Array(form([{ name: 'file', content }], route)),
});

/**
 * Sends the body as it is. fetch would copy it twice: a hundred calls then block this process for so long, on a busy
 * machine, that the server rightly closes the connections it has opened and not yet written to.
 */
async function upload(origin: string, { route, body }: ReturnType<typeof newForm>, token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=edge',
  };
  const url = `${origin}/api/profile/demo-profile-1/${route}`;
  const sender = request(url, { method: 'POST', headers, agent: false });
  // Once there is an answer, the rest of the body may fail.
  sender.on('error', () => {});
  sender.end(body);
  const [answer] = await once(sender, 'response');
  return { status: answer.statusCode, body: await text(answer) };
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && entry.name !== '.storyfolio',
  );

test('kill -9 during uploads and deletions, four times, loses no acknowledged write and leaves everything consistent', async () => {
  const folder = await newDataDirectory();
  let product = await startProduct(folder, unlimited);
  const token = await signIn(product);
  await sqlOn(folder, moreThanFree);
  const pdf = newForm('cv', Buffer.concat([makePdf(['x']), Buffer.alloc(megabyte)]));
  const video = newForm('video', makeMp4Of(megabyte));
  const profile = () => `${product.origin}/api/profile/demo-profile-1`;
  const headers = { authorization: `Bearer ${token}` };

  const acknowledged: string[] = [];
  const addCv = async () => {
    const { status, body } = await upload(product.origin, pdf, token);
    expect(status, body).toBe(201);
    acknowledged.push(JSON.parse(body).id);
  };
  const replaceAndDeleteVideo = async () => {
    const { status, body } = await upload(product.origin, video, token);
    expect(status, body).toBe(201);
    // A parallel upload may have replaced it already.
    const deleted = await fetch(`${profile()}/video/${JSON.parse(body).id}`, { method: 'DELETE', headers });
    expect([200, 404]).toContain(deleted.status);
  };

  // Each kill comes as soon as this much was acknowledged, whatever else is in progress.
  for (const answers of [1, 3, 6, 10]) {
    const { child } = product;
    let done = 0;
    const repeat = async (work: () => Promise<void>) => {
      while (!child.killed) {
        await work().catch((error: unknown) => {
          if (!child.killed) throw error;
        });
        done += 1;
        if (done === answers) child.kill('SIGKILL');
      }
    };
    const works = [addCv, addCv, replaceAndDeleteVideo, replaceAndDeleteVideo];
    await Promise.all(works.map(repeat));
    await stopProduct(child, 'SIGKILL');
    product = await startProduct(folder, unlimited);
    // Housekeeping runs at start; what it has to delete is soon gone.
    await vi.waitFor(async () => expect(await doctor(folder)).toEqual(well), { timeout: 120_000 });
    const kept = await (await fetch(`${profile()}/cv`, { headers })).json();
    expect(kept.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(acknowledged));
  }
  expect(acknowledged.length).toBeGreaterThan(0);

  // Interrupted uploads count as abandoned after half an hour, which is skipped here.
  await sqlOn(
    folder,
    "update stored_files set changed_at = now() - interval '1 hour' where state = 'arriving'",
  );
  const staging = path.join(folder, 'staging');
  for (const { name } of await filesIn(staging)) await utimes(path.join(staging, name), anHourAgo, anHourAgo);
  const { code, text } = await doctor(folder);
  expect([0, 1]).toContain(code);
  expect(await doctor(folder, '--sweep'), text).toEqual(well);
  expect(await filesIn(staging)).toEqual([]);
  const rows = await sqlOn(folder, 'select state from stored_files');
  expect(rows.filter(({ state }) => state !== 'kept')).toEqual([]);
  expect(await filesIn(path.join(folder, 'files'))).toHaveLength(rows.length);

  await stopProduct(product.child, 'SIGTERM');
  expect(await doctor(folder)).toEqual(well);
});

test.runIf(process.platform === 'linux')(
  'a hundred uploads of 10 MB at once take little memory',
  async () => {
    const folder = await newDataDirectory();
    const product = await startProduct(folder, unlimited);
    const token = await signIn(product);
    await sqlOn(folder, moreThanFree);
    const pdf = newForm('cv', Buffer.concat([makePdf(['x']), Buffer.alloc(10 * megabyte - 1000)]));
    const recording = newForm('video', makeWebmOf(10 * megabyte - 1000));
    const memory = async () => {
      const status = await readFile(`/proc/${product.child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    };
    for (let turn = 0; turn < 3; turn += 1) {
      await upload(product.origin, pdf, token);
      await upload(product.origin, recording, token);
    }
    const before = await memory();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => upload(product.origin, turn % 10 ? pdf : recording, token)),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect((await memory()) - before).toBeLessThan(300);
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
  },
  180_000,
);

/** Starts a program in its own mount namespace, without being root. */
const onSmallDisk = (folder: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=200m tmpfs '${folder}' && exec "$0" "$@"`,
];
const [unshare = '', ...unshareArgs] = onSmallDisk('/mnt');
const canHaveSmallDisk = spawnSync(unshare, [...unshareArgs, 'true']).status === 0;

test.runIf(canHaveSmallDisk)('a full disk is a clear refusal that leaves nothing behind', async () => {
  const folder = await newDataDirectory();
  const product = await startProduct(folder, unlimited, onSmallDisk(folder));
  const token = await signIn(product);
  // The disk as seen by that process.
  const disk = `/proc/${product.child.pid}/root${folder}`;
  const files = () => filesIn(path.join(disk, 'files'));
  const before = (await files()).length;
  const { bavail, bsize } = await statfs(disk);
  const filler = path.join(disk, 'filler');
  await writeFile(filler, Buffer.alloc(bavail * bsize - 5 * megabyte));

  const pdf = newForm('cv', Buffer.concat([makePdf(['x']), Buffer.alloc(9 * megabyte)]));
  const { status, body } = await upload(product.origin, pdf, token);
  expect([status, body]).toEqual([507, expect.stringContaining("The server's storage is full.")]);
  expect(await filesIn(path.join(disk, 'staging'))).toEqual([]);
  expect(await files()).toHaveLength(before);
  expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);

  await rm(filler);
  expect((await upload(product.origin, pdf, token)).status).toBe(201);
  expect(await files()).toHaveLength(before + 1);
});
