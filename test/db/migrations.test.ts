import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lastOfSet } from '../../db/earlier-migrations';
import {
  listAppliedMigrations,
  listOwnMigrations,
  listPendingMigrations,
  listRecordedMigrations,
  listUnknownMigrations,
  migrateTo,
  migrateToLatest,
} from '../../db/migrate';
import { useTestDatabase } from '../support/database';
import { earlierMigrations, olderMigrations, recordMigrations } from '../support/earlier-migrations';
import { writeTableTypes } from '../support/table-types';

const testDatabase = useTestDatabase();
const folder = path.resolve('migrations');

test('the generated types match the migrated database', async () => {
  const { database, connectionString } = testDatabase();
  await writeTableTypes(database.db, connectionString, ['--verify']);
});

test('a database that the earlier migrations made goes on from the set that has replaced them', async () => {
  const { db } = testDatabase().database;
  const at = '2026-11-28T12:00:00.000Z';
  await sql`drop schema public cascade; create schema public`.execute(db);
  await migrateTo(db, folder, lastOfSet);
  await recordMigrations(db, earlierMigrations, at);
  expect(await listUnknownMigrations(db, folder)).toEqual([]);
  const later = '20991231235959_of_a_newer_version';
  await sql`insert into kysely_migration (name, timestamp) values (${later}, ${at})`.execute(db);
  expect(await listUnknownMigrations(db, folder), 'so that it is refused').toEqual([later]);
  await sql`delete from kysely_migration where name = ${later}`.execute(db);
  const runs = await Promise.all([1, 2, 3].map(() => migrateToLatest(db, folder)));
  const own = await listOwnMigrations(folder);
  const inSet = own.filter((name) => name <= lastOfSet);
  expect(runs.flat()).toEqual(own.slice(inSet.length));
  expect(await listRecordedMigrations(db)).toEqual(own);
  const applied = await listAppliedMigrations(db, folder);
  expect(applied.slice(0, inSet.length)).toEqual(inSet.map((name) => ({ name, at })));
  expect(await listPendingMigrations(db, folder)).toEqual([]);
});

test('a database with only some of the earlier migrations is left as it is', async () => {
  const { db } = testDatabase().database;
  await recordMigrations(db, olderMigrations);
  await expect(migrateToLatest(db, folder)).rejects.toThrow('corrupted migrations');
  expect(await listRecordedMigrations(db)).toEqual(olderMigrations);
});
