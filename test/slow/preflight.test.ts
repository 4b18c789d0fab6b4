import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listUnknownMigrations } from '../../db/migrate';
import { readEnv } from '../../src/server/process/env';
import { checkConfiguration, refuseNewerDatabase } from '../../src/server/process/preflight';
import { explainFailure } from '../../src/server/process/start-failure';
import { createTestDatabase } from '../support/database';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-preflight-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The message for this configuration; undefined if it is valid. */
const refusal = (env: Record<string, string>) =>
  checkConfiguration(readEnv({ PORT: '0', DATA_DIR: folder, ...env })).then(() => undefined, explainFailure);

const oneSentence = (subject: RegExp) =>
  expect.stringMatching(new RegExp(`^Storyfolio cannot start: [^\\n]*${subject.source}[^\\n]*$`));

async function takePort(): Promise<string> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

async function newDatabase() {
  const { database, connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  return { db: database.db, DATABASE_URL: connectionString };
}

/** Starts the server from source, expecting failure. */
async function run(env: Record<string, string>) {
  const main = [path.resolve('src/server/main.ts')];
  const child = spawn(path.resolve('node_modules/.bin/tsx'), main, {
    env: { PATH: process.env.PATH, ...env },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors: errors.trim(), code };
}

test('a valid configuration passes, even if the folder does not exist yet', async () => {
  const { DATABASE_URL } = await newDatabase();
  expect(await refusal({ DATABASE_URL, DATA_DIR: path.join(folder, 'new', 'data') })).toBeUndefined();
  expect(await refusal({ PORT: await takePort() })).toEqual(oneSentence(/Set PORT/));
});

test.each([
  ['198.51.100.7', /HOST is not an address of this machine/],
  ['nowhere.invalid', /A host name is not known/],
])('HOST=%s is refused', async (HOST, sentence) => {
  expect(await refusal({ HOST })).toEqual(oneSentence(sentence));
});

test('DATA_DIR must be a folder with subfolders that this user can write to', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  for (const DATA_DIR of [file, path.join(file, 'below')]) {
    expect(await refusal({ DATA_DIR })).toEqual(oneSentence(/is to be a folder/));
  }
  const data = await mkdtemp(path.join(folder, 'data-'));
  await writeFile(path.join(data, 'staging'), '');
  expect(await refusal({ DATA_DIR: data })).toEqual(oneSentence(/staging is to be a folder/));
  // Nobody can create such a folder, not even root.
  expect(await refusal({ DATA_DIR: path.join(folder, 'x'.repeat(300)) })).toEqual(
    oneSentence(/cannot make, read and write/),
  );
});

test.skipIf(process.platform !== 'linux')('a folder that nobody can make is refused', async () => {
  for (const DATA_DIR of ['/proc/storyfolio', '/proc/storyfolio/data']) {
    expect(await refusal({ DATA_DIR })).toEqual(oneSentence(/cannot make, read and write/));
  }
});

test('an unavailable database is reported with what to do', async () => {
  const { DATABASE_URL } = await newDatabase();
  expect(await refusal({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })).toEqual(
    oneSentence(/Nothing answers at DATABASE_URL/),
  );
  expect(await refusal({ DATABASE_URL: `postgres://a@/c?host=${encodeURIComponent(folder)}` })).toEqual(
    oneSentence(/There is no socket/),
  );
  const missing = DATABASE_URL.replace(/\/(\w+)(\?|$)/, '/nowhere$2');
  expect(await refusal({ DATABASE_URL: missing })).toEqual(oneSentence(/does not exist/));
  const wrongPassword = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  expect(explainFailure(wrongPassword)).toEqual(oneSentence(/refuses the password/));
});

test('whatever the database answers is a sentence', () => {
  const deadlock = Object.assign(new DatabaseError('deadlock detected', 0, 'error'), { code: '40P01' });
  expect(explainFailure(deadlock)).toEqual(oneSentence(/unexpected error\. \(deadlock detected\)/));
  expect(explainFailure(new Error('Connection terminated unexpectedly'))).toEqual(oneSentence(/broke off/));
  const noHost = Object.assign(new Error('getaddrinfo ENOTFOUND x'), { code: 'ENOTFOUND' });
  expect(explainFailure(noHost)).toEqual(oneSentence(/percent-encode its password/));
});

test('a direct address that cannot be used is named as such', async () => {
  const [{ DATABASE_URL }, other] = [await newDatabase(), await newDatabase()];
  expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })).toBeUndefined();
  expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: 'postgres://a:b@127.0.0.1:1/c' })).toEqual(
    oneSentence(/Nothing answers at DATABASE_DIRECT_URL/),
  );
  expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: other.DATABASE_URL })).toEqual(
    oneSentence(/lead to different databases/),
  );
});

test('anything but PostgreSQL at DATABASE_URL is refused', async () => {
  const server = net.createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await refusal({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` })).toEqual(
    oneSentence(/gives no access/),
  );
});

test('a PostgreSQL that is too old is refused with its version', async () => {
  const { db, DATABASE_URL } = await newDatabase();
  // This function reports the version in place of the server's own.
  await sql`create function public.current_setting(name text) returns text language sql return '13.16'`.execute(
    db,
  );
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set search_path = public, pg_catalog`.execute(db);
  expect(await refusal({ DATABASE_URL })).toEqual(oneSentence(/PostgreSQL 13\.16\. Upgrade it to 14/));
});

test('a database of a newer version is refused, a new or current one is not', async () => {
  const { db } = await newDatabase();
  const migrations = path.resolve('migrations');
  await expect(refuseNewerDatabase(db)).resolves.toBeUndefined();
  await sql`insert into kysely_migration (name, timestamp) values ('99990101T000000_later', 'now')`.execute(
    db,
  );
  expect(await listUnknownMigrations(db, migrations)).toEqual(['99990101T000000_later']);
  expect(await refuseNewerDatabase(db).catch(explainFailure)).toEqual(oneSentence(/newer.*99990101T000000/));
  await sql`drop table kysely_migration`.execute(db);
  expect(await listUnknownMigrations(db, migrations)).toEqual([]);
});

test('the server exits with 1, one sentence and no stack trace', async () => {
  const { db, DATABASE_URL } = await newDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('99990101T000000_later', 'now')`.execute(
    db,
  );
  const newer = await run({ DATA_DIR: folder, PORT: '0', DATABASE_URL });
  expect(newer).toEqual({ output: '', errors: oneSentence(/newer/), code: 1 });
});

test('a busy port is found before the embedded database is created', async () => {
  const data = await mkdtemp(path.join(folder, 'data-'));
  const busy = await run({ DATA_DIR: data, PORT: await takePort() });
  expect(busy).toEqual({ output: '', errors: oneSentence(/Set PORT/), code: 1 });
  expect(await readdir(data)).toEqual([]);
});
