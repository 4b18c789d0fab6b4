import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';

/** A figure that is kept, and what the single views come to instead. */
export interface SumDifference {
  profileId: string;
  /** Empty for all sources; for visitors, their scope. */
  source: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** What it is a figure of, such as `place`; empty for all views. */
  dimension: string;
  value: string;
  figure: string;
  kept: number | string;
  counted: number | string;
}

/** The result of checking the sums. */
export interface SumsReport {
  /** The first ones of each kind. */
  differences: SumDifference[];
  /** The number of all. */
  total: number;
}

/** Differences of each kind beyond these are only counted. */
const mostListed = 100;

/** `findDifferences` in one view of the database. Needs a connection without a statement timeout. */
export const checkSums = (db: Kysely<DB>): Promise<SumsReport> =>
  db.transaction().setIsolationLevel('repeatable read').execute(findDifferences);

/**
 * Compares all figures that are kept with the single views, as far as these are kept. The database adds up; here is never
 * more than a list of differences.
 */
export async function findDifferences(tx: Transaction<DB>): Promise<SumsReport> {
  const first = await findFirstDay(tx);
  const found = [
    await compareSums(tx, first),
    await compareMonths(tx),
    await compareVisitors(tx, first),
    await compareChanges(tx, first),
  ];
  return {
    differences: found.flat().map(({ total: _, ...difference }) => difference),
    total: found.reduce((sum, rows) => sum + (rows[0]?.total ?? 0), 0),
  };
}

type Found = SumDifference & { total: number };

/**
 * The first day all of whose views are kept; null if none has been deleted yet. Days of any time zone begin and end
 * within a day of those of the partitions.
 */
async function findFirstDay(tx: Transaction<DB>): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select month + 2 as first
    from (
      select min(to_date(right(relname, 7), 'YYYY_MM')) as month
      from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'views'::regclass) as oldest
    where month is null
      or exists (select from view_sums where dimension in ('', 'excluded') and day < month)`.execute(tx);
  return rows[0]?.first ?? null;
}

const from = (first: string | null) => sql`coalesce(${first}::date, '-infinity')`;

const place = sql`coalesce(country, '') || chr(9) || coalesce(city, '') || chr(9) || coalesce(unknown_place, '')`;

async function compareSums(tx: Transaction<DB>, first: string | null): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with single as (
      select * from views where day >= ${from(first)}
    ), summed as (
      select profile_id, all_or_own.source, dimension, day, value, sum(views) as views,
        sum(returning_views) as returning_views, sum(seconds) as seconds, sum(timed_views) as timed_views
      from (
        select profile_id, source, day, dimension, value, 1 as views, is_returning::integer as returning_views,
          case when dimension in ('', 'link') then single.seconds else 0 end as seconds,
          (dimension = '' and single.seconds > 0)::integer as timed_views
        from single cross join lateral (values
          ('', ''), ('place', ${place}), ('device', device), ('referrer', referrer), ('campaign', utm_campaign),
          ('link', link_id::text),           ('unrecognised', case when visitor is null then '' end)) as part (dimension, value)
        where kind = 'person' and value is not null
        union all
        select profile_id, source, day, 'excluded', kind::text, 1, is_returning::integer, 0, 0
        from single where kind <> 'person'
        union all
        select profile_id, source, day, 'section', section, 1, 0, spent::integer, 0
        from single cross join lateral jsonb_each_text(sections) as part (section, spent) where kind = 'person'
        union all
        select profile_id, source, day, 'video', '', 1, 0, video_seconds, 0
        from single where kind = 'person' and video_seconds > 0
        union all
        select profile_id, source, day, 'download', form, 1, 0, 0, 0
        from single cross join lateral jsonb_array_elements_text(downloads) as part (form) where kind = 'person'
      ) as parts
      cross join lateral (values (''), (parts.source)) as all_or_own (source)
      group by 1, 2, 3, 4, 5
    ), kept as (
      select * from view_sums where dimension <> 'earlier' and day >= ${from(first)}
    )
    select profile_id, source, day, dimension, value, figure, kept, counted, (count(*) over ())::integer as total
    from kept full join summed using (profile_id, source, dimension, day, value)
    cross join lateral (values
      ('views', kept.views, summed.views),
      ('returning views', kept.returning_views, summed.returning_views),
      ('seconds', kept.seconds, summed.seconds),
      ('views with a time', kept.timed_views, summed.timed_views)
    ) as figures (figure, kept_sum, counted_sum)
    cross join lateral (values (coalesce(kept_sum, 0)::float8, coalesce(counted_sum, 0)::float8)) as both_sums (kept, counted)
    where both_sums.kept <> both_sums.counted
    order by profile_id, day, source, dimension, value, figure
    limit ${sql.lit(mostListed)}`.execute(tx);
  return rows;
}

