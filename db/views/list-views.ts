import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { DB, Views } from '../tables.gen';
import { timeOf } from './view-id';

/** Views within a period. */
export interface ViewsQuery {
  profileId: string;
  /** Undefined for all sources. */
  source: string | undefined;
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** A view without what recognises its visitor. */
export type ListedView = Pick<
  Selectable<Views>,
  | 'id'
  | 'profileId'
  | 'viewedAt'
  | 'day'
  | 'source'
  | 'referrer'
  | 'utmSource'
  | 'utmMedium'
  | 'utmCampaign'
  | 'country'
  | 'city'
  | 'unknownPlace'
  | 'device'
  | 'seconds'
  | 'videoSeconds'
  | 'sections'
  | 'downloads'
  | 'isReturning'
> & {
  isRecognised: boolean;
  /** By the contact of the link that it came through, or else by the link's label; null without a link. */
  viewerName: string | null;
  viewerCompany: string | null;
  viewerRole: string | null;
};

/** Whether the query's row is of the source. */
export const isOfSource = ({ source }: Pick<ViewsQuery, 'source'>) =>
  source === undefined ? sql<SqlBool>`true` : sql<SqlBool>`source = ${source}`;

/** Whether the query's `views` row is of the period. */
export const isWithin = (query: ViewsQuery) => sql<SqlBool>`
  views.profile_id = ${query.profileId} and ${isOfSource(query)} and day between ${query.from} and ${query.to}
  -- A day of any time zone begins and ends within a day of UTC's, so that only the partitions in question are read.
  and viewed_at >= (${query.from}::date - 1)::timestamp at time zone 'UTC'
  and viewed_at < (${query.to}::date + 2)::timestamp at time zone 'UTC'`;

/**
 * The views of the period, newest first.
 * @param before only those that are older than the view of this id
 */
export async function listViews(
  db: Kysely<DB>,
  query: ViewsQuery,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<ListedView[]> {
  const older =
    before === undefined
      ? sql`true`
      : sql`(viewed_at, views.id) < (${timeOf(before).toISOString()}::timestamptz, ${before}::uuid)`;
  const { rows } = await sql<ListedView>`
    select views.id, views.profile_id, viewed_at, day, source, referrer, utm_source, utm_medium, utm_campaign, country,
      city, unknown_place, device, seconds, video_seconds, sections, downloads, is_returning,
      visitor is not null as is_recognised, coalesce(employer_name, label) as viewer_name,
      employer_company as viewer_company, employer_role as viewer_role
    from views
    left join links on links.id = link_id and links.profile_id = views.profile_id
    left join employer_contacts as contact on contact.id = employer_contact_id and contact.deleted_at is null
    where ${isWithin(query)} and kind = 'person' and ${older}
    order by viewed_at desc, views.id desc
    limit ${limit}`.execute(db);
  return rows;
}
