import { parseArgs } from 'node:util';
import { openDatabase } from '../../../db/client';
import { listPendingMigrations } from '../../../db/migrate';
import { deleteOrphans, examineFiles, type FilesReport } from '../../routers/files/examine-files';
import { sweepFiles } from '../../routers/files/sweep-files';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore';
import { type Env, EnvError, readEnv } from '../process/env';
import { openFileStore } from '../process/file-store';
import { refuseNewerDatabase } from '../process/preflight';
import { migrationsFolder } from '../process/project-root';
import { runCommand } from './run-command';
import { withDatabase } from './with-database';

// Checks that files and rows match, whether or not the server is running; with --sweep it tidies up first.

/** The report for the operator, as headings with lines; empty if all is well. */
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
    await refuseUnfinishedRestore(db);
    await refuseNewerDatabase(db);
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

function readSweep(): boolean {
  try {
    return parseArgs({ options: { sweep: { type: 'boolean', default: false } } }).values.sweep;
  } catch {
    throw new EnvError('The doctor knows one option: npm run doctor -- --sweep');
  }
}

await runCommand(async (signal) => {
  const isSweep = readSweep();
  const env = readEnv(process.env);
  const report = await withDatabase(env, signal, (address) => examine(env, address, isSweep));
  const lines = describe(report);
  console.log(lines.length > 0 ? lines.join('\n') : 'All files and their rows fit together.');
  return lines.length > 0 ? 1 : 0;
});
