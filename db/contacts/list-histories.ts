import { type Kysely, sql } from 'kysely';
import type { DB, EmployerContactStatus } from '../tables.gen';
import type { EmployerContactRow } from './list-contacts';
import type { RoundDetails } from './notes-and-rounds';

/** A contact's history as it is exported. */
export interface ContactHistory {
  statuses: { at: string; status: EmployerContactStatus }[];
  notes: { at: string; text: string }[];
  messages: { at: string; text: string }[];
  rounds: RoundDetails[];
}

export type ContactWithHistory = EmployerContactRow & { history: ContactHistory };

const timeOf = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Contacts of the account's profile with their histories, newest first.
 * @param after only those that come after the contact in the list
 */
export async function listContactsWithHistories(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  { limit, after }: { limit: number; after?: EmployerContactRow | undefined },
): Promise<ContactWithHistory[]> {
  const later = after
    ? sql`(contact.created_at, contact.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const entries = (kind: string, column: string) => sql`coalesce((
    select json_agg(json_build_object('at', ${timeOf}, ${sql.lit(column)}, ${sql.ref(column)}) order by at, id)
    from contact_events where contact_id = contact.id and kind = ${sql.lit(kind)}), '[]')`;
  const { rows } = await sql<ContactWithHistory>`
    select contact.*, json_build_object(
      'statuses', coalesce((
        select json_agg(json_build_object('at', ${timeOf}, 'status', happened.status) order by at, happened.id)
        from contact_events as happened where contact_id = contact.id and kind = 'status'), '[]'),
      'notes', ${entries('note', 'text')},
      'messages', ${entries('message', 'text')},
      'rounds', coalesce((
        select json_agg(
          json_build_object('date', date, 'kind', kind, 'time', time, 'timeZone', time_zone, 'minutes', minutes,
            'place', place, 'meetingUrl', meeting_url, 'outcome', outcome, 'note', note)
          order by date, time, id)
        from contact_rounds where contact_id = contact.id), '[]')) as history
    from employer_contacts as contact
    join profiles on profiles.id = contact.profile_id and profiles.account_id = ${accountId}
    where contact.profile_id = ${profileId} and contact.deleted_at is null and ${later}
    order by contact.created_at desc, contact.id desc
    limit ${limit}`.execute(db);
  return rows;
}
