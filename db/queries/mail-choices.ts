import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB, MailChoice } from '../tables.gen';
import { takesMailsByChoice } from './accounts';

/** The hour of the morning at which mails are due, in the profile's time zone. */
const dueAt = sql.lit('08:00');

/** The name of a page in mails. */
const pageName = sql<string>`coalesce(nullif(btrim(display_name), ''), profile_slug)`;

/** A mail to queue. */
export interface DueMail {
  profileId: string;
  accountId: string;
  kind: MailChoice;
  /** The morning in the profile's time zone on which it is due, `YYYY-MM-DD`: for a digest a Monday. */
  day: string;
  /** Whether there is something to report. */
  hasNews: boolean;
}

/**
 * Claims the mails that are due: those of today, and digests of this week's Monday. Each is claimed once, in one process,
 * whether or not there is something to report. What another process is claiming is skipped.
 * @param limit the most at a time
 */
export async function claimDueMails(tx: Transaction<DB>, now: Date, limit: number): Promise<DueMail[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<DueMail>`
    with due as materialized (
      select choice.profile_id, choice.kind, account_id, zone, day
      from mail_choices as choice
      join profiles on profiles.id = choice.profile_id
      join accounts on accounts.id = account_id
      left join analytics_settings as settings on settings.profile_id = choice.profile_id
      cross join lateral (select coalesce(time_zone, 'UTC') as zone) as zoned
      cross join lateral (select (${at} at time zone zone)::date as today) as local
      cross join lateral (
        select case kind when 'weekly-digest' then date_trunc('week', today)::date else today end as day
      ) as morning
      where ${takesMailsByChoice}
        and (settled_on is null or settled_on < day)
        and (day + time ${dueAt}) at time zone zone between wanted_since and ${at}
      limit ${limit}
      for update of choice skip locked
    ), told as (
      select due.*, case kind
        when 'weekly-digest' then exists (
          select from counted_views
          where profile_id = due.profile_id and counted_views.day between due.day - 7 and due.day - 1
        ) or exists (
          select from link_opens join links on links.id = link_id
          where profile_id = due.profile_id and is_measured
            and opened_at >= (due.day - 7)::timestamp at time zone zone
            and opened_at < due.day::timestamp at time zone zone)
        else exists (
          select from employer_contacts
          where profile_id = due.profile_id and deleted_at is null and next_action_on <= due.day)
        end as has_news
      from due
    )
    update mail_choices as choice
    set settled_on = told.day, sent_at = case when has_news then ${at} else sent_at end
    from told
    where choice.profile_id = told.profile_id and choice.kind = told.kind
    returning choice.profile_id, account_id, choice.kind, told.day, has_news`.execute(tx);
  return rows;
}

/** An owner's choice about a kind of mail. */
export interface MailChoiceRow {
  kind: MailChoice;
  isOn: boolean;
  /** When it was sent last. */
  sentAt: string | null;
}

