import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';

/** What an owner chooses about analytics; `timeZone` is null until it is known. */
export interface AnalyticsSettingsRow {
  timeZone: string | null;
}

/** The settings of the account's profile; undefined if it is somebody else's. */
export async function findAnalyticsSettings(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<AnalyticsSettingsRow | undefined> {
  return db
    .selectFrom('profiles')
    .leftJoin('analyticsSettings', 'profileId', 'profiles.id')
    .select('timeZone')
    .where('profiles.id', '=', profileId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** Sets the time zone of days from now on; undefined if the profile is not the account's. */
export async function updateAnalyticsSettings(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  { timeZone }: { timeZone: string },
): Promise<AnalyticsSettingsRow | undefined> {
  const { rows } = await sql<AnalyticsSettingsRow>`
    insert into analytics_settings (profile_id, time_zone)
    select id, ${timeZone} from profiles where id = ${profileId} and account_id = ${accountId}
    on conflict (profile_id) do update set time_zone = excluded.time_zone
    returning time_zone`.execute(db);
  return rows[0];
}

/** Whether the database knows the time zone. */
export async function isKnownTimeZone(db: Kysely<DB>, timeZone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${timeZone}`.execute(db);
  return rows.length === 1;
}
