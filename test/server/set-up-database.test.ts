import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../db/client';
import { setUpAlone, setUpTables } from '../../src/server/database/set-up-database';
import { untilBlocked } from '../support/locks';
import { dropDatabase, runSql, toDatabase } from '../support/test-databases';

/** An empty database. */
async function newDatabase(): Promise<string> {
  const { connectionString, prefix } = inject('testRun');
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  await runSql(connectionString, `create database ${name}`);
  onTestFinished(() => dropDatabase(connectionString, name));
  return toDatabase(connectionString, name);
}

/** The database as a process of its own opens it. */
function open(address: string): Database {
  const database = openDatabase(address);
  onTestFinished(() => database.close());
  return database;
}

const setUp = ({ longWork }: Database) => longWork((own) => setUpAlone(own, setUpTables));

async function listSchemas({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct nspname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'pgboss') order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

test('while one process sets the database up, others wait before they touch anything', async () => {
  const address = await newDatabase();
  const [one, other] = [open(address), open(address)];
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let first = Promise.resolve();
  await new Promise<void>((begin) => {
    const holdUntilFinished = () => {
      begin();
      return isFinished;
    };
    first = one.longWork((own) => setUpAlone(own, holdUntilFinished));
  });
  const second = setUp(other);
  await untilBlocked(one.db);
  expect(await listSchemas(one)).toEqual([]);
  finish();
  await Promise.all([first, second]);
  expect(await listSchemas(one)).toEqual(['pgboss', 'public']);
});

test('processes that start together on an empty database set it up once', async () => {
  const address = await newDatabase();
  const processes = [1, 2, 3].map(() => open(address));
  await Promise.all(processes.map(setUp));
  const queues = await runSql(address, 'select name from pgboss.queue order by 1');
  expect(queues.map(({ name }) => name)).toEqual([
    'keep-sent-document',
    'prepare-video',
    'send-mail',
    'settle-subscription',
  ]);
});

test('a set-up that fails lets the next one in', async () => {
  const { longWork } = open(await newDatabase());
  const fail = () => Promise.reject(new Error('no migration today'));
  await longWork(async (own) => {
    await expect(setUpAlone(own, fail)).rejects.toThrow('no migration today');
  });
  await expect(longWork((own) => setUpAlone(own, async () => 'done'))).resolves.toBe('done');
});
