import { type Kysely, sql } from 'kysely';
import { migrateToLatest } from '../../../db/migrate';
import type { DB } from '../../../db/tables.gen';
import { setUpJobQueue } from '../adapters/job-queue';
import { migrationsFolder } from '../process/project-root';

/** An arbitrary constant: the advisory lock of the process that sets the database up. */
const setUpLockKey = 1_937_010_555;

/**
 * Does what only one process at a time may do to set the database up; others wait.
 * @param db connections that keep their sessions, without a statement timeout
 * @param work gets the connection that holds the lock
 */
export async function setUpAlone<T>(db: Kysely<DB>, work: (own: Kysely<DB>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (own) => {
    await sql`select pg_advisory_lock(${sql.lit(setUpLockKey)})`.execute(own);
    try {
      return await work(own);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(setUpLockKey)})`.execute(own);
    }
  });
}

/** Brings the tables and the queue of jobs up to date. */
export async function setUpTables(own: Kysely<DB>): Promise<void> {
  await migrateToLatest(own, migrationsFolder);
  await setUpJobQueue(own);
}
