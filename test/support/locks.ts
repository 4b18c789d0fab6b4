import { type Kysely, sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '../../db/tables.gen';

/** Waits until queries of the database wait for a lock that another one holds. */
export async function untilBlocked(db: Kysely<DB>, count = 1): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
      return rows.length;
    })
    .toBeGreaterThanOrEqual(count);
}

/** Begins `work` while another transaction holds what that needs, and lets it go once `work` waits for it. */
export async function whileHeld<T>(
  db: Kysely<DB>,
  hold: (tx: Transaction<DB>) => Promise<unknown>,
  work: () => Promise<T>,
  release: (tx: Transaction<DB>) => Promise<unknown> = async () => {},
): Promise<T> {
  const other = await db.startTransaction().execute();
  let working: Promise<T> | undefined;
  try {
    await hold(other);
    working = work();
    // Its failure is told below, after what it waits for.
    working.catch(() => {});
    await untilBlocked(db);
    await release(other);
    await other.commit().execute();
  } catch (error) {
    // What stays open would hang whatever closes the database after the test.
    if (!other.isCommitted) await other.rollback().execute();
    await working?.catch(() => {});
    throw error;
  }
  return working;
}
