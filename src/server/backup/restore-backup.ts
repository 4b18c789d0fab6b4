import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Client } from 'pg';
import { isEmptyDatabase } from '../../../db/catalog';
import { openDatabase } from '../../../db/client';
import { type OpenTables, openTables } from '../../../db/load-tables';
import { connectForMaintenance, keepAwake } from '../../../db/maintenance-client';
import { listOwnMigrations, migrateTo } from '../../../db/migrate';
import { holdFilesLock } from '../../../db/queries/stored-files';
import { removeRestoreMark, setRestoreMark } from '../../../db/restore-mark';
import type { DB } from '../../../db/tables.gen';
import type { FileStore } from '../../routers/ports';
import { setUpJobQueue } from '../adapters/job-queue';
import { queueAgain } from '../adapters/queued-jobs';
import { setUpAlone, setUpTables } from '../database/set-up-database';
import { migrationsFolder } from '../process/project-root';
import type { ArchiveEntry, VerifiedArchive } from './archive-reader';
import { BackupError, entryNames, fileKeyOf, type Manifest, newerArchive } from './manifest';
import type { Installation } from './write-backup';

interface RestoreOptions {
  /** Whether queued mails are sent. */
  withMails: boolean;
  /** Cancels the restore. */
  signal?: AbortSignal;
}

const lockPatienceMs = 1_000;
const filesAtOnce = 8;
/** Files up to this size, in bytes, are buffered while the disk is busy. */
const bufferedBytes = 1_000_000;
/** Migrations may take long. */
const withoutLimits = { maxConnections: 1, statementLimitMs: 0 };

/**
 * Restores an archive into an empty installation: first the files, then all rows in one transaction, so that an
 * interrupted restore leaves a mark, and nothing but another restore can start.
 * @throws BackupError with what to do
 */
export async function restoreBackup(
  archive: VerifiedArchive,
  { connectionString, files }: Installation,
  options: RestoreOptions,
): Promise<void> {
  await requireKnownMigrations(archive);
  await files.check();
  const client = await connectForMaintenance(connectionString);
  try {
    await whileNobodySetsUp(connectionString, async (alone) => {
      await requireEmpty(client, files, archive);
      await setRestoreMark(client);
      // In the archive's version; the program may be newer.
      await migrateTo(alone, migrationsFolder, archive.manifest.migrations.at(-1) ?? '');
      await setUpJobQueue(alone);
    });
    await fill(client, files, archive, options);
    // Planner statistics are not restored with the rows.
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await whileNobodySetsUp(connectionString, setUpTables);
}

/** @throws BackupError if this program cannot create the archive's tables */
async function requireKnownMigrations({ manifest }: VerifiedArchive): Promise<void> {
  const own = await listOwnMigrations(migrationsFolder);
  if (manifest.migrations.some((name, index) => name !== own[index])) throw newerArchive(manifest.version);
}

/** @throws BackupError if the target is not empty, or another restore is running */
async function requireEmpty(client: Client, files: FileStore, archive: VerifiedArchive): Promise<void> {
  if (!(await holdFilesLock(client, lockPatienceMs))) {
    throw new BackupError('The database is in use by another restore or a backup. Wait until it is done.');
  }
  if (!(await isEmptyDatabase(client))) {
    throw new BackupError(
      'The database is not empty, and a restore never replaces anything. Name an empty one with DATABASE_URL, ' +
        'or, for the embedded database, another DATA_DIR.',
    );
  }
  let strange = 0;
  for await (const { key } of files.list()) if (!archive.has(entryNames.file(key))) strange += 1;
  if (strange === 0) return;
  throw new BackupError(
    `Where the files are to go, there are ${strange} that are not from this archive, and a restore never mixes. ` +
      'Name an empty place with DATA_DIR, or with S3_BUCKET and S3_PREFIX.',
  );
}

/** A server that starts meanwhile waits, and is then refused. */
async function whileNobodySetsUp(
  connectionString: string,
  work: (alone: Kysely<DB>) => Promise<void>,
): Promise<void> {
  const { db, close } = openDatabase(connectionString, withoutLimits);
  await setUpAlone(db, work).finally(close);
}

/** Nothing is visible until everything is there; a lost connection rolls the rows back. */
async function fill(
  client: Client,
  files: FileStore,
  archive: VerifiedArchive,
  { withMails, signal }: RestoreOptions,
): Promise<void> {
  const { tables, partitions, sequences } = archive.manifest;
  await client.query('begin');
  const open = await openTables(client, tables, partitions);
  const tablesByEntry = new Map(tables.map((table) => [entryNames.table(table.name), table]));
  const keeper = fileKeeper(files);
  let wake: (() => Promise<void>) | undefined;
  try {
    for await (const entry of archive.entries()) {
      signal?.throwIfAborted();
      const table = tablesByEntry.get(entry.name);
      if (table) await loadTable(open, table, entry.content);
      // Files follow the tables, and the connection is idle in the meantime.
      else wake ??= keepAwake(client);
      if (!table) await keeper.keep(fileKeyOf(entry.name), entry);
    }
    await keeper.done();
  } finally {
    await wake?.();
  }
  await open.close(sequences);
  await queueAgain(
    client,
    archive.jobs.filter(({ name }) => withMails || name !== 'send-mail'),
  );
  await removeRestoreMark(client);
  await client.query('commit');
}

/** @throws Error if rows are missing */
async function loadTable(open: OpenTables, table: Manifest['tables'][number], content: Readable) {
  const rows = createGunzip();
  const [count] = await Promise.all([open.load(table, rows), pipeline(content, rows)]);
  if (count !== table.rows)
    throw new Error(`${count} instead of ${table.rows} rows came into ${table.name}.`);
}

/** Stores several files at a time, because each waits for the disk or a remote service. */
function fileKeeper(files: FileStore) {
  const underWay = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const finish = async (atMost: number) => {
    while (underWay.size > atMost) await Promise.race(underWay);
    if (failures.length > 0) throw failures[0];
  };
  return {
    async keep(key: string, { size, content }: ArchiveEntry): Promise<void> {
      const isSmall = size <= bufferedBytes;
      const staged = files.stage(isSmall ? Readable.from([await buffer(content)]) : content, size);
      const kept = staged
        .then((file) => files.keep(file, key))
        .catch((error: unknown) => failures.push(error))
        .finally(() => underWay.delete(kept));
      underWay.add(kept);
      // The archive yields the next entry only after this one is read.
      if (!isSmall) await staged.catch(() => {});
      await finish(filesAtOnce - 1);
    },
    done: () => finish(0),
  };
}
