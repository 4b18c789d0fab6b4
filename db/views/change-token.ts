import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';

/** Changes whenever a view of the account's profile is counted or grows; undefined if it is somebody else's. */
export async function findChangeToken(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ changeToken: string }>`
    select concat_ws('.', count(views.id), sum(seconds), sum(video_seconds),
      sum(hashtext(concat(sections, downloads)))) as change_token
    from profiles
    left join views on profile_id = profiles.id and viewed_at > ${now.toISOString()}::timestamptz - interval '1 day'
    where profiles.id = ${profileId} and account_id = ${accountId}
    group by profiles.id`.execute(db);
  return rows[0]?.changeToken;
}
