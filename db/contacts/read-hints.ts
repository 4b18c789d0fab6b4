import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';
import { timeInViewId } from '../views/view-id';
import { findEmployerContact } from './list-contacts';

/** Whose hints, and at what time. */
interface HintsQuery {
  accountId: string;
  profileId: string;
  now: Date;
}

/** A hint of a rule about a contact. */
export interface RaisedHint {
  contactId: string;
  employerName: string;
  rule: string;
  raisedAt: string;
}

/**
 * All hints that the rules have ever raised about the contacts of the account's profile, as a query `raised`, from their
 * histories alone:
 * - `opened-often`: the third open within two days, unless the one before it was one of three already;
 * - `quiet-after-visit`: ten days after an open, if nothing has happened in them;
 * - `cv-without-answer`: three days after a CV was downloaded, if there was no answer in them; a download within three
 *   days of another one belongs to that.
 * `answers` are statuses that say that the employer has answered, and messages.
 */
const raisedHints = ({ accountId, profileId, now }: HintsQuery) => sql`
  moment as (select ${now.toISOString()}::timestamptz as now),
  contact as (
    select employer_contacts.id, employer_name, status from employer_contacts
    join profiles on profiles.id = profile_id
    where profile_id = ${profileId} and account_id = ${accountId} and deleted_at is null
  ), event as (
    select contact_events.id, contact_id, at, kind, contact_events.status, open_id,
      lead(at) over (partition by contact_id order by at, contact_events.id) as next_at
    from contact_events join contact on contact.id = contact_id
  ), answers as (
    select contact_id, at from event
    where kind = 'message' or kind = 'status' and status in ('responded', 'interview', 'offer', 'hired')
  ), counted as (
    select contact_id, id, at, count(*) over (
      partition by contact_id order by at range between interval '48 hours' preceding and current row) as opens
    from event where kind = 'link-opened'
  ), often as (
    select contact_id, at, opens, lag(opens) over (partition by contact_id order by at, id) as opens_before from counted
  ), downloads as (
    select contact_id, at, lag(at) over (partition by contact_id order by at, event.id) as before
    from event
    join link_opens as opened on opened.id = open_id
    join views on views.id = opened.view_id and views.viewed_at = ${timeInViewId(sql.ref('opened.view_id'))}
    where event.kind = 'link-opened' and views.downloads @> '["cv"]'
  ), raised as (
    select contact_id, 'opened-often' as rule, at as raised_at from often
    where opens >= 3 and coalesce(opens_before, 0) < 3
    union all
    select contact_id, 'quiet-after-visit', at + interval '240 hours' from event cross join moment
    where kind = 'link-opened' and at + interval '240 hours' <= least(now, coalesce(next_at, now))
    union all
    select contact_id, 'cv-without-answer', at + interval '72 hours' from downloads cross join moment
    where at + interval '72 hours' <= now and (before is null or before + interval '72 hours' <= at)
      and not exists (
        select from answers where answers.contact_id = downloads.contact_id
          and answers.at > downloads.at and answers.at < downloads.at + interval '72 hours')
  )`;

/**
 * The hints that still propose something, the latest first: each rule's last one about a contact that is under way, until
 * it is dismissed or the next step is taken. A further visit ends only the hint that there was none.
 */
export async function listHints(db: Kysely<DB>, query: HintsQuery): Promise<RaisedHint[]> {
  const { rows } = await sql<RaisedHint>`
    with ${raisedHints(query)}, latest as (
      select contact_id, rule, max(raised_at) as raised_at from raised group by contact_id, rule
    )
    select contact_id, employer_name, rule, raised_at
    from latest join contact on contact.id = contact_id
    where contact.status not in ('hired', 'declined', 'rejected', 'archived')
      and not exists (
        select from event where event.contact_id = latest.contact_id and event.at > raised_at
          and (kind <> 'link-opened' or rule = 'quiet-after-visit'))
      and not exists (
        select from dismissed_hints as dismissed
        where dismissed.contact_id = latest.contact_id and dismissed.rule = latest.rule
          and dismissed.raised_at = latest.raised_at)
    order by raised_at desc, contact_id, rule`.execute(db);
  return rows;
}

/** How often each rule has raised a hint, and how often an answer followed; rules without any are left out. */
export async function countHints(
  db: Kysely<DB>,
  query: HintsQuery,
): Promise<{ rule: string; raised: number; answered: number }[]> {
  const { rows } = await sql<{ rule: string; raised: number; answered: number }>`
    with ${raisedHints(query)}
    select rule, count(*) as raised, count(*) filter (
      where exists (select from answers where answers.contact_id = raised.contact_id and at > raised_at)) as answered
    from raised group by rule`.execute(db);
  return rows;
}

/** Keeps a hint that was raised from being listed again; any other is not stored. @returns whether the contact is the account's */
export async function dismissHint(
  db: Kysely<DB>,
  { accountId, now }: Pick<HintsQuery, 'accountId' | 'now'>,
  { id, rule, raisedAt }: { id: string; rule: string; raisedAt: string },
): Promise<boolean> {
  const owned = await findEmployerContact(db, accountId, id);
  if (!owned) return false;
  await sql`
    with ${raisedHints({ accountId, profileId: owned.profileId, now })}
    insert into dismissed_hints (contact_id, rule, raised_at)
    select contact_id, rule, raised_at from raised
    where contact_id = ${id} and rule = ${rule} and raised_at = ${raisedAt}
    on conflict do nothing`.execute(db);
  return true;
}
