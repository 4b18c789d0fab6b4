import { sql, type Transaction } from 'kysely';
import type { SectionTable } from '../sections';
import type { DB } from '../tables.gen';

/** The tables of the sections that plans limit. */
export type LimitedTable = Extract<
  SectionTable,
  'facts' | 'gallery' | 'skills' | 'workExperience' | 'education' | 'testimonials'
>;

/** Marks the profile's removed items: something was added, so that there may be no room for them any more. */
export async function markRemovedItems(
  tx: Transaction<DB>,
  table: LimitedTable,
  profileId: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set needs_room = true
    where profile_id = ${profileId} and deleted_at is not null and not needs_room`.execute(tx);
}

/** Takes the mark off an item that is about to be restored. @returns whether it had one */
export async function unmarkItem(tx: Transaction<DB>, table: LimitedTable, id: string): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set needs_room = false where id = ${id} and needs_room returning id`.execute(
    tx,
  );
  return rows.length > 0;
}
