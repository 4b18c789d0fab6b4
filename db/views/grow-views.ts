import { sql, type Transaction } from 'kysely';
import type { SectionSeconds } from '../column-types';
import type { DB } from '../tables.gen';
import { timeOf } from './view-id';

/** What a view has come to by `at`. Values are taken as far as time has passed, and only if they are larger. */
export interface ReportedProgress {
  /** Of the view. */
  id: string;
  at: Date;
  seconds: number;
  /** Seconds by section; 0 where they are unknown. */
  sections: SectionSeconds;
  videoSeconds: number;
  downloads: string[];
}

/** Whether the view has taken the progress; it may be unknown, or too old. */
export type GrowthAnswer = 'taken' | 'unknown' | 'over';

type Growth = Pick<ReportedProgress, 'seconds' | 'sections' | 'videoSeconds' | 'downloads'>;

interface StoredView extends Growth {
  id: string;
  viewedAt: string;
}

/** How long a view may grow, in milliseconds. */
const growsForMs = 2 * 60 * 60 * 1000;

/** Lets views grow. @returns an answer to each */
export async function growViews(tx: Transaction<DB>, reported: ReportedProgress[]): Promise<GrowthAnswer[]> {
  const stored = await lockViews(tx, reported);
  const grown = new Map<string, StoredView>();
  const answers = reported.map((progress): GrowthAnswer => {
    const view = grown.get(progress.id) ?? stored.get(progress.id);
    if (!view) return 'unknown';
    const passedMs = progress.at.getTime() - Date.parse(view.viewedAt);
    if (passedMs > growsForMs) return 'over';
    grown.set(view.id, { ...view, ...grow(view, progress, Math.floor(passedMs / 1000)) });
    return 'taken';
  });
  await updateViews(tx, [...grown.values()]);
  return answers;
}

async function lockViews(
  tx: Transaction<DB>,
  reported: ReportedProgress[],
): Promise<Map<string, StoredView>> {
  const ids = [...new Set(reported.map(({ id }) => id))];
  // Without a join: while this waits for another process, a join may lose the rows that the other one changes.
  const { rows } = await sql<StoredView>`
    select id, viewed_at, seconds, sections, video_seconds, downloads
    from views
    where id = any(${ids}::uuid[]) and viewed_at = any(${ids.map((id) => timeOf(id).toISOString())}::timestamptz[])
    order by id
    for no key update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The view's values after the progress, of which nothing lasts longer than the time that has passed. */
function grow(view: Growth, progress: Growth, passed: number): Growth {
  const larger = (known: number, reported: number) =>
    Math.max(known, Math.min(Math.floor(reported), Math.max(0, passed)));
  const sections = Object.entries(progress.sections).map(([section, seconds]) => [
    section,
    larger(view.sections[section] ?? 0, seconds),
  ]);
  return {
    seconds: larger(view.seconds, progress.seconds),
    sections: { ...view.sections, ...Object.fromEntries(sections) },
    videoSeconds: larger(view.videoSeconds, progress.videoSeconds),
    downloads: [...new Set([...view.downloads, ...progress.downloads])],
  };
}

async function updateViews(tx: Transaction<DB>, views: StoredView[]): Promise<void> {
  if (views.length === 0) return;
  await sql`
    update views set
      seconds = grown.seconds, sections = grown.sections, video_seconds = grown.video_seconds,
      downloads = grown.downloads
    from unnest(
      ${views.map(({ id }) => id)}::uuid[], ${views.map(({ viewedAt }) => viewedAt)}::timestamptz[],
      ${views.map(({ seconds }) => seconds)}::integer[],
      ${views.map(({ sections }) => JSON.stringify(sections))}::jsonb[],
      ${views.map(({ videoSeconds }) => videoSeconds)}::integer[],
      ${views.map(({ downloads }) => JSON.stringify(downloads))}::jsonb[]
    ) as grown (id, viewed_at, seconds, sections, video_seconds, downloads)
    where views.id = grown.id and views.viewed_at = grown.viewed_at`.execute(tx);
}
