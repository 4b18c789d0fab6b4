import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.gen';
import { addPartition, monthOf } from '../../db/views/partitions';
import { type ReportedView, recordViews } from '../../db/views/record-views';
import { newViewId } from '../../db/views/view-id';

/** A person's browser, not a bot's. */
export const reader = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const minuteMs = 60_000;

/** The view of a visitor from London, now. */
export function reportedView(profileId: string, view: Partial<ReportedView> = {}): ReportedView {
  const at = view.at ?? new Date();
  return {
    id: newViewId(at),
    profileId,
    at,
    accountId: null,
    kind: 'person',
    visitor: null,
    source: 'direct',
    referrer: null,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    country: 'GB',
    city: 'London',
    unknownPlace: null,
    device: 'desktop',
    ...view,
  };
}

/** Records that many views of different visitors from London, the last of them now and each a minute after the other. */
export async function addViews(
  db: Kysely<DB>,
  profileId: string,
  count: number,
  view: Partial<ReportedView> = {},
): Promise<void> {
  const now = Date.now();
  const views = Array.from({ length: count }, (_, index) =>
    reportedView(profileId, {
      at: new Date(now - (count - 1 - index) * minuteMs),
      visitor: Buffer.from(`${view.source} ${index}`.padEnd(32)),
      ...view,
    }),
  );
  await db.transaction().execute(async (tx) => {
    for (const month of new Set(views.map(({ at }) => monthOf(at)))) await addPartition(tx, month);
    await recordViews(tx, views);
  });
}
