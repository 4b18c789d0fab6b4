import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';

/** A profile whose views its owner may see. */
export interface ViewedProfile {
  profileId: string;
  timeZone: string;
  /** See `todayOf`. */
  today: string;
}

/**
 * Today in the time zone of the query's `profiles` row, or the latest day with views if that is later: the zone has been
 * changed then, and days never go back.
 */
export const todayOf = (now: Date) => sql<string>`greatest(
  (${now.toISOString()}::timestamptz at time zone coalesce(
    (select time_zone from analytics_settings where profile_id = profiles.id), 'UTC'))::date,
  (select max(day) from views where profile_id = profiles.id and kind = 'person'
    and viewed_at > ${now.toISOString()}::timestamptz - interval '1 day'))`;

/** The profile, if it is the account's. */
export async function findViewedProfile(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  now: Date,
): Promise<ViewedProfile | undefined> {
  return db
    .selectFrom('profiles')
    .leftJoin('analyticsSettings', 'profileId', 'profiles.id')
    .select(['profiles.id as profileId', sql<string>`coalesce(time_zone, 'UTC')`.as('timeZone')])
    .select(todayOf(now).as('today'))
    .where('profiles.id', '=', profileId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}
