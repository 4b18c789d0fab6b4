import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.gen';
import type { SectionKey } from '../../src/contracts/sections';

/** Sections whose tables have no generated columns. */
export type CopiedSection = Exclude<SectionKey, 'facts'>;

/** Adds copies of an entry after it, faster than many calls would. */
export async function copyEntry(
  db: Kysely<DB>,
  section: CopiedSection,
  id: string,
  copies: number,
): Promise<void> {
  const entries = sql.table(section);
  await sql`
    insert into ${entries}
    select copy.* from ${entries} as entry, generate_series(1, ${copies}::integer) as turn,
      jsonb_populate_record(
        entry, jsonb_build_object('id', gen_random_uuid(), 'sort_order', entry.sort_order + turn)
      ) as copy
    where entry.id = ${id}`.execute(db);
}
