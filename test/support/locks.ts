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
  await hold(other).catch(async (error) => {
    await other.rollback().execute();
    throw error;
  });
  const working = work();
  await untilBlocked(db);
  await release(other);
  await other.commit().execute();
  return working;
}
