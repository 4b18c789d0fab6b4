import { type Kysely, sql } from 'kysely';
import type { MessageSender, SectionSeconds } from '../column-types';
import type { ContactEventKind, DB, EmployerContactStatus } from '../tables.gen';
import { timeInViewId } from '../views/view-id';
import type { RoundDetails } from './notes-and-rounds';

type Nullable<T> = { [K in keyof T]: T[K] | null };

/** What happened with a contact; the columns of other kinds are null. */
export interface TimelineRow extends Nullable<Omit<RoundDetails, 'kind'>> {
  id: string;
  at: string;
  kind: ContactEventKind;
  statusBefore: EmployerContactStatus | null;
  status: EmployerContactStatus | null;
  text: string | null;
  updatedAt: string;
  dueOn: string | null;
  sender: MessageSender | null;
  roundId: string | null;
  /** Its kind. */
  round: string | null;
  roundVersion: string | null;
  linkId: string | null;
  label: string | null;
  openId: string | null;
  readerNumber: number | null;
  device: string | null;
  country: string | null;
  city: string | null;
  /** Of the view that the open led to; null until there is one. */
  seconds: number | null;
  sections: SectionSeconds | null;
  videoSeconds: number | null;
  downloads: string[] | null;
}

/**
 * What happened with the account's contact, newest first; undefined if there is no such contact.
 * @param before only what comes after the event of this id in the list
 */
export async function readTimeline(
  db: Kysely<DB>,
  accountId: string,
  contactId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<TimelineRow[] | undefined> {
  const older =
    before === undefined
      ? sql`true`
      : sql`(at, id) < (select at, id from contact_events where id = ${before} and contact_id = contact.id)`;
  const { rows } = await sql<TimelineRow>`
    select event.id, event.at, event.kind, status_before, event.status, text, event.updated_at, due_on,
      sender,
      round.id as round_id, round.date, round.kind as round, time, round.time_zone, minutes, place, meeting_url, outcome, round.note, round.updated_at as round_version,
      link.id as link_id, link.label,
      opened.id as open_id, reader_number, opened.device, opened.country, opened.city,
      view.seconds, view.sections, view.video_seconds, view.downloads
    from employer_contacts as contact
    join profiles on profiles.id = contact.profile_id and profiles.account_id = ${accountId}
    left join lateral (
      select * from contact_events where contact_id = contact.id and ${older}
      order by at desc, id desc limit ${limit}) as event on true
    left join contact_rounds as round on round.id = event.round_id
    left join links as link on link.id = event.link_id
    left join link_opens as opened on opened.id = event.open_id
    left join views as view
      on view.id = opened.view_id and view.viewed_at = ${timeInViewId(sql.ref('opened.view_id'))}
    where contact.id = ${contactId} and contact.deleted_at is null
    order by event.at desc, event.id desc`.execute(db);
  return rows.length === 0 ? undefined : rows.filter(({ id }) => id !== null);
}

/** Changes whenever something of the account's contact or its timeline does; undefined if it is somebody else's. */
export async function findContactChangeToken(
  db: Kysely<DB>,
  accountId: string,
  contactId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ changeToken: string }>`
    select concat_ws('.', extract(epoch from contact.updated_at), happened.*, sent.*) as change_token
    from employer_contacts as contact
    join profiles on profiles.id = contact.profile_id and profiles.account_id = ${accountId}
    cross join lateral (
      select count(*), extract(epoch from max(event.at)), extract(epoch from max(event.updated_at)),
        extract(epoch from max(round.updated_at)), sum(view.seconds), sum(view.video_seconds), sum(jsonb_array_length(view.downloads))
      from contact_events as event
      left join contact_rounds as round on round.id = event.round_id
      left join link_opens as opened on opened.id = event.open_id
      left join views as view
        on view.id = opened.view_id and view.viewed_at = ${timeInViewId(sql.ref('opened.view_id'))}
      where event.contact_id = contact.id) as happened
    cross join lateral (
      select count(*), extract(epoch from max(sent_at)) from sent_documents where contact_id = contact.id) as sent
    where contact.id = ${contactId} and contact.deleted_at is null`.execute(db);
  return rows[0]?.changeToken;
}
