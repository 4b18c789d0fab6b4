import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../tables.gen';
import { isOfSource, isWithin, type ViewsQuery } from './list-views';
import type { ViewPlace } from './record-views';

/** Which figures to read. */
export interface FiguresQuery extends ViewsQuery {
  /** The number of its days: 7, 30, 90 or 365. */
  days: number;
  /** The first and the last day of the period before. */
  previousFrom: string;
  previousTo: string;
  /** The first day whose totals are read: that of the period before, or an earlier one. */
  comparedFrom: string;
}

/** The totals of a day with views. */
export interface DayTotals {
  day: string;
  views: number;
  returningViews: number;
  seconds: number;
  timedViews: number;
}

/** How many views have a value. */
interface ValueViews {
  value: string;
  views: number;
}

/** All that a summary is made of; each list is of the period, the largest number first. */
export interface Figures {
  /** From the first compared day on. */
  days: DayTotals[];
  sources: ValueViews[];
  places: (ViewPlace & { views: number })[];
  countries: { value: string | null; views: number }[];
  /** The companies of the links that views came through. */
  companies: ValueViews[];
  referrers: ValueViews[];
  campaigns: ValueViews[];
  devices: ValueViews[];
  sections: (ValueViews & { seconds: number })[];
  downloads: ValueViews[];
  video: { views: number; seconds: number };
  /** Views that do not count, by their kind. */
  excluded: ValueViews[];
  /** Views of visitors who ask not to be recognised. */
  unrecognised: number;
  /** The different visitors of the period. */
  visitors: number;
  /** Those of the period before; null where single views of it have been deleted. */
  previousVisitors: number | null;
}

/** How many views a period has. */
export async function countViews(db: Kysely<DB>, query: ViewsQuery): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select count(*) as views from views where ${isWithin(query)} and kind = 'person'`.execute(db);
  return rows[0]?.views ?? 0;
}

/** Values beyond these, those with the fewest views, are left out. */
const mostValues = 100;

/** The values with the most views, as a JSON list. */
const top = (
  value: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  amounts = sql`sum(views) as views`,
) => sql`(
  select coalesce(json_agg(listed), '[]') from (
    select ${value}, ${amounts} from ${from}
    group by 1 order by views desc, 1 limit ${mostValues}) as listed)`;

const visitors = (query: ViewsQuery) => sql`(
  select count(*) from (
    select from views where ${isWithin(query)} and kind = 'person' and visitor is not null group by visitor) as different)`;

/** Reads all figures of a period in one statement. */
export async function readFigures(db: Kysely<DB>, query: FiguresQuery): Promise<Figures> {
  const { profileId, comparedFrom, previousFrom, previousTo, to } = query;
  const previous = { ...query, from: previousFrom, to: previousTo };
  const single = sql`(select * from views where ${isWithin(query)} and kind = 'person') as single`;
  const { rows } = await sql<Figures>`
    -- The views that have all of these in common as one row: far fewer, so that each list is read quickly.
    with alike as materialized (
      select kind, source, link_id, country, city, unknown_place, referrer, utm_campaign, device,
        count(*) as views, count(*) filter (where visitor is null) as unrecognised
      from views where ${isWithin(query)} group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    ), persons as (
      select * from alike where kind = 'person'
    ), places as (
      select country, city, unknown_place as "unknownPlace", sum(views) as views from persons group by 1, 2, 3
      order by views desc, 1, 2, 3 limit ${mostValues}
    )
    select
      (select coalesce(json_agg(totals), '[]') from (
         select day, sum(views) as views, sum(returning_views) as "returningViews", sum(seconds) as seconds,
           sum(timed_views) as "timedViews"
         from counted_views
         where profile_id = ${profileId} and ${isOfSource(query)} and day between ${comparedFrom} and ${to}
         group by day) as totals) as days,
      ${top(sql`source as value`, sql`persons`)} as sources,
      (select coalesce(json_agg(places), '[]') from places) as places,
      ${top(sql`country as value`, sql`persons`)} as countries,
      ${top(
        sql`employer_company as value`,
        sql`persons join links on links.id = link_id and links.profile_id = ${profileId}
          join employer_contacts as contact on contact.id = employer_contact_id and contact.deleted_at is null
            and employer_company is not null`,
      )} as companies,
      ${top(sql`referrer as value`, sql`persons where referrer is not null`)} as referrers,
      ${top(sql`utm_campaign as value`, sql`persons where utm_campaign is not null`)} as campaigns,
      ${top(sql`device as value`, sql`persons`)} as devices,
      ${top(
        sql`key as value`,
        sql`${single} cross join jsonb_each_text(sections)`,
        sql`count(*) as views, sum(jsonb_each_text.value::integer) as seconds`,
      )} as sections,
      ${top(
        sql`value`,
        sql`${single} cross join jsonb_array_elements_text(downloads)`,
        sql`count(*) as views`,
      )} as downloads,
      (select json_build_object('views', count(*), 'seconds', coalesce(sum(video_seconds), 0))
       from ${single} where video_seconds > 0) as video,
      ${top(sql`kind as value`, sql`alike where kind <> 'person'`)} as excluded,
      (select coalesce(sum(unrecognised), 0)::bigint from persons) as unrecognised,
      ${visitors(query)} as visitors,
      case when not exists (select from view_days where profile_id = ${profileId} and day >= ${previousFrom})
        then ${visitors(previous)}
      end as previous_visitors`.execute(db);
  const figures = rows[0];
  if (!figures) throw new Error('The statement has always one row.');
  return figures;
}
