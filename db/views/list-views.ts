import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Views } from '../tables.gen';
import { timeOf } from './view-id';

/** Views of persons within a period. */
export interface ViewsQuery {
  profileId: string;
  sources: string[];
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

// A day of any time zone begins and ends within a day of UTC's, so that only the partitions in question are read.
const within = ({ from, to }: ViewsQuery) => sql`
  day between ${from} and ${to}
  and viewed_at >= (${from}::date - 1)::timestamp at time zone 'UTC'
  and viewed_at < (${to}::date + 2)::timestamp at time zone 'UTC'`;

/**
 * The views of the period, newest first, each source read from its own end.
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
      : sql`(viewed_at, id) < (${timeOf(before).toISOString()}::timestamptz, ${before}::uuid)`;
  const { rows } = await sql<ListedView>`
    select listed.*, coalesce(employer_name, label) as viewer_name, employer_company as viewer_company,
      employer_role as viewer_role
    from unnest(${query.sources}::text[]) as wanted (source)
    cross join lateral (
      select id, profile_id, viewed_at, day, source, referrer, utm_source, utm_medium, utm_campaign, country, city,
        unknown_place, device, seconds, video_seconds, sections, downloads, is_returning, link_id,
        visitor is not null as is_recognised
      from views
      where profile_id = ${query.profileId} and kind = 'person' and source = wanted.source
        and ${within(query)} and ${older}
      order by viewed_at desc, id desc
      limit ${limit}) as listed
    left join links on links.id = link_id and links.profile_id = ${query.profileId}
    left join employer_contacts as contact on contact.id = employer_contact_id and contact.deleted_at is null
    order by viewed_at desc, listed.id desc
    limit ${limit}`.execute(db);
  return rows;
}
