import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';

// The clock and not the transaction's start: a visit that waited for another one has to see it as past.
const clock = sql<string>`clock_timestamp()`;

// One visitor of one profile counts once in this time.
const countsOnceIn = sql<string>`interval '30 minutes'`;

/**
 * Notes that the visitor is there, which lets a visit that is still under way go on.
 * @returns whether a new visit begins; true for one alone of several parallel calls
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

/** Adds one view to the profile's sum of today, in UTC. */
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

/** Forgets visitors who were last seen more than a day ago; the daily sums stay. */
export async function deleteOldVisits(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('profileVisits')
    .where('lastSeenAt', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
