import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';

/** Deletes expired counts. */
export async function deleteExpiredLimits(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('requestLimits')
    .where('expire', '<', sql<number>`extract(epoch from now()) * 1000`)
    .execute();
}
