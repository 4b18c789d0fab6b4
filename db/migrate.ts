import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  DEFAULT_MIGRATION_TABLE,
  type Kysely,
  type Migration,
  type MigrationProvider,
  Migrator,
  sql,
} from 'kysely';
import { areEarlier, replaceEarlierNames, toPresentNames } from './earlier-migrations';
import type { DB } from './tables.gen';

/** Reads the migrations of a folder: `.ts` files, or the `.js` files of the build. */
class FolderMigrationProvider implements MigrationProvider {
  constructor(private readonly folder: string) {}

  async getMigrations(): Promise<Record<string, Migration>> {
    const files = (await fs.readdir(this.folder)).filter((file) => /\.(ts|js)$/.test(file)).sort();
    const entries = files.map(async (file) => {
      const migration: Migration = await import(
        /* @vite-ignore */ pathToFileURL(path.join(this.folder, file)).href
      );
      return [path.parse(file).name, migration] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }
}

const migrator = (db: Kysely<DB>, folder: string) =>
  new Migrator({ db, provider: new FolderMigrationProvider(folder) });

/**
 * Migrates the database to the latest version. Kysely holds a lock, so any number of processes may call it.
 * @param folder of the migration files
 * @returns the names of the migrations that were run
 * @throws the database's error if a migration fails; its transaction is rolled back
 */
export async function migrateToLatest(db: Kysely<DB>, folder: string): Promise<string[]> {
  await goOnFromEarlier(db, folder);
  const { error, results } = await migrator(db, folder).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/**
 * Migrates the database to a given migration, for rows written by a program of that version.
 * @param name of a known migration
 * @throws the database's error if a migration fails
 */
export async function migrateTo(db: Kysely<DB>, folder: string, name: string): Promise<void> {
  await goOnFromEarlier(db, folder);
  const { error } = await migrator(db, folder).migrateTo(name);
  if (error) throw error;
}

async function goOnFromEarlier(db: Kysely<DB>, folder: string): Promise<void> {
  if (!areEarlier(await listRecordedMigrations(db))) return;
  await replaceEarlierNames(db, await listOwnMigrations(folder));
}

/** The names of the program's migrations, oldest first. */
export async function listOwnMigrations(folder: string): Promise<string[]> {
  return Object.keys(await new FolderMigrationProvider(folder).getMigrations()).sort();
}

/** Lists the pending migrations, oldest first. */
export async function listPendingMigrations(db: Kysely<DB>, folder: string): Promise<string[]> {
  const migrations = await migrator(db, folder).getMigrations();
  return migrations.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/** The names of the database's migrations as they are recorded, oldest first. */
export async function listRecordedMigrations(db: Kysely<DB>): Promise<string[]> {
  const isNew = sql<{ isNew: boolean }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) is null as is_new`;
  if ((await isNew.execute(db)).rows[0]?.isNew) return [];
  const made = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`;
  return (await made.execute(db)).rows.map(({ name }) => name);
}

/** Lists the applied migrations that the program does not know, oldest first: a newer one made them. */
export async function listUnknownMigrations(db: Kysely<DB>, folder: string): Promise<string[]> {
  const own = await listOwnMigrations(folder);
  return toPresentNames(await listRecordedMigrations(db), own).filter((name) => !own.includes(name));
}

/** Lists the applied migrations, oldest first, with the instant of each. */
export async function listAppliedMigrations(
  db: Kysely<DB>,
  folder: string,
): Promise<{ name: string; at: string }[]> {
  const migrations = await migrator(db, folder).getMigrations();
  return migrations.flatMap(({ name, executedAt }) =>
    executedAt ? [{ name, at: executedAt.toISOString() }] : [],
  );
}
