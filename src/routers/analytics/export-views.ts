import { Readable, type Readable as Stream } from 'node:stream';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.gen';
import type { ViewsQuery } from '../../../db/views/list-views';
import type { RecentView } from '../../contracts/analytics';
import { type CsvColumns, csvStream } from '../csv-stream';
import { listRecentViews } from './recent-views';

/** Views read at once. */
const pageSize = 1_000;

/** All views of the period, newest first, page by page, so that no more than a page is in memory. */
async function* readViews(db: Kysely<DB>, query: ViewsQuery): AsyncGenerator<RecentView> {
  let before: string | undefined;
  do {
    const views: RecentView[] = await listRecentViews(db, query, { limit: pageSize, before });
    yield* views;
    before = views.length === pageSize ? views.at(-1)?.id : undefined;
  } while (before !== undefined);
}

/** As one JSON list. */
export function viewsAsJson(db: Kysely<DB>, query: ViewsQuery): Stream {
  return Readable.from(jsonOf(readViews(db, query)));
}

async function* jsonOf(views: AsyncGenerator<RecentView>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const view of views) {
    yield `${separator}${JSON.stringify(view)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const columns: CsvColumns<RecentView> = {
  time: ({ timestamp }) => timestamp,
  viewer_name: ({ viewerName }) => viewerName,
  viewer_company: ({ viewerCompany }) => viewerCompany,
  viewer_role: ({ viewerRole }) => viewerRole,
  source: ({ source }) => source,
  referrer: ({ referrer }) => referrer,
  campaign: ({ campaign }) => campaign,
  location: ({ location }) => location,
  country: ({ country }) => country,
  city: ({ city }) => city,
  reason: ({ reason }) => reason,
  device: ({ device }) => device,
  seconds: ({ sessionDuration }) => sessionDuration,
  sections: ({ sections }) => sections.map(({ section }) => section).join(' '),
  video_seconds: ({ videoSeconds }) => videoSeconds,
  downloads: ({ downloads }) => downloads.join(' '),
  returning: ({ isReturning }) => String(isReturning),
  recognised: ({ isRecognised }) => String(isRecognised),
};

/** As a table for spreadsheets. */
export const viewsAsCsv = (db: Kysely<DB>, query: ViewsQuery): Stream =>
  csvStream(readViews(db, query), columns);
