import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.gen';
import { type ListedView, listViews, type ViewsQuery } from '../../../db/views/list-views';
import type { RecentView } from '../../contracts/analytics';
import { viewSource } from '../../contracts/view';
import { placeOf } from './view-places';

/** The latest views of a period, newest first, without anything that recognises their visitors but the names that their owner gave them. */
export async function listRecentViews(
  db: Kysely<DB>,
  query: ViewsQuery,
  paging: { limit: number; before?: string | undefined },
): Promise<RecentView[]> {
  return (await listViews(db, query, paging)).map(describeView);
}

function describeView(view: ListedView): RecentView {
  const sections = Object.entries(view.sections).map(([section, seconds]) => ({ section, seconds }));
  return {
    id: view.id,
    timestamp: view.viewedAt,
    viewerName: view.viewerName,
    viewerCompany: view.viewerCompany,
    viewerRole: view.viewerRole,
    ...placeOf(view),
    source: viewSource.parse(view.source),
    referrer: view.referrer,
    campaign: view.utmCampaign,
    device: view.device,
    sessionDuration: view.seconds || null,
    sections: sections.sort((one, other) => other.seconds - one.seconds),
    videoSeconds: view.videoSeconds,
    downloads: view.downloads,
    isReturning: view.isReturning,
    isRecognised: view.isRecognised,
  };
}