/** The choices of the account's profile; undefined if it is somebody else's. Choices that were never made have no row. */
export async function listMailChoices(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<MailChoiceRow[] | undefined> {
  const rows = await db
    .selectFrom('profiles')
    .leftJoin('mailChoices', 'profileId', 'profiles.id')
    .select(['kind', 'sentAt', sql<boolean>`wanted_since is not null`.as('isOn')])
    .where('profiles.id', '=', profileId)
    .where('accountId', '=', accountId)
    .execute();
  return rows.length === 0 ? undefined : rows.flatMap(({ kind, ...row }) => (kind ? [{ kind, ...row }] : []));
}

/**
 * Switches mails of a kind on or off.
 * @param accountId omitted if a signed token names the profile
 * @returns false if there is no such profile, or it is not the account's
 */
export async function setMailChoice(
  db: Kysely<DB>,
  { profileId, kind, isOn }: { profileId: string; kind: MailChoice; isOn: boolean },
  now: Date,
  accountId?: string,
): Promise<boolean> {
  const since = isOn ? now.toISOString() : null;
  const { rows } = await sql`
    insert into mail_choices (profile_id, kind, wanted_since)
    select id, ${kind}, ${since}::timestamptz from profiles
    where id = ${profileId} and (${accountId ?? null}::uuid is null or account_id = ${accountId ?? null})
    on conflict (profile_id, kind) do update set wanted_since =
      case when excluded.wanted_since is null then null
        else coalesce(mail_choices.wanted_since, excluded.wanted_since) end
    returning profile_id`.execute(db);
  return rows.length === 1;
}

/** The profile of an optional mail; undefined if the mail is no longer wanted. */
export async function findChosenProfile(
  db: Kysely<DB>,
  { accountId, profileId, kind }: { accountId: string; profileId: string; kind: MailChoice },
): Promise<{ page: string; timeZone: string } | undefined> {
  return db
    .selectFrom('profiles')
    .innerJoin('mailChoices', 'mailChoices.profileId', 'profiles.id')
    .leftJoin('analyticsSettings', 'analyticsSettings.profileId', 'profiles.id')
    .select(pageName.as('page'))
    .select(sql<string>`coalesce(time_zone, 'UTC')`.as('timeZone'))
    .where('profiles.id', '=', profileId)
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('wantedSince', 'is not', null)
    .executeTakeFirst();
}

/** A link that was opened in a week. */
export interface LinkOpened {
  label: string;
  opens: number;
  employerName: string | null;
  employerRole: string | null;
  employerCompany: string | null;
}

/** The measured opens of a profile's links on these days of its time zone, by link, the most opened first. */
export async function listLinksOpened(
  db: Kysely<DB>,
  { profileId, timeZone, from, to }: { profileId: string; timeZone: string; from: string; to: string },
): Promise<LinkOpened[]> {
  return db
    .selectFrom('links')
    .innerJoin('linkOpens', 'linkId', 'links.id')
    .leftJoin('employerContacts', (join) =>
      join
        .onRef('employerContacts.id', '=', 'links.employerContactId')
        .on('employerContacts.deletedAt', 'is', null),
    )
    .select(['label', 'employerName', 'employerRole', 'employerCompany'])
    .select(sql<number>`count(*)`.as('opens'))
    .where('links.profileId', '=', profileId)
    .where('isMeasured', '=', true)
    .where('openedAt', '>=', sql<string>`${from}::timestamp at time zone ${timeZone}`)
    .where('openedAt', '<', sql<string>`(${to}::date + 1)::timestamp at time zone ${timeZone}`)
    .groupBy(['links.id', 'employerContacts.id'])
    .orderBy('opens', 'desc')
    .orderBy('label')
    .orderBy('links.id')
    .execute();
}

/** A contact whose next action is due. */
export interface DueAction {
  id: string;
  employerName: string;
  employerCompany: string | null;
  nextAction: string | null;
  nextActionOn: string;
}

/** The next actions of a profile that are due on a day, the longest overdue first, and how many there are. */
export async function listDueActions(
  db: Kysely<DB>,
  profileId: string,
  day: string,
  limit: number,
): Promise<{ total: number; actions: DueAction[] }> {
  const rows = await db
    .selectFrom('employerContacts')
    .select(['id', 'employerName', 'employerCompany', 'nextAction'])
    .select(sql<string>`next_action_on`.as('nextActionOn'))
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .where('nextActionOn', '<=', day)
    .orderBy('nextActionOn')
    .orderBy('employerName')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { total: rows[0]?.total ?? 0, actions: rows };
}

/** A profile, and whether mails of a kind are sent about it; undefined if there is none. */
export async function findStoppableProfile(
  db: Kysely<DB>,
  id: string,
  kind: MailChoice,
): Promise<{ page: string; isOn: boolean } | undefined> {
  return db
    .selectFrom('profiles')
    .leftJoin('mailChoices', (join) => join.onRef('profileId', '=', 'profiles.id').on('kind', '=', kind))
    .select([pageName.as('page'), sql<boolean>`wanted_since is not null`.as('isOn')])
    .where('profiles.id', '=', id)
    .executeTakeFirst();
}
