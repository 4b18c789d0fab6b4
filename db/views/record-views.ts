import { type Kysely, type SqlBool, sql } from 'kysely';
import { isOwnedBy, isReadableBy } from '../queries/profiles';
import type { DB, ViewKind } from '../tables.gen';
import { progressOf, type ViewProgress } from './read-progress';
import type { ViewPlace } from './sum-changes';

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
 * Records views of any profiles in one statement: the views themselves, their visitors, the numbers of different visitors
 * and the sums. Their months must have partitions. Rows that many share are written in the order of their keys, so that
 * processes wait for each other instead of deadlocking.
 *
 * Persons of any source are told apart from each other, and again within their source; the other kinds only among
 * themselves. A view is of the visitor's latest day at least, as a change of the time zone must not turn days back.
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
        (at at time zone coalesce(time_zone, 'UTC'))::date as reported_day,
        case when ${isOwnedBy(sender)} then 'own' else reported.kind end as kind_of,
        case when ${isOwnedBy(sender)} then 'own' when reported.kind = 'person' then '' else reported.kind end as scope
      from reported
      join locked as profiles on profiles.id = reported.profile_id
      left join analytics_settings on analytics_settings.profile_id = profiles.id
      where (${isReadableBy(sender)} or ${isOpenedByLink}) and not exists (select from settings where is_maintenance_on)
    ), visits as (
      insert into visitors (profile_id, scope, visitor, last_day, last_seen_at, view_id, views)
      select distinct on (profile_id, scope, visitor) profile_id, scope, visitor, reported_day, at, id, 1
      from dated where visitor is not null
      order by profile_id, scope, visitor, position
      on conflict (profile_id, scope, visitor) do update set
        view_id = case when ${isNewVisit} then excluded.view_id else visitors.view_id end,
        views = case when ${isNewVisit} then visitors.views + 1 else visitors.views end,
        previous_day = case when ${isNewVisit} then visitors.last_day else visitors.previous_day end,
        last_day = case when ${isNewVisit} then greatest(visitors.last_day, excluded.last_day) else visitors.last_day end,
        last_seen_at = greatest(visitors.last_seen_at, excluded.last_seen_at)
      returning profile_id, scope, visitor, view_id, last_day, previous_day, views
    ), answered as (
      select dated.*, coalesce(view_id, id) as answer, coalesce(last_day, reported_day) as day,
        previous_day, coalesce(views, 1) > 1 as is_returning
      from dated left join visits using (profile_id, scope, visitor)
    ), begun as (
      select * from answered where id = answer
    ), source_visits as (
      insert into visitors (profile_id, scope, visitor, last_day, last_seen_at, views)
      select profile_id, source, visitor, day, at, 1 from begun
      where visitor is not null and kind_of = 'person'
      order by profile_id, source, visitor
      on conflict (profile_id, scope, visitor) do update set
        views = visitors.views + 1,
        previous_day = visitors.last_day,
        last_day = greatest(visitors.last_day, excluded.last_day),
        last_seen_at = greatest(visitors.last_seen_at, excluded.last_seen_at)
      returning profile_id, scope, last_day, previous_day
    ), inserted as (
      insert into views (
        id, profile_id, viewed_at, day, kind, source, visitor, is_returning, referrer, utm_source, utm_medium,
        utm_campaign, country, city, unknown_place, device, link_id)
      select id, profile_id, at, day, kind_of::view_kind, source, visitor, is_returning, referrer, utm_source,
        utm_medium, utm_campaign, country, city, unknown_place, device, link_id
      from begun
    ), ${tiedOpens}, visitor_days as (
      select profile_id, '' as source, day, previous_day from begun
      where visitor is not null and kind_of = 'person' and previous_day is distinct from day
      union all
      select profile_id, scope, last_day, previous_day from source_visits
      where previous_day is distinct from last_day
    ), ${visitorChanges}, ${viewSums}
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

/**
 * A visitor who is here on a day is one of the visitors of the last N days from that day on for N days, unless an earlier
 * visit counts still: then from the day on which that one ceases to.
 */
