import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listPendingMigrations, migrateToLatest, revertAllMigrations } from '../../db/migrate';
import { useTestDatabase } from '../support/database';

const testDatabase = useTestDatabase();
const folder = path.resolve('migrations');

test('the generated types match the migrated database', () => {
  const options = ['--verify', '--url', testDatabase().connectionString];
  expect(() => execFileSync('node_modules/.bin/kysely-codegen', options)).not.toThrow();
});

test('every migration can be reverted and applied again', async () => {
  const { db } = testDatabase().database;
  expect(await listPendingMigrations(db, folder)).toEqual([]);
  await revertAllMigrations(db, folder);
  const left = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = current_schema() and relname not like 'kysely_%'
    union all
    select proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = current_schema()`.execute(db);
  expect(left.rows).toEqual([]);
  expect(await migrateToLatest(db, folder)).not.toEqual([]);
  expect(await migrateToLatest(db, folder)).toEqual([]);
});

test('processes that start together migrate once', async () => {
  const { db } = testDatabase().database;
  await revertAllMigrations(db, folder);
  const runs = await Promise.all([1, 2, 3].map(() => migrateToLatest(db, folder)));
  expect(runs.filter((migrated) => migrated.length > 0)).toHaveLength(1);
});
