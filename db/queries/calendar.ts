import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';

/** Something of a profile's contacts that has a day. */
export interface CalendarEntry {
  kind: 'next-action' | 'deadline' | 'round';
  /** Of the contact, or of the round. */
  id: string;
  contactId: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** When it begins, if it has a time, how long it lasts and where it is. */
  startsAt: string | null;
  minutes: number | null;
  place: string | null;
  /** To the meeting, or to the ad. */
  link: string | null;
  /** The next action, or the kind of the round. */
  title: string | null;
  outcome: string | null;
  note: string | null;
  employerName: string;
  employerCompany: string | null;
  position: string | null;
  changedAt: string;
}

/**
 * The next actions, the deadlines of those to whom the owner has not applied yet, and the interview rounds of the
 * account's profile, by day.
 * @param contactId of one contact; omitted for all
 */
export async function listCalendarEntries(
  db: Kysely<DB>,
  { accountId, profileId, contactId }: { accountId: string; profileId: string; contactId?: string },
): Promise<CalendarEntry[]> {
  const { rows } = await sql<CalendarEntry>`
    with contacts as (
      select employer_contacts.* from employer_contacts join profiles on profiles.id = profile_id
      where profile_id = ${profileId} and account_id = ${accountId} and deleted_at is null
        and (${contactId ?? null}::uuid is null or employer_contacts.id = ${contactId ?? null})
    )
    select 'next-action' as kind, id, id as contact_id, next_action_on as day,
      null::timestamptz as starts_at, null::integer as minutes, null as place, null as link,
      next_action as title, null as outcome, null as note,
      employer_name, employer_company, position, updated_at as changed_at
    from contacts where next_action_on is not null
    union all
    select 'deadline', id, id, deadline, null, null, null, job_url, null, null, null,
      employer_name, employer_company, position, updated_at
    from contacts where deadline is not null and status in ('new', 'in_progress', 'interested')
    union all
    select 'round', rounds.id, contact_id, rounds.date,
      (rounds.date + rounds.time::time) at time zone rounds.time_zone, rounds.minutes, rounds.place, rounds.meeting_url,
      rounds.kind, rounds.outcome, rounds.note,
      employer_name, employer_company, position, greatest(rounds.updated_at, contacts.updated_at)
    from contact_rounds as rounds join contacts on contacts.id = contact_id
    order by day, starts_at, kind, id`.execute(db);
  return rows;
}

/** The profile of the account's contact, and the contact's name; undefined if there is none, or it is somebody else's. */
export async function findContactProfile(
  db: Kysely<DB>,
  accountId: string,
  contactId: string,
): Promise<{ profileId: string; employerName: string } | undefined> {
  return db
    .selectFrom('employerContacts')
    .innerJoin('profiles', 'profiles.id', 'profileId')
    .select(['profileId', 'employerName'])
    .where('employerContacts.id', '=', contactId)
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The calendar address of a profile; `token` is null if it has none. */
export interface CalendarAddressRow {
  token: string | null;
  createdAt: string | null;
}

/** Undefined if the profile is not the account's. */
export async function findCalendarAddress(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<CalendarAddressRow | undefined> {
  return db
    .selectFrom('profiles')
    .leftJoin('calendarAddresses', 'profileId', 'profiles.id')
    .select(['token', 'calendarAddresses.createdAt'])
    .where('profiles.id', '=', profileId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** Gives a profile a new calendar address in place of the one it had; undefined if it is not the account's. */
export async function replaceCalendarAddress(
  db: Kysely<DB>,
  { accountId, profileId, token }: { accountId: string; profileId: string; token: string },
): Promise<CalendarAddressRow | undefined> {
  const { rows } = await sql<CalendarAddressRow>`
    insert into calendar_addresses (profile_id, token)
    select id, ${token} from profiles where id = ${profileId} and account_id = ${accountId}
    on conflict (profile_id) do update set token = excluded.token, created_at = now()
    returning token, created_at`.execute(db);
  return rows[0];
}

/** Takes the calendar address of the account's profile away, if it has one. */
export async function deleteCalendarAddress(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<void> {
  await db
    .deleteFrom('calendarAddresses')
    .where('profileId', '=', profileId)
    .where(({ selectFrom, exists }) =>
      exists(
        selectFrom('profiles')
          .select('id')
          .whereRef('id', '=', 'calendarAddresses.profileId')
          .where('accountId', '=', accountId),
      ),
    )
    .execute();
}

/** The profile of a calendar address; undefined if it is not, or no longer, one, or the account is closed. */
export async function findSubscribedProfile(
  db: Kysely<DB>,
  token: string,
): Promise<{ accountId: string; profileId: string } | undefined> {
  return db
    .selectFrom('calendarAddresses')
    .innerJoin('profiles', 'profiles.id', 'profileId')
    .innerJoin('accounts', 'accounts.id', 'accountId')
    .select(['accounts.id as accountId', 'profileId'])
    .where('token', '=', token)
    .where('isActive', '=', true)
    .where('deletionDueAt', 'is', null)
    .executeTakeFirst();
}
