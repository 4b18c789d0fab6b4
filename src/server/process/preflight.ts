import { once } from 'node:events';
import { access, constants, stat } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { listUnknownMigrations } from '../../../db/migrate';
import type { DB } from '../../../db/tables.gen';
import { checkDatabase } from '../database/check-database';
import { type Env, EnvError } from './env';
import { makeFolder } from './make-folder';
import { migrationsFolder, version } from './project-root';
import { cannotStart } from './start-failure';

/** Checks the configuration before anything is started. @throws errors that explainFailure explains */
export async function checkConfiguration(env: Env): Promise<void> {
  await checkDataDirectory(env);
  await checkListening(env);
  await checkDatabase(env);
}

async function checkDataDirectory({ DATA_DIR, S3_BUCKET, SMTP_URL }: Env): Promise<void> {
  await makeFolder(DATA_DIR).catch(refuseFolder(DATA_DIR));
  const inside = ['staging', ...(S3_BUCKET ? [] : ['files']), ...(SMTP_URL ? [] : ['outbox'])];
  for (const folder of [DATA_DIR, ...inside.map((name) => path.join(DATA_DIR, name))]) {
    await checkFolder(folder).catch(refuseFolder(folder));
  }
}

/** @throws if it exists and cannot be used; what is missing is created later */
async function checkFolder(folder: string): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error('a file'), { code: 'ENOTDIR' });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

const refuseFolder = (folder: string) => (error: NodeJS.ErrnoException) => {
  throw new EnvError(
    error.code === 'EEXIST' || error.code === 'ENOTDIR'
      ? cannotStart(`There is a file where ${folder} is to be a folder. Move it away, or set DATA_DIR.`)
      : cannotStart(
          `This user cannot make, read and write ${folder}. Change its owner, or set DATA_DIR to another folder.`,
          error,
        ),
  );
};

/** Listens briefly on the server's port. */
async function checkListening({ HOST: host, PORT: port }: Env): Promise<void> {
  const probe = net.createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** @throws EnvError if a newer program has migrated the database */
export async function refuseNewerDatabase(db: Kysely<DB>): Promise<void> {
  const [unknown] = await listUnknownMigrations(db, migrationsFolder);
  if (unknown === undefined) return;
  throw new EnvError(
    cannotStart(
      `The database is that of a newer Storyfolio: version ${version} does not know its migration ${unknown}. Start the newer version, or use a backup from before it.`,
    ),
  );
}
