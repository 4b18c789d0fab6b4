import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../db/client';
import { startEmbeddedDatabase } from '../../db/embedded-postgres';
import { migrateToLatest } from '../../db/migrate';
import type { DB } from '../../db/tables.gen';

// Writes db/tables.gen.ts from a database that has just been migrated; with --verify it only compares.
const directory = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-types-'));
const embedded = await startEmbeddedDatabase({ directory: path.join(directory, 'postgres'), fsync: false });
try {
  const { db, close } = openDatabase(embedded.connectionString);
  await migrateToLatest(db, path.resolve('migrations'));
  const config = path.join(directory, 'codegen.json');
  await writeFile(config, JSON.stringify(await withTranslations(db)));
  await close();
  const options = ['--config-file', config, '--url', embedded.connectionString, ...process.argv.slice(2)];
  execFileSync('node_modules/.bin/kysely-codegen', options, { stdio: 'inherit' });
} finally {
  await embedded.stop();
  await rm(directory, { recursive: true, force: true });
}

/** The configuration, in which translations have their type wherever they are. */
async function withTranslations(db: Kysely<DB>): Promise<object> {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns
    where table_schema = current_schema() and column_name = 'translations'`.execute(db);
  const { overrides, ...config } = JSON.parse(await readFile('.kysely-codegenrc.json', 'utf8'));
  const columns = Object.fromEntries(
    rows.map(({ table }) => [`${table}.translations`, 'Generated<Translations>']),
  );
  return { ...config, overrides: { ...overrides, columns: { ...overrides.columns, ...columns } } };
}
