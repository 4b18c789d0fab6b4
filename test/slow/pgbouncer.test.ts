import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';
import { hasPgBouncer, startPgBouncer } from '../support/pgbouncer';
import { startOwnPostgres } from '../support/postgres';
import {
  launchProduct,
  newDataDirectory,
  post,
  type ReadyProduct,
  startProduct,
  stopProduct,
  stopProductsAfterEach,
} from '../support/product';
import { runSql, toDatabase } from '../support/test-databases';

// The product and its commands behind Debian's PgBouncer, configured with nothing but addresses.
if (!hasPgBouncer) console.warn('PgBouncer is not installed: test/slow/pgbouncer.test.ts is skipped.');

stopProductsAfterEach();

// Two processes start and a dozen commands run, which takes a minute on a busy machine.
const limits = { timeout: 600_000 };
const common = { SEED_DEMO: 'false', RATE_LIMIT_MULTIPLIER: '100' };
const inTransactionMode =
  'Storyfolio cannot start: DATABASE_URL leads to a connection pooler in transaction mode. Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself, or let the pooler work in session mode.\n';

/** Runs a command to its end. */
async function run(command: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [`dist/server/${command}.js`, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, output: out + error };
}

function startTwo(folder: string, env: Record<string, string>) {
  const start = () => startProduct(folder, { ...common, ...env });
  return Promise.all([start(), start()]);
}

/** Registers and uploads on one process, reads on the other, and makes the page private. */
async function live([here, there]: readonly [ReadyProduct, ReadyProduct]): Promise<void> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password };
  expect((await post(`${here.origin}/api/auth/register`, account)).status).toBe(201);
  const { session } = await (await post(`${there.origin}/api/auth/login`, account)).json();
  const headers = { authorization: `Bearer ${session.token}` };
  const form = new FormData();
  form.set('cv', new Blob([new Uint8Array(makePdf(['A page']))]), 'cv.pdf');
  const upload = { method: 'POST', body: form, headers };
  expect((await fetch(`${here.origin}/api/profile/demo-profile-1/cv`, upload)).status).toBe(201);
  const change = (visibility: 'public' | 'private') =>
    fetch(`${here.origin}/api/profile/demo-profile-1`, {
      method: 'PATCH',
      body: JSON.stringify({ visibility }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
  expect((await change('public')).status).toBe(200);
  const { profileSlug } = await (await fetch(`${there.origin}/api/profile`, { headers })).json();
  const read = async () => (await fetch(`${there.origin}/profile/${profileSlug}`)).status;
  await expect.poll(read).toBe(200);
  expect((await change('private')).status).toBe(200);
  await expect.poll(read).toBe(404);
}

const listLocks = (address: string) =>
  runSql(address, `select pid, objid from pg_locks where locktype = 'advisory'`);

test.skipIf(!hasPgBouncer)(
  'in transaction mode, with the address of the server beside it',
  limits,
  async () => {
    const { connectionString: direct } = await startOwnPostgres();
    const pooled = await startPgBouncer(direct, 'transaction');
    const [folder, elsewhere] = [await newDataDirectory(), await newDataDirectory()];
    const archive = path.join(elsewhere, 'backup.tar');
    const env = { DATA_DIR: folder, DATABASE_URL: pooled };

    const refused = launchProduct(env);
    expect((await once(refused.child, 'exit'))[0]).toBe(1);
    expect(refused.output()).toBe(inTransactionMode);
    for (const [command, ...args] of [['doctor'], ['backup', archive]] as const) {
      expect(await run(command, env, ...args)).toEqual({ code: 2, output: inTransactionMode });
    }

    const both = { ...env, DATABASE_DIRECT_URL: direct };
    const products = await startTwo(folder, both);
    await live(products);
    expect(await run('backup', both, archive)).toMatchObject({ code: 0 });
    expect(await run('restore', both, archive, '--check')).toMatchObject({ code: 0 });
    expect(await run('doctor', both)).toMatchObject({ code: 0 });

    await runSql(direct, 'create database restored');
    const restored = {
      DATA_DIR: path.join(elsewhere, 'data'),
      DATABASE_URL: toDatabase(pooled, 'restored'),
      DATABASE_DIRECT_URL: toDatabase(direct, 'restored'),
    };
    expect(await run('restore', restored, archive)).toMatchObject({ code: 0 });
    expect(await run('doctor', restored)).toMatchObject({ code: 0 });

    for (const { child, output } of products) {
      expect(await stopProduct(child, 'SIGTERM')).toBe(0);
      expect(output()).not.toContain('"level":50');
    }
    await expect.poll(() => listLocks(direct)).toEqual([]);
  },
);

test.skipIf(!hasPgBouncer)('in session mode, with its own address alone', limits, async () => {
  const { connectionString: direct } = await startOwnPostgres();
  const DATABASE_URL = await startPgBouncer(direct, 'session');
  const folder = await newDataDirectory();
  const env = { DATA_DIR: folder, DATABASE_URL };
  const products = await startTwo(folder, env);
  await live(products);
  const archive = path.join(await newDataDirectory(), 'backup.tar');
  expect(await run('backup', env, archive)).toMatchObject({ code: 0 });
  expect(await run('doctor', env)).toMatchObject({ code: 0 });
  for (const { child } of products) expect(await stopProduct(child, 'SIGTERM')).toBe(0);
  await expect.poll(() => listLocks(direct)).toEqual([]);
});
