import { type Kysely, sql } from 'kysely';
import type { SectionSeconds } from '../column-types';
import type { DB } from '../tables.gen';
import { timeOf } from './view-id';

/** What a view has come to. */
export interface ViewProgress {
  seconds: number;
  /** Seconds by section. */
  sections: SectionSeconds;
  videoSeconds: number;
}

/** What the views have come to, by their ids; those that nothing is known of are left out. */
export async function readProgress(db: Kysely<DB>, ids: string[]): Promise<Map<string, ViewProgress>> {
  const views = [...new Set(ids)];
  if (views.length === 0) return new Map();
  const { rows } = await sql<ViewProgress & { id: string }>`
    select id, seconds, sections, video_seconds
    from unnest(
      ${views}::uuid[], ${views.map((id) => timeOf(id).toISOString())}::timestamptz[]
    ) as under_way (view_id, began_at)
    join views on id = view_id and viewed_at = began_at
    where (seconds, sections, video_seconds) <> (0, '{}', 0)`.execute(db);
  return new Map(rows.map(({ id, ...progress }) => [id, progress]));
}