const visitorChanges = sql`
  grouped_days as (
    select profile_id, source, day, previous_day, count(*)::integer as visitors
    from visitor_days group by profile_id, source, day, previous_day
  ), visitor_changes_of as (
    insert into visitor_changes (profile_id, source, day, in_7_days, in_30_days, in_90_days, in_365_days)
    select profile_id, source, changes.day, sum(in_7), sum(in_30), sum(in_90), sum(in_365)
    from grouped_days as since
    cross join lateral (values
      (greatest(since.day, previous_day + 7), visitors, 0, 0, 0), (since.day + 7, -visitors, 0, 0, 0),
      (greatest(since.day, previous_day + 30), 0, visitors, 0, 0), (since.day + 30, 0, -visitors, 0, 0),
      (greatest(since.day, previous_day + 90), 0, 0, visitors, 0), (since.day + 90, 0, 0, -visitors, 0),
      (greatest(since.day, previous_day + 365), 0, 0, 0, visitors), (since.day + 365, 0, 0, 0, -visitors)
    ) as changes (day, in_7, in_30, in_90, in_365)
    group by profile_id, source, changes.day
    order by 1, 2, 3
    on conflict (profile_id, source, day) do update set
      in_7_days = visitor_changes.in_7_days + excluded.in_7_days,
      in_30_days = visitor_changes.in_30_days + excluded.in_30_days,
      in_90_days = visitor_changes.in_90_days + excluded.in_90_days,
      in_365_days = visitor_changes.in_365_days + excluded.in_365_days)`;

/**
 * Each view counts for its source and for all together. The values of places are read by `readPlaceValue`. PostgreSQL runs
 * parts that nothing reads from the last to the first: months are written before days.
 */
const viewSums = sql`
  alike as (
    select profile_id, source, day, kind_of, country, city, unknown_place, device, referrer, utm_campaign,
      visitor is null as is_unrecognised, link_id, count(*) as views, count(*) filter (where is_returning) as returning_views
    from begun
    group by profile_id, source, day, kind_of, country, city, unknown_place, device, referrer, utm_campaign,
      visitor is null, link_id
  ), sums_of_days as (
    select profile_id, sources.source, dimension, day, value, sum(alike.views) as views,
      sum(alike.returning_views) as returning_views
    from alike
    cross join lateral (values
      ('', '', kind_of = 'person'),
      ('place', concat(country, chr(9), city, chr(9), unknown_place), kind_of = 'person'),
      ('device', device, kind_of = 'person'),
      ('referrer', referrer, kind_of = 'person' and referrer is not null),
      ('campaign', utm_campaign, kind_of = 'person' and utm_campaign is not null),
      ('link', link_id::text, link_id is not null),
      ('unrecognised', '', kind_of = 'person' and is_unrecognised),
      ('excluded', kind_of, kind_of <> 'person')
    ) as dimensions (dimension, value, is_counted)
    cross join lateral (values (''), (alike.source)) as sources (source)
    where is_counted
    group by profile_id, sources.source, dimension, day, value
  ), view_sums_of as (
    insert into view_sums
      (profile_id, source, dimension, day, value, views, returning_views, seconds, timed_views)
    select profile_id, source, dimension, day, value, views, returning_views, 0, 0 from sums_of_days
    order by 1, 2, 3, 4, 5
    on conflict (profile_id, source, dimension, day, value) do update set
      views = view_sums.views + excluded.views,
      returning_views = view_sums.returning_views + excluded.returning_views
  ), view_month_sums_of as (
    insert into view_month_sums
      (profile_id, source, dimension, month, value, views, returning_views, seconds, timed_views)
    select profile_id, source, dimension, date_trunc('month', day)::date, value, sum(views), sum(returning_views), 0, 0
    from sums_of_days
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (profile_id, source, dimension, month, value) do update set
      views = view_month_sums.views + excluded.views,
      returning_views = view_month_sums.returning_views + excluded.returning_views)`;
