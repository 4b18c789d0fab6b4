import { type Kysely, sql } from 'kysely';
import type { OpenedEntries, SectionSeconds } from '../column-types';
import type { DB } from '../tables.gen';
import { timeInViewId } from '../views/view-id';

/** A measured open of a link, with the view that it led to, if any was reported. */
export interface LinkOpenRow {
  id: string;
  openedAt: string;
  readerNumber: number | null;
  device: string | null;
  country: string | null;
  city: string | null;
  version: number;
  seconds: number | null;
  sections: SectionSeconds | null;
  videoSeconds: number | null;
  downloads: string[] | null;
}

/** The latest measured opens of the account's link, newest first. */
export async function listLinkOpens(
  db: Kysely<DB>,
  accountId: string,
  linkId: string,
  limit: number,
): Promise<LinkOpenRow[]> {
  const { rows } = await sql<LinkOpenRow>`
    select opened.id, opened_at, reader_number, opened.device, opened.country, opened.city, version,
      view.seconds, view.sections, view.video_seconds, view.downloads
    from link_opens as opened
    join links on links.id = opened.link_id
    join profiles on profiles.id = links.profile_id and account_id = ${accountId}
    left join views as view
      on view.id = opened.view_id and view.viewed_at = ${timeInViewId(sql.ref('opened.view_id'))}
    where opened.link_id = ${linkId} and is_measured
    order by opened_at desc, opened.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** What a version of the profile showed when a link was opened; undefined if that is not kept. */
export async function findOpenedEntries(
  db: Kysely<DB>,
  profileId: string,
  version: number,
): Promise<OpenedEntries | undefined> {
  const row = await db
    .selectFrom('openedVersions')
    .select('entries')
    .where('profileId', '=', profileId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.entries;
}
