import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type DatabaseOptions, openDatabase } from '../../db/client';
import { openJobQueue } from '../../src/server/adapters/job-queue';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import { useTestApp } from '../support/app';
import { startDatabaseProxy } from '../support/database-proxy';
import { toDatabase } from '../support/test-databases';
import { until } from '../support/until';

const app = useTestApp();
const quick = { maxConnections: 3, silenceLimitMs: 500 };

function open(connectionString: string, options: DatabaseOptions) {
  const database = openDatabase(connectionString, options);
  onTestFinished(() => database.close());
  return database;
}

/** The address of the app's own database. */
async function findConnectionString(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app().db);
  return toDatabase(inject('testRun').connectionString, rows[0]?.name ?? '');
}

async function openBehindProxy(options: DatabaseOptions = quick) {
  const proxy = await startDatabaseProxy(await findConnectionString());
  return { proxy, database: open(proxy.connectionString, options) };
}

test('silent connections are dropped, and the server recovers by itself', async () => {
  const { proxy, database } = await openBehindProxy();
  const limiter = openRateLimiter({ ...database, multiplier: 1000 });
  const server = await app().newServer({ db: database.db, limiter });
  const user = await app().newUser();
  const ask = async () => {
    const asked = Array.from({ length: 6 }, () => server.rest('GET /auth/me', undefined, user));
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  expect(await ask()).toEqual(Array(6).fill(200));
  proxy.swallow();
  const meanwhile = await ask();
  expect(meanwhile).toContain(503);
  for (const status of meanwhile) expect([200, 503]).toContain(status);
  await until(async () => expect(await ask()).toEqual(Array(6).fill(200)));
});

test('by default, a silent connection is given up five seconds after the longest statement, and probed after as many', async () => {
  const { pool } = open(await findConnectionString(), {});
  const client = await pool.connect();
  onTestFinished(() => client.release());
  expect(client.connection.stream).toMatchObject({ timeout: 20_000 });
  expect(pool.options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 5_000 });
});

test('silence counts from the answer before, also for a query that was queued behind another', async () => {
  const { pool } = open(await findConnectionString(), { ...quick, statementLimitMs: 20_000 });
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  const answered = client.query('select 1');
  const silent = client.query('select pg_sleep(10)');
  await Promise.all([
    expect(answered).resolves.toMatchObject({ rowCount: 1 }),
    expect(silent).rejects.toThrow('The database has not answered for 0.5 s.'),
  ]);
});

test('a connection from which nothing is awaited stays open', async () => {
  const { pool } = open(await findConnectionString(), { ...quick, silenceLimitMs: 200 });
  const client = await pool.connect();
  onTestFinished(() => client.release());
  const findPid = async () => (await client.query('select pg_backend_pid() as pid')).rows[0];
  const before = await findPid();
  for (let silences = 0; silences < 2; silences += 1) await once(client.connection.stream, 'timeout');
  expect(await findPid()).toEqual(before);
});

test('the locks of an abandoned transaction are released soon', async () => {
  const { proxy, database } = await openBehindProxy({ ...quick, statementLimitMs: 250 });
  const { accountId } = await app().newUser();
  const locked = sql`select from accounts where id = ${accountId} for update`;
  const cutOff = database.db.transaction().execute(async (tx) => {
    await locked.execute(tx);
    proxy.swallow();
    await locked.execute(tx);
  });
  await expect(cutOff).rejects.toThrow();
  await locked.execute(app().db);
});

test('only long work is exempt from the statement timeout', async () => {
  const { database } = await openBehindProxy({ statementLimitMs: 200, silenceLimitMs: 400 });
  const sleep = sql`select pg_sleep(0.8)`;
  await expect(sleep.execute(database.db)).rejects.toThrow('statement timeout');
  await expect(database.longWork((db) => sleep.execute(db))).resolves.toBeDefined();
});

test('long work is given up after its own silence', async () => {
  const { proxy, database } = await openBehindProxy({ longSilenceLimitMs: 500 });
  const cutOff = database.longWork(async (db) => {
    await sql`select 1`.execute(db);
    proxy.swallow();
    await sql`select 1`.execute(db);
  });
  await expect(cutOff).rejects.toThrow('The database has not answered for 0.5 s.');
});

test("queued work continues after the queue's connections have died", async () => {
  const { proxy, database } = await openBehindProxy();
  const jobs = await openJobQueue(database);
  onTestFinished(() => jobs.stop());
  const done: string[] = [];
  const handlers = {
    'settle-subscription': async () => undefined,
    'keep-sent-document': async () => undefined,
    'send-mail': async () => undefined,
    'prepare-video': async ({ videoId }: { videoId: string }) => void done.push(videoId),
  };
  await jobs.work(handlers, { warn: () => undefined, error: () => undefined });
  const add = (videoId: string) =>
    app()
      .db.transaction()
      .execute((tx) => app().jobs.add(tx, 'prepare-video', { accountId: 'somebody', videoId }));
  await add('before');
  await until(() => expect(done).toEqual(['before']));
  proxy.swallow();
  await add('meanwhile');
  await until(() => expect(done).toEqual(['before', 'meanwhile']));
});
