import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SectionSeconds } from '../column-types';
import type { DB } from '../tables.gen';

/** What a view has come to. */
export interface ViewProgress {
  seconds: number;
  /** Seconds by section. */
  sections: SectionSeconds;
  videoSeconds: number;
}

const isBegun = sql`(seconds, sections, video_seconds) <> (0, '{}', 0)`;

/** An id of a view as PostgreSQL reads the time in it: UUIDv7 begins with 48 bits of milliseconds. */
const timeIn = (id: RawBuilder<unknown>) => sql`
  (timestamptz 'epoch' + ('x' || translate(left(${id}::text, 13), '-', ''))::bit(48)::bigint * interval '1 millisecond')`;

/** What the view of this id has come to, as JSON; null if nothing is known of it. */
export const progressOf = (id: RawBuilder<unknown>) => sql<ViewProgress | null>`(
  select json_build_object('seconds', seconds, 'sections', sections, 'videoSeconds', video_seconds)
  from views where views.id = ${id} and viewed_at = ${timeIn(id)} and ${isBegun})`;

/** What the view has come to; undefined if nothing is known of it. */
export async function readProgress(db: Kysely<DB>, id: string): Promise<ViewProgress | undefined> {
  const { rows } = await sql<{ progress: ViewProgress | null }>`
    select ${progressOf(sql`${id}::uuid`)} as progress`.execute(db);
  return rows[0]?.progress ?? undefined;
}
