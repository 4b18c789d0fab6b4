import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.gen';
import type { SectionKey } from '../../src/contracts/sections';

/** Adds copies of an entry after it, faster than many calls would. */
export async function copyEntry(
  db: Kysely<DB>,
  section: SectionKey,
  id: string,
  copies: number,
): Promise<void> {
  const { name, columns } = await writableColumns(db, section);
  const written = sql.join(columns.map((column) => sql.id(column)));
  await sql`
    insert into ${sql.id(name)} (${written})
    select ${sql.join(columns.map((column) => sql.id('copy', column)))}
    from ${sql.id(name)} as entry, generate_series(1, ${copies}::integer) as turn,
      jsonb_populate_record(
        entry, jsonb_build_object('id', gen_random_uuid(), 'sort_order', entry.sort_order + turn)
      ) as copy
    where entry.id = ${id}`.execute(db);
}

/** The columns of a section's table that the database does not compute itself. */
async function writableColumns(db: Kysely<DB>, section: SectionKey) {
  const name = section.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${name} and is_generated = 'NEVER'`.execute(db);
  return { name, columns: rows.map(({ columnName }) => columnName) };
}
