import { CompiledQuery, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type DatabaseOptions, openDatabase } from '../../db/client';
import { useTestDatabase } from '../support/database';
import { runSql } from '../support/test-databases';

// What a pooler in transaction mode is given, without one: here, a session shows what is left behind in it.
const testDatabase = useTestDatabase();

function open(options: DatabaseOptions = {}) {
  const address = testDatabase().connectionString;
  const named = `${address}${address.includes('?') ? '&' : '?'}application_name=`;
  const database = openDatabase(`${named}pooled`, {
    directConnectionString: `${named}direct`,
    maxConnections: 1,
    ...options,
  });
  onTestFinished(() => database.close());
  return database;
}

const readSetting = (name: string) => sql<{ value: string }>`select current_setting(${name}) as value`;
const sleep = sql`select pg_sleep(5)`;

test('each statement and each transaction has the timeouts, and the session keeps none', async () => {
  const { db, pool } = open();
  const [statement, idle] = [
    readSetting('statement_timeout'),
    readSetting('idle_in_transaction_session_timeout'),
  ];
  expect((await statement.execute(db)).rows).toEqual([{ value: '15s' }]);
  const inTransaction = await db.transaction().execute(async (tx) => (await idle.execute(tx)).rows);
  expect(inTransaction).toEqual([{ value: '1min' }]);
  const isolated = db.transaction().setIsolationLevel('repeatable read');
  expect(await isolated.execute(async (tx) => (await statement.execute(tx)).rows)).toEqual([
    { value: '15s' },
  ]);
  const left = `select current_setting('statement_timeout') as s, current_setting('idle_in_transaction_session_timeout') as i`;
  const { rows } = await pool.query(left);
  expect(rows).toEqual(await runSql(testDatabase().connectionString, left));
});

test('what takes too long is cancelled, within a transaction and outside, and the connection goes on', async () => {
  const { db } = open({ statementLimitMs: 100 });
  await expect(sleep.execute(db)).rejects.toThrow('statement timeout');
  const transaction = db.transaction().execute((tx) => sleep.execute(tx));
  await expect(transaction).rejects.toThrow('statement timeout');
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a statement that fails only when it is committed is reported', async () => {
  const { db } = open();
  await sql`create table parent (id int primary key)`.execute(db);
  await sql`create table child (id int references parent deferrable initially deferred)`.execute(db);
  await expect(sql`insert into child values (1)`.execute(db)).rejects.toMatchObject({ code: '23503' });
  expect((await sql`select from child`.execute(db)).rows).toEqual([]);
  await sql`insert into parent values (1)`.execute(db);
  await sql`insert into child values (1)`.execute(db);
  expect((await sql`select from child`.execute(db)).rows).toHaveLength(1);
});

test('several commands that bring their own transaction are run as they are', async () => {
  const { db } = open();
  await sql`create table noted (timeout text)`.execute(db);
  const note = `insert into noted select current_setting('statement_timeout')`;
  await db.executeQuery(CompiledQuery.raw(`\n  begin; ${note}; ${note}; commit`));
  expect((await sql`select timeout from noted`.execute(db)).rows).toEqual([
    { timeout: '15s' },
    { timeout: '15s' },
  ]);
});

test('nothing is prepared', async () => {
  const { db } = open();
  for (let again = 0; again < 3; again += 1) await sql`select ${1}::int`.execute(db);
  expect((await sql`table pg_prepared_statements`.execute(db)).rows).toEqual([]);
});

test('long work uses the direct address', async () => {
  const { db, longWork } = open();
  const name = readSetting('application_name');
  expect((await name.execute(db)).rows).toEqual([{ value: 'pooled' }]);
  expect((await longWork((own) => name.execute(own))).rows).toEqual([{ value: 'direct' }]);
});
