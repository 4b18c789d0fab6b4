import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from './tables.gen';

/** The tables whose items are newest first until their owner orders them by hand. */
export const datedTables = ['workExperience', 'education'] as const;
export type DatedTable = (typeof datedTables)[number];

/** A year alone counts as its end; what has no date comes last. */
const latest = (date: RawBuilder<unknown>) =>
  sql`(case length(${date}) when 4 then ${date} || '-13' else ${date} end) collate "C" desc nulls last`;

/** Current items first, then by their end, then by their start; the contracts compare by the same rule. */
const byDate = sql`is_current desc, ${latest(sql`coalesce(end_date, start_date)`)}, ${latest(sql`start_date`)}`;

/**
 * Whether the profile's items stand newest first. Removed ones count, because they may come back to their place. This is
 * the only sign of a list that its owner has ordered by hand.
 */
export async function isNewestFirst(
  tx: Transaction<DB>,
  table: DatedTable,
  profileId: string,
): Promise<boolean> {
  const { rows } = await sql<{ isSorted: boolean }>`
    select coalesce(bool_and(place = wanted), true) as is_sorted from (
      select row_number() over (order by sort_order, id) as place,
             row_number() over (order by ${byDate}, sort_order, id) as wanted
      from ${sql.table(table)} where profile_id = ${profileId}
    ) as items`.execute(tx);
  return rows[0]?.isSorted ?? true;
}

/** Puts the profile's items newest first, removed ones too; those of equal dates stay as they are. */
export async function sortNewestFirst(
  tx: Transaction<DB>,
  table: DatedTable,
  profileId: string,
): Promise<void> {
  const items = sql.table(table);
  await sql`
    with wanted as (
      select id, row_number() over (order by ${byDate}, sort_order, id) as place
      from ${items} where profile_id = ${profileId}
    )
    update ${items} as item set sort_order = wanted.place
    from wanted where item.id = wanted.id and item.sort_order <> wanted.place`.execute(tx);
}
