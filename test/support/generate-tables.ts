import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../db/client';
import { startEmbeddedDatabase } from '../../db/embedded-postgres';
import { migrateToLatest } from '../../db/migrate';
import { writeTableTypes } from './table-types';

// Writes db/tables.gen.ts from a database that has just been migrated; with --verify it only compares.
const directory = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-types-'));
const embedded = await startEmbeddedDatabase({ directory: path.join(directory, 'postgres'), fsync: false });
try {
  const { db, close } = openDatabase(embedded.connectionString);
  await migrateToLatest(db, path.resolve('migrations'));
  await writeTableTypes(db, embedded.connectionString, process.argv.slice(2));
  await close();
} finally {
  await embedded.stop();
  await rm(directory, { recursive: true, force: true });
}
