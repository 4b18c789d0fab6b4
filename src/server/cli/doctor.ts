import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../../db/client';
import { findRunningDatabase, startEmbeddedDatabase } from '../../../db/embedded';
import { listPendingMigrations } from '../../../db/migrate';
import { deleteOrphans, examineFiles, type FilesReport } from '../../routers/files/examine-files';
import { sweepFiles } from '../../routers/files/sweep-files';
import { type Env, EnvError, readEnv } from '../env';
import { openFileStore } from '../file-store';
import { migrationsFolder } from '../project-root';
import { explainFailure } from '../start-failure';

// Says whether files and their rows fit together, while the server runs or not; with --sweep it tidies up first.

/** What an operator reads, a heading with its lines each; empty where all is well. */
function describe({ orphans, damaged, leftovers, waiting }: FilesReport): string[] {
  const parts: [heading: string, lines: string[]][] = [
    [
      'Files that nothing names; "npm run doctor -- --sweep" deletes them',
      orphans.map(({ key, size, changedAt }) => `${key}  ${size} bytes  ${changedAt}`),
    ],
    [
      'Files that are missing or damaged; restore them from a backup',
      damaged.map(
        ({ key, accountId, size, found }) =>
          `${key}  ${found === undefined ? 'is missing' : `has ${found} bytes`} instead of ${size}  account ${accountId}`,
      ),
    ],
    ['Files that broken uploads left behind; housekeeping deletes them, --sweep does so at once', leftovers],
    [
      'Files that housekeeping has still to delete; --sweep does so at once',
      waiting.map(({ key, size, state, changedAt }) => `${key}  ${size} bytes  ${state} ${changedAt}`),
    ],
  ];
  return parts.flatMap(([heading, lines]) =>
    lines.length > 0 ? [`${heading} (${lines.length}):`, ...lines.map((line) => `  ${line}`)] : [],
  );
}

async function examine(env: Env, connectionString: string, isSweep: boolean): Promise<FilesReport> {
  const { db, close } = openDatabase(connectionString, { maxConnections: 2, readOnly: !isSweep });
  try {
    if ((await listPendingMigrations(db, migrationsFolder)).length > 0) {
      throw new EnvError(
        'The database is of another version. Start the server once, which brings it up to date.',
      );
    }
    const files = await openFileStore(env);
    if (isSweep) await sweepFiles({ db, files });
    if (isSweep) await deleteOrphans({ db, files });
    return await examineFiles({ db, files });
  } finally {
    await close();
  }
}

/** Uses the database that is there; where none runs, the embedded one is started for as long as this takes. */
async function withDatabase<T>(env: Env, work: (connectionString: string) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  const directory = path.join(env.DATA_DIR, 'postgres');
  if (!existsSync(directory)) {
    throw new EnvError(
      `There is no database in ${env.DATA_DIR}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  const running = await findRunningDatabase(directory);
  if (running) return work(running);
  const embedded = await startEmbeddedDatabase({ directory });
  return work(embedded.connectionString).finally(() => embedded.stop());
}

function readSweep(): boolean {
  try {
    return parseArgs({ options: { sweep: { type: 'boolean', default: false } } }).values.sweep;
  } catch {
    throw new EnvError('The doctor knows one option: npm run doctor -- --sweep');
  }
}

try {
  const isSweep = readSweep();
  const env = readEnv(process.env);
  const lines = describe(await withDatabase(env, (address) => examine(env, address, isSweep)));
  console.log(lines.length > 0 ? lines.join('\n') : 'All files and their rows fit together.');
  process.exitCode = lines.length > 0 ? 1 : 0;
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 2;
}
