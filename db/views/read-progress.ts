import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SectionSeconds } from '../column-types';
import type { DB } from '../tables.gen';
import { timeInViewId } from './view-id';

/** What a view has come to. */
export interface ViewProgress {
  seconds: number;
  /** Seconds by section. */
  sections: SectionSeconds;
  videoSeconds: number;
}

const isBegun = sql`(seconds, sections, video_seconds) <> (0, '{}', 0)`;

/** The progress of the view with this id, as JSON; null if it is unknown. */
export const progressOf = (id: RawBuilder<unknown>) => sql<ViewProgress | null>`(
  select json_build_object('seconds', seconds, 'sections', sections, 'videoSeconds', video_seconds)
  from views where views.id = ${id} and viewed_at = ${timeInViewId(id)} and ${isBegun})`;

/** The progress of the view; undefined if it is unknown. */
export async function readProgress(db: Kysely<DB>, id: string): Promise<ViewProgress | undefined> {
  const { rows } = await sql<{ progress: ViewProgress | null }>`
    select ${progressOf(sql`${id}::uuid`)} as progress`.execute(db);
  return rows[0]?.progress ?? undefined;
}
