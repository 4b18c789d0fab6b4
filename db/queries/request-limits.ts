import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';

/** Deletes the counts of calls whose time is over. */
export async function deleteExpiredLimits(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('requestLimits')
    .where('expire', '<', sql<number>`extract(epoch from now()) * 1000`)
    .execute();
}
