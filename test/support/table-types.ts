import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.gen';

/**
 * Writes the types of the tables of a migrated database to db/tables.gen.ts.
 * @param options of kysely-codegen; with `--verify` it only compares
 * @throws if it compares, and they differ
 */
export async function writeTableTypes(db: Kysely<DB>, url: string, options: string[]): Promise<void> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-types-'));
  try {
    const config = path.join(directory, 'codegen.json');
    await writeFile(config, JSON.stringify(await withTranslations(db)));
    execFileSync('node_modules/.bin/kysely-codegen', ['--config-file', config, '--url', url, ...options]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The configuration, in which translations have their type wherever they are. */
async function withTranslations(db: Kysely<DB>): Promise<object> {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns
    where table_schema = current_schema() and column_name = 'translations'`.execute(db);
  const { overrides, outFile, ...config } = JSON.parse(await readFile('.kysely-codegenrc.json', 'utf8'));
  const columns = Object.fromEntries(
    rows.map(({ table }) => [`${table}.translations`, 'Generated<Translations>']),
  );
  return {
    ...config,
    outFile: path.resolve(outFile),
    overrides: { ...overrides, columns: { ...overrides.columns, ...columns } },
  };
}
