import { type Kysely, type SqlBool, sql } from 'kysely';
import { isOwnedBy, isReadableBy } from '../queries/profiles';
import type { DB, ViewKind } from '../tables.gen';
import { progressOf, type ViewProgress } from './read-progress';

/** Where a view came from. */
export interface ViewPlace {
  /** ISO 3166-1, two letters; null if unknown. */
  country: string | null;
  city: string | null;
  /** Why the country is unknown. */
  unknownPlace: string | null;
}

/** A view that has been reported. */
export interface ReportedView extends ViewPlace {
  /** A UUIDv7 of `at`: its id, if it is a new view. */
  id: string;
  profileId: string;
  at: Date;
  /** The account of the sender; null for a stranger. Owners' views are their own, whatever `kind` says. */
  accountId: string | null;
  kind: Exclude<ViewKind, 'own'>;
  /** A keyed hash; null if the visitor asks not to be followed. */
  visitor: Buffer | null;
  source: string;
  referrer: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  device: string;
  /** Through which link the page was read, if through one. */
  reader?: ViewReader | null | undefined;
}

/** Somebody who reads a page through a link. */
export interface ViewReader {
  linkId: string;
  /** The open that the view belongs to; found by the visitor where it is not known. */
  openId: string | null;
  /** Whether the owner sees through which link it was; otherwise the link only opens the page. */
  isNamed: boolean;
}

/** What came of a reported view. */
export interface RecordedView {
  /** The new view, or the one that is under way. */
  id: string;
  isNew: boolean;
  /** What the one that is under way has come to, if anything. */
  progress?: ViewProgress | undefined;
}

/** A visitor counts once per profile within this time, in minutes. */
export const countsOnceMinutes = 30;

interface Answer {
  position: number;
  viewId: string;
  isNew: boolean;
  progress: ViewProgress | null;
}

const isNewVisit = sql`
  visitors.last_seen_at <= excluded.last_seen_at - make_interval(mins => ${sql.lit(countsOnceMinutes)})`;

/** Who came through a link may read its page, whatever strangers may. */
const isOpenedByLink = sql<SqlBool>`exists (
  select from links where links.id = through and links.profile_id = profiles.id and revoked_at is null)`;

/** A reader who declines to be measured has no open any more, whatever reports are still on their way. */
const isStillOpened = sql<SqlBool>`(open_id is null or open_id in (select id from opened))`;

/** Ties the opens of links to the views that their readers have reported. */
const tiedOpens = sql`
  tied as (
    update link_opens set view_id = answered.answer
    from answered
    where link_opens.link_id = answered.link_id and link_opens.view_id is null and link_opens.id = coalesce(
      open_id,
      (select latest.id from link_opens as latest
       where latest.link_id = answered.link_id and latest.reader = answered.visitor
         and latest.opened_at > answered.at - make_interval(hours => 2)
       order by latest.opened_at desc limit 1))
  )`;

const sender = sql<string | null>`reported.account_id`;

/**
 * Records views of any profiles in one statement: the views themselves, and when their visitors were here last. Their
 * months must have partitions. Rows that many share are written in the order of their keys, so that processes wait for
 * each other instead of deadlocking.
 *
 * Persons are told apart from each other; the other kinds only among themselves.
 * @returns an answer to each; undefined if the sender may not read the profile, or in maintenance mode
 */
export async function recordViews(
  db: Kysely<DB>,
  reported: ReportedView[],
): Promise<(RecordedView | undefined)[]> {
  // Profiles are locked before they are joined: while a join waits for another process, it may lose the rows that the
  // other one changes. With an array as a parameter, PostgreSQL would replan most batches.
  const { rows } = await sql<Answer>`
    with reported as materialized (
      select * from json_to_recordset(${rowsOf(reported)}::json) as reported (
        position integer, id uuid, profile_id uuid, at timestamptz, account_id uuid, kind text, hash bytea,
        source text, referrer text, utm_source text, utm_medium text, utm_campaign text, country text, city text,
        unknown_place text, device text, through uuid, open_id uuid, is_named boolean)
    ), locked as materialized (
      select id, account_id, visibility from profiles
      where id = any(array(select distinct profile_id from reported)) order by id for key share
    ), opened as materialized (
      select id from link_opens
      where is_measured and id = any(array(select open_id from reported where open_id is not null))
      order by id for key share
    ), dated as materialized (
      select reported.*, case when ${isStillOpened} then hash end as visitor,
        case when is_named and reported.kind = 'person' and (${isOwnedBy(sender)}) is not true and ${isStillOpened}
          then through end as link_id,
        (at at time zone coalesce(time_zone, 'UTC'))::date as day,
        case when ${isOwnedBy(sender)} then 'own' else reported.kind end as kind_of,
        case when ${isOwnedBy(sender)} then 'own' when reported.kind = 'person' then '' else reported.kind end as scope
      from reported
      join locked as profiles on profiles.id = reported.profile_id
      left join analytics_settings on analytics_settings.profile_id = profiles.id
      where (${isReadableBy(sender)} or ${isOpenedByLink}) and not exists (select from settings where is_maintenance_on)
    ), visits as (
      insert into visitors (profile_id, scope, visitor, last_seen_at, view_id)
      select distinct on (profile_id, scope, visitor) profile_id, scope, visitor, at, id
      from dated where visitor is not null
      order by profile_id, scope, visitor, position
      on conflict (profile_id, scope, visitor) do update set
        view_id = case when ${isNewVisit} then excluded.view_id else visitors.view_id end,
        is_returning = visitors.is_returning or ${isNewVisit},
        last_seen_at = greatest(visitors.last_seen_at, excluded.last_seen_at)
      returning profile_id, scope, visitor, view_id, is_returning
    ), answered as (
      select dated.*, coalesce(view_id, id) as answer, coalesce(is_returning, false) as is_returning
      from dated left join visits using (profile_id, scope, visitor)
    ), inserted as (
      insert into views (
        id, profile_id, viewed_at, day, kind, source, visitor, is_returning, referrer, utm_source, utm_medium,
        utm_campaign, country, city, unknown_place, device, link_id)
      select id, profile_id, at, day, kind_of::view_kind, source, visitor, is_returning, referrer, utm_source,
        utm_medium, utm_campaign, country, city, unknown_place, device, link_id
      from answered where id = answer
    ), ${tiedOpens}
    select position, answer as view_id, id = answer as is_new,
      case when id <> answer then ${progressOf(sql.ref('answer'))} end as progress
    from answered`.execute(db);
  const answers: (RecordedView | undefined)[] = reported.map(() => undefined);
  for (const { position, viewId, isNew, progress } of rows) {
    answers[position] = { id: viewId, isNew, progress: progress ?? undefined };
  }
  return answers;
}

const rowsOf = (reported: ReportedView[]): string =>
  JSON.stringify(
    reported.map((view, position) => ({
      position,
      id: view.id,
      profile_id: view.profileId,
      at: view.at,
      account_id: view.accountId,
      kind: view.kind,
      hash: view.visitor && `\\x${view.visitor.toString('hex')}`,
      source: view.source,
      referrer: view.referrer,
      utm_source: view.utmSource,
      utm_medium: view.utmMedium,
      utm_campaign: view.utmCampaign,
      country: view.country,
      city: view.city,
      unknown_place: view.unknownPlace,
      device: view.device,
      through: view.reader?.linkId,
      open_id: view.reader?.openId,
      is_named: view.reader?.isNamed,
    })),
  );
