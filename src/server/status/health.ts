import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { listPendingMigrations } from '../../../db/migrate';
import type { DB } from '../../../db/tables.gen';
import { type FileStore, StorageFullError } from '../../routers/ports';
import { shareAnswer } from '../cache/share-answer';

export interface HealthParts {
  db: Kysely<DB>;
  files: FileStore;
  /** The folder of migrations. */
  migrations: string;
}

export type NeededPart = 'database' | 'migrations' | 'files';
/** `full`: there is no room to write. */
export type ReadHealth = () => Promise<Record<NeededPart, 'ok' | 'full' | 'failed'>>;

/** How long the result of a check is shared, however many requests ask for it. */
const keptMs = 1_000;

/** Checks everything that the server needs, at most once a second. */
export const openHealth = (parts: HealthParts, log: FastifyBaseLogger): ReadHealth =>
  shareAnswer(keptMs, () => checkParts(parts, log));

async function checkParts({ db, files, migrations }: HealthParts, log: FastifyBaseLogger) {
  const stateOf = async (part: NeededPart, check: Promise<unknown>) => {
    try {
      await check;
      return 'ok';
    } catch (error) {
      log.error({ err: error, part }, 'not ready');
      return error instanceof StorageFullError ? 'full' : 'failed';
    }
  };
  const [database, migrated, stored] = await Promise.all([
    stateOf('database', sql`select 1`.execute(db)),
    stateOf('migrations', requireNonePending(db, migrations)),
    stateOf('files', files.check()),
  ]);
  return { database, migrations: migrated, files: stored } as const;
}

async function requireNonePending(db: Kysely<DB>, migrations: string): Promise<void> {
  const pending = await listPendingMigrations(db, migrations);
  if (pending.length > 0) throw new Error(`Migrations are missing: ${pending.join(', ')}`);
}
