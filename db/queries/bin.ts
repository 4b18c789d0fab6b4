import { type Kysely, sql, type Transaction } from 'kysely';
import { keptInBin } from '../retention';
import type { SectionTable } from '../sections';
import type { DB } from '../tables.gen';
import { lockOwnProfile, ownsProfile } from './profiles';

/** The tables whose rows go to the bin when they are removed. */
export type BinTable = SectionTable | 'cvs' | 'videos' | 'portraits';

/** Something in the bin, with its columns. */
export interface RemovedRow<T extends BinTable> {
  table: T;
  row: { id: string; deletedAt: string };
}

/** Of each list, the bin holds so many entries of a profile; what was removed before them is deleted. */
const mostOfTable = 500;

/** What the bin of the account's own profile holds, the latest first; undefined if there is no such profile. */
export async function listRemoved<T extends BinTable>(
  db: Kysely<DB>,
  tables: readonly T[],
  { accountId, profileId }: { accountId: string; profileId: string },
): Promise<RemovedRow<T>[] | undefined> {
  if (!(await ownsProfile(db, accountId, profileId))) return undefined;
  const found = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<RemovedRow<T>['row']>`
        select * from ${sql.table(table)}
        where profile_id = ${profileId} and deleted_at > now() - ${keptInBin}
        order by deleted_at desc
        limit ${mostOfTable}`.execute(db);
      return rows.map((row) => ({ table, row }));
    }),
  );
  return found.flat().sort((a, b) => b.row.deletedAt.localeCompare(a.row.deletedAt));
}

/**
 * Deletes what the bin of the account's own profile holds for good.
 * @param id of one row; all of them if undefined
 * @returns how many rows are gone; undefined if there is no such profile
 */
export async function emptyBin(
  tx: Transaction<DB>,
  tables: readonly BinTable[],
  { accountId, profileId, id }: { accountId: string; profileId: string; id?: string },
): Promise<number | undefined> {
  if (!(await lockOwnProfile(tx, accountId, profileId))) return undefined;
  let gone = 0;
  for (const table of tables) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where profile_id = ${profileId} and deleted_at is not null
        ${id === undefined ? sql`` : sql`and id = ${id}`}`.execute(tx);
    gone += Number(numAffectedRows);
  }
  return gone;
}

/** Deletes what has been in a bin for its time, and of long lists what was removed first. */
export async function purgeBins(db: Kysely<DB>, tables: readonly BinTable[]): Promise<void> {
  await sql`select purge_removed_items(${keptInBin})`.execute(db);
  for (const table of tables) {
    const name = sql.table(table);
    await sql`
      delete from ${name} where id in (
        select id from (
          select id, row_number() over (partition by profile_id order by deleted_at desc) as place
          from ${name} where deleted_at is not null
        ) as removed
        where place > ${mostOfTable}
      )`.execute(db);
  }
}

/**
 * Deletes the files that were removed first until the account's bin holds at most `limit` bytes: files in it do not count
 * towards the storage, and nobody may fill the disk with them. Needs the lock on the account's plan.
 */
export async function limitBin(tx: Transaction<DB>, accountId: string, limit: number): Promise<void> {
  await sql`
    with removed as (
      select 'cvs' as kind, id, profile_id, deleted_at, size::bigint as size from cvs where deleted_at is not null
      union all
      select 'videos', id, profile_id, deleted_at,
        size + (select coalesce(sum(size), 0) from video_renditions where video_id = videos.id)
      from videos where deleted_at is not null
      union all
      select 'gallery', id, profile_id, deleted_at,
        (select coalesce(sum(size), 0) from image_variants where image_id = gallery.image_id)
      from gallery where deleted_at is not null
      union all
      select 'portraits', id, profile_id, deleted_at,
        (select coalesce(sum(size), 0) from image_variants where image_id = portraits.id)
      from portraits where deleted_at is not null
      union all
      select 'sent', contact.id, profile_id, deleted_at, sum(size)
      from employer_contacts as contact join sent_documents on contact_id = contact.id
      where deleted_at is not null group by contact.id
    ), summed as (
      select kind, removed.id, sum(size) over (order by deleted_at desc, removed.id) as bytes
      from removed join profiles on profiles.id = profile_id
      where account_id = ${accountId}
    ), due as (
      select kind, id from summed where bytes > ${limit}
    ), gone_cvs as (
      delete from cvs where id in (select id from due where kind = 'cvs')
    ), gone_videos as (
      delete from videos where id in (select id from due where kind = 'videos')
    ), gone_photos as (
      delete from gallery where id in (select id from due where kind = 'gallery')
    ), gone_sent as (
      delete from sent_documents where contact_id in (select id from due where kind = 'sent')
    )
    delete from portraits where id in (select id from due where kind = 'portraits')`.execute(tx);
}
