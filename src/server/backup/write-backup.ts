import type { Client } from 'pg';
import {
  hasTable,
  listMigrationsOf,
  listPartitions,
  listSequences,
  listTables,
  type Partition,
  type Sequence,
} from '../../../db/catalog';
import { beginSnapshot, dumpTable, listKeptFiles } from '../../../db/dump-tables';
import { connectForMaintenance, keepAwake } from '../../../db/maintenance-client';
import { listOwnMigrations } from '../../../db/migrate';
import { holdFilesLock } from '../../../db/queries/stored-files';
import { restoreMark } from '../../../db/restore-mark';
import type { FileStore } from '../../routers/ports';
import { listQueuedJobs, type QueuedJob } from '../adapters/queued-jobs';
import { migrationsFolder, version } from '../process/project-root';
import { type ArchiveWriter, createArchive } from './archive-writer';
import { BackupError, entryNames, type Manifest, newManifest } from './manifest';
import { unfinishedRestore } from './unfinished-restore';

/** The parts that are backed up. */
export interface Installation {
  connectionString: string;
  files: FileStore;
}

/** A snapshot of the database without its rows, which are in the archive. */
interface Snapshot {
  createdAt: string;
  postgresql: string;
  tables: Manifest['tables'];
  partitions: Partition[];
  sequences: Sequence[];
  jobs: QueuedJob[];
  files: { key: string; size: number }[];
}

/**
 * Writes a snapshot of the database and its files to an archive, whether or not the server is running.
 * @returns the manifest, and the size in bytes
 * @throws BackupError with what to do; nothing is left behind then
 */
export async function writeBackup(
  { connectionString, files }: Installation,
  target: string,
  signal = new AbortController().signal,
  lockPatienceMs = 30_000,
): Promise<{ manifest: Manifest; size: number }> {
  const client = await connectForMaintenance(connectionString);
  try {
    const migrations = await requireOwnMigrations(client);
    if (!(await holdFilesLock(client, lockPatienceMs))) {
      throw new BackupError('Another backup of this database is being written. Wait until it is done.');
    }
    const archive = await createArchive(target, signal);
    try {
      const { jobs, files: named, ...snapshot } = await takeSnapshot(client, archive);
      const copied = await copyFiles(client, files, named, archive);
      await archive.addText(entryNames.jobs, JSON.stringify(jobs));
      const manifest = newManifest({ version, migrations, ...snapshot, ...copied });
      await archive.addText(entryNames.manifest, JSON.stringify(manifest, undefined, 2));
      return { manifest, size: await archive.finish() };
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** @throws BackupError if the database's version is unknown to this program, or incomplete */
async function requireOwnMigrations(client: Client): Promise<string[]> {
  if (await hasTable(client, restoreMark)) throw unfinishedRestore();
  const applied = await listMigrationsOf(client);
  if (!applied?.length) {
    throw new BackupError(
      'There is nothing to back up: Storyfolio has never been started with this database.',
    );
  }
  const own = new Set(await listOwnMigrations(migrationsFolder));
  const unknown = applied.find((name) => !own.has(name));
  if (!unknown) return applied;
  throw new BackupError(
    `The database is of a newer version than this program (${unknown}). Write the backup with the version that runs.`,
  );
}

async function takeSnapshot(client: Client, archive: ArchiveWriter): Promise<Snapshot> {
  await beginSnapshot(client);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const tables: Snapshot['tables'] = [];
  for (const table of await listTables(client)) {
    const content = dumpTable(client, table);
    await archive.addCompressed(entryNames.table(table.name), content);
    tables.push({ ...table, rows: content.rowCount });
  }
  const snapshot = {
    createdAt: new Date().toISOString(),
    postgresql: rows[0]?.server_version ?? '',
    tables,
    partitions: await listPartitions(client),
    sequences: await listSequences(client),
    jobs: await listQueuedJobs(client),
    files: await listKeptFiles(client),
  };
  await client.query('commit');
  return snapshot;
}

/** Copies the snapshot's files; the lock keeps them from being deleted. */
async function copyFiles(client: Client, store: FileStore, named: Snapshot['files'], archive: ArchiveWriter) {
  const sizes = new Map<string, number>();
  for await (const { key, size } of store.list()) sizes.set(key, size);
  const files = { count: 0, bytes: 0 };
  const damagedFiles: string[] = [];
  const wake = keepAwake(client);
  try {
    for (const { key, size: expected } of named) {
      const size = sizes.get(key);
      if (size !== expected) damagedFiles.push(key);
      if (size === undefined) continue;
      await archive.add(entryNames.file(key), size, await store.open(key));
      files.count += 1;
      files.bytes += size;
    }
  } finally {
    // The lock was lost with its connection.
    await wake().catch(refuseLostConnection);
  }
  return { files, damagedFiles };
}

function refuseLostConnection(cause: unknown): never {
  throw new BackupError(
    'The connection to the database broke off, so the backup was given up. Write it again.',
    {
      cause,
    },
  );
}