/** The sums of months must be those of their days. */
async function compareMonths(tx: Transaction<DB>): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with summed as (
      select profile_id, source, dimension, date_trunc('month', day)::date as month, value, sum(views) as views,
        sum(returning_views) as returning_views, sum(seconds) as seconds, sum(timed_views) as timed_views
      from view_sums where dimension <> 'earlier' group by 1, 2, 3, 4, 5
    )
    select profile_id, source, month as day, dimension, value, figure, kept, counted,
      (count(*) over ())::integer as total
    from view_month_sums as months full join summed using (profile_id, source, dimension, month, value)
    cross join lateral (values
      ('views of the month', months.views, summed.views),
      ('returning views of the month', months.returning_views, summed.returning_views),
      ('seconds of the month', months.seconds, summed.seconds),
      ('views of the month with a time', months.timed_views, summed.timed_views)
    ) as figures (figure, kept_sum, counted_sum)
    cross join lateral (values (coalesce(kept_sum, 0)::float8, coalesce(counted_sum, 0)::float8)) as both_sums (kept, counted)
    where both_sums.kept <> both_sums.counted
    order by profile_id, month, source, dimension, value, figure
    limit ${sql.lit(mostListed)}`.execute(tx);
  return rows;
}

/** Those who were here before the oldest view may have been here more often. */
async function compareVisitors(tx: Transaction<DB>, first: string | null): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with counted as (
      select profile_id, scope, visitor, count(*) as views, max(day) as last_day
      from views cross join lateral (
        select case when kind = 'person' then '' else kind::text end
        union all
        select source where kind = 'person') as scopes (scope)
      where visitor is not null
      group by 1, 2, 3
    )
    select profile_id, scope as source, coalesce(visitors.last_day, counted.last_day) as day, 'visitor' as dimension,
      encode(visitor, 'hex') as value, figure, kept, figures.counted, (count(*) over ())::integer as total
    from visitors full join counted using (profile_id, scope, visitor)
    cross join lateral (values
      ('views', coalesce(visitors.views, 0)::text, coalesce(counted.views, 0)::text,
        visitors.views is null or visitors.views < counted.views
          or (${first}::date is null and visitors.views is distinct from counted.views)
          or (counted.views is null and visitors.last_day >= ${from(first)})),
      ('last day', visitors.last_day::text, counted.last_day::text, visitors.last_day <> counted.last_day)
    ) as figures (figure, kept, counted, differs)
    where differs
    order by profile_id, scope, visitor, figure
    limit ${sql.lit(mostListed)}`.execute(tx);
  return rows;
}

/**
 * The sum of all changes up to a day must be the number of different visitors of the days before it. Only where all of
 * these days' views are kept can this be checked.
 */
async function compareChanges(tx: Transaction<DB>, first: string | null): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with days as (
      select profile_id, scope as source, visitor, day,
        lag(day) over (partition by profile_id, scope, visitor order by day) as previous_day
      from (
        select distinct profile_id, scope, visitor, day
        from views cross join lateral (values (''), (source)) as scopes (scope)
        where kind = 'person' and visitor is not null and day >= ${from(first)}) as here
    ), counted as (
      select profile_id, source, length, changed.day, sum(change) as change
      from days cross join (values (7), (30), (90), (365)) as periods (length)
      cross join lateral (values (greatest(day, previous_day + length), 1), (day + length, -1)) as changed (day, change)
      group by 1, 2, 3, 4
    ), kept as (
      select profile_id, source, length, day, change
      from visitor_changes cross join lateral (values
        (7, in_7_days), (30, in_30_days), (90, in_90_days), (365, in_365_days)) as periods (length, change)
    ), running as (
      select profile_id, source, length, day,
        sum(coalesce(kept.change, 0)) over up_to as kept, sum(coalesce(counted.change, 0)) over up_to as counted
      from kept full join counted using (profile_id, source, length, day)
      window up_to as (partition by profile_id, source, length order by day)
    ), told as (
      select *, lag(kept - counted, 1, 0) over (partition by profile_id, source, length order by day) as off_before
      from running where day >= ${from(first)} + length - 1
    )
    select profile_id, source, day, 'visitors of ' || length || ' days' as dimension, '' as value, 'visitors' as figure,
      kept::float8 as kept, counted::float8 as counted, (count(*) over ())::integer as total
    from told where kept - counted <> off_before
    order by profile_id, source, length, day
    limit ${sql.lit(mostListed)}`.execute(tx);
  return rows;
}
