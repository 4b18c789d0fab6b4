import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type DatabaseOptions, openDatabase } from '../../db/client';
import type { DB } from '../../db/tables.gen';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();

function open(options: DatabaseOptions = {}): Kysely<DB> {
  const opened = openDatabase(database().connectionString, { maxConnections: 1, ...options });
  onTestFinished(() => opened.close());
  return opened.db;
}

/** What the only connection has prepared. */
async function listPrepared(db: Kysely<DB>): Promise<string[]> {
  // Not prepared itself, because it does not begin like a statement that is.
  const { rows } = await sql<{ statement: string }>`table pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

const add = (a: number) => CompiledQuery.raw('select $1::int + 1 as sum', [a]);

test('a statement is prepared the second time it is run', async () => {
  const db = open();
  for (const expected of [0, 1, 1]) {
    expect((await db.executeQuery(add(2))).rows).toEqual([{ sum: 3 }]);
    expect(await listPrepared(db)).toHaveLength(expected);
  }
});

test('nothing is prepared where that is switched off', async () => {
  const db = open({ preparesStatements: false });
  const limiter = openRateLimiter({ db, multiplier: 1 });
  for (let again = 0; again < 3; again += 1) {
    await db.executeQuery(add(2));
    await limiter.take('somebody', { by: 'account', calls: 10, seconds: 60 });
  }
  expect(await listPrepared(db)).toEqual([]);
});

test('several commands in one, and those that take no parameters, are run as they are', async () => {
  const db = open();
  for (let again = 0; again < 3; again += 1) {
    await sql`create temporary table several (a int); drop table several`.execute(db);
    await db.transaction().execute((tx) => sql`lock table profiles`.execute(tx));
  }
  expect(await listPrepared(db)).toEqual([]);
});

test('a connection prepares no more than 200 statements, however many there are', async () => {
  const db = open();
  for (let number = 0; number < 450; number += 1) {
    const statement = CompiledQuery.raw(`select $1::int + ${number} as sum`, [1]);
    for (const _ of ['first', 'second']) {
      expect((await db.executeQuery(statement)).rows).toEqual([{ sum: number + 1 }]);
    }
  }
  const { length } = await listPrepared(db);
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThanOrEqual(200);
});

test('a table that another process changes is read as it is now', async () => {
  const db = open();
  const other = open();
  await sql`create table changing (a int)`.execute(other);
  await sql`insert into changing values (1)`.execute(other);
  const read = CompiledQuery.raw('select * from changing where a = $1', [1]);
  for (let again = 0; again < 3; again += 1) await db.executeQuery(read);
  await sql`alter table changing add column b int default 2`.execute(other);
  expect((await db.executeQuery(read)).rows).toEqual([{ a: 1, b: 2 }]);

  for (let again = 0; again < 3; again += 1) await db.executeQuery(read);
  await sql`alter table changing add column c int default 3`.execute(other);
  const readTwice = () =>
    db.transaction().execute(async (tx) => {
      await tx.executeQuery(read);
      return (await tx.executeQuery(read)).rows;
    });
  // A transaction cannot be continued; the next one is whole again.
  await expect(readTwice()).rejects.toMatchObject({ code: '40001' });
  expect(await readTwice()).toEqual([{ a: 1, b: 2, c: 3 }]);
});

test('rows are not kept once they are read', async () => {
  const reading = fork(
    fileURLToPath(new URL('../support/rows-in-memory.ts', import.meta.url)),
    [database().connectionString],
    {
      execArgv: ['--max-semi-space-size=4', '--initial-old-space-size=512', '--import', 'tsx'],
    },
  );
  const [growth] = await once(reading, 'message');
  expect(growth).toBeLessThan(5_000_000);
});
