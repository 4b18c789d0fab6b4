import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';
import { type Dimension, valueDimensions } from './sum-changes';

/** Which sums to read. */
export interface SumsQuery {
  profileId: string;
  /** Empty for all sources. */
  source: string;
  /** The sources that are distinguished. */
  sources: string[];
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The number of its days: 7, 30, 90 or 365. */
  days: number;
  /** The first day whose totals are read, for comparison. */
  comparedFrom: string;
  /** The last day of the period before. */
  previousTo: string;
}

/** The totals of a day with views. */
export interface DayTotals {
  day: string;
  views: number;
  returningViews: number;
  seconds: number;
  timedViews: number;
}

/** The sum of a period. */
export interface PeriodSum {
  dimension: Dimension;
  value: string;
  views: number;
  seconds: number;
}

/** All that a summary is made of. */
export interface Sums {
  /** From the first compared day on. */
  days: DayTotals[];
  /** Within the period, the largest first. */
  sums: PeriodSum[];
  /** Views by country within the period; empty for unknown. */
  countries: { country: string; views: number }[];
  /** Views by the company of the link that they came through, the largest first. */
  companies: { company: string; views: number }[];
  /** Views by source within the period. */
  sources: { source: string; views: number }[];
  /** The different visitors of the period, and of the one before. */
  visitors: number;
  previousVisitors: number;
}

/** How many views a period has. */
export async function countViews(
  db: Kysely<DB>,
  { profileId, source, from, to }: Pick<SumsQuery, 'profileId' | 'source' | 'from' | 'to'>,
): Promise<number> {
  const { total } = await db
    .selectFrom('viewSums')
    .select(sql<number>`coalesce(sum(views), 0)`.as('total'))
    .where('profileId', '=', profileId)
    .where('source', '=', source)
    .where('dimension', 'in', ['', 'earlier'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  return total;
}

/** Sums of each dimension beyond these, the smallest ones, are left out. */
const mostSums = 100;

/**
 * The months that lie within the period, as their first day and the one after their last. The latest one is not taken as
 * a whole, as programs can have been counted on later days in another time zone.
 */
function wholeMonths(from: string, to: string): { since: string; until: string } {
  const since = from.endsWith('-01') ? from : nextMonth(from);
  const until = `${to.slice(0, 'YYYY-MM'.length)}-01`;
  return since < until ? { since, until } : { since: from, until: from };
}

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * Reads all sums of a period in one statement: whole months from their own sums, so that a year of many places takes few
 * rows. It never looks at views.
 */
export async function readSums(db: Kysely<DB>, query: SumsQuery): Promise<Sums> {
  const { profileId, source, sources, from, to, days, comparedFrom, previousTo } = query;
  const visitors = (until: string) => sql<number>`
    (select coalesce(sum(${sql.ref(`in_${days}_days`)}), 0) from visitor_changes
     where profile_id = ${profileId} and source = ${source} and day <= ${until})`;
  const { since, until } = wholeMonths(from, to);
  const ofMonths = sql`month >= ${since} and month < ${until}`;
  // A join with the two spans, as an index finds each of them; of an "or" it would read all days between them too.
  const otherDays = sql`
    (values (${from}::date, ${since}::date), (${until}::date, ${to}::date + 1)) as spans (first, end_before)
    join view_sums on day >= first and day < end_before`;
  const { rows } = await sql<Sums>`
    with chosen as materialized (
      select dimension, value, sum(views) as views, sum(seconds) as seconds
      from (
        select dimension, value, views, seconds from view_month_sums
        where profile_id = ${profileId} and source = ${source} and dimension <> '' and ${ofMonths}
        union all
        select dimension, value, views, seconds from ${otherDays}
        where profile_id = ${profileId} and source = ${source} and dimension = any(${valueDimensions}::text[])
      ) as parts
      group by dimension, value
    ), ranked as (
      select *, row_number() over (partition by dimension order by views desc, value) as rank from chosen
    )
    select
      (select coalesce(json_agg(totals), '[]') from (
         select day, sum(views) as views, sum(returning_views) as "returningViews", sum(seconds) as seconds,
           sum(timed_views) as "timedViews"
         from view_sums
         where profile_id = ${profileId} and source = ${source} and dimension in ('', 'earlier')
           and day between ${comparedFrom} and ${to}
         group by day) as totals) as days,
      (select coalesce(json_agg(json_build_object(
           'dimension', dimension, 'value', value, 'views', views, 'seconds', seconds) order by dimension, rank), '[]')
       from ranked where rank <= ${mostSums}) as sums,
      (select coalesce(json_agg(by_source), '[]') from (
         select source, sum(views) as views
         from (
           select source, views from view_month_sums
           where profile_id = ${profileId} and source = any(${sources}::text[]) and dimension = '' and ${ofMonths}
           union all
           select source, views from ${otherDays}
           where profile_id = ${profileId} and source = any(${sources}::text[]) and dimension = ''
         ) as parts
         group by source) as by_source) as sources,
      (select coalesce(json_agg(by_country), '[]') from (
         select split_part(value, chr(9), 1) as country, sum(views) as views from chosen
         where dimension = 'place' group by 1) as by_country) as countries,
      (select coalesce(json_agg(by_company order by views desc, company), '[]') from (
         select employer_company as company, sum(chosen.views) as views from chosen
         join links on links.id::text = chosen.value and links.profile_id = ${profileId}
         join employer_contacts on employer_contacts.id = employer_contact_id and deleted_at is null
         where dimension = 'link' and employer_company is not null
         group by 1 order by 2 desc, 1 limit ${mostSums}) as by_company) as companies,
      ${visitors(to)} as visitors,
      ${visitors(previousTo)} as previous_visitors`.execute(db);
  const sums = rows[0];
  if (!sums) throw new Error('The statement has always one row.');
  return sums;
}
