import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';

// The clock, not the start of the transaction: a visit that waited for another must see it as past.
const clock = sql<string>`clock_timestamp()`;

// A visitor counts once per profile within this time.
const countsOnceIn = sql<string>`interval '30 minutes'`;

/**
 * Records the visitor's presence, which extends a current visit.
 * @returns whether a new visit begins; true for only one of several parallel calls
 */
export async function touchVisit(
  tx: Transaction<DB>,
  profileId: string,
  visitorHash: Buffer,
): Promise<boolean> {
  const begun = await tx
    .insertInto('profileVisits')
    .values({ profileId, visitorHash, lastSeenAt: clock })
    .onConflict((conflict) =>
      conflict
        .columns(['profileId', 'visitorHash'])
        .doUpdateSet({ lastSeenAt: clock })
        .where('profileVisits.lastSeenAt', '<=', sql<string>`clock_timestamp() - ${countsOnceIn}`),
    )
    .returning('profileId')
    .executeTakeFirst();
  if (begun) return true;
  await tx
    .updateTable('profileVisits')
    .set({ lastSeenAt: clock })
    .where('profileId', '=', profileId)
    .where('visitorHash', '=', visitorHash)
    .execute();
  return false;
}

/** Adds one view to today's sum of the profile, in UTC. */
export async function countView(tx: Transaction<DB>, profileId: string): Promise<void> {
  await tx
    .insertInto('profileViewDays')
    .values({ profileId, views: 1, day: sql<string>`(clock_timestamp() at time zone 'UTC')::date` })
    .onConflict((conflict) =>
      conflict
        .columns(['profileId', 'day'])
        .doUpdateSet({ views: sql<number>`profile_view_days.views + excluded.views` }),
    )
    .execute();
}

/** Deletes visitors last seen more than a day ago; the daily sums stay. */
export async function deleteOldVisits(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('profileVisits')
    .where('lastSeenAt', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
