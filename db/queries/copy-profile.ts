import { type RawBuilder, sql, type Transaction } from 'kysely';
import { publicSections } from '../public-columns';
import type { DB } from '../tables.gen';

/** What is copied of one table: its rows that belong to the origin, with the columns that change. */
interface Copied {
  table: string;
  /** Joins the row's profile, or its own copy, where it has no profile itself. */
  rows: RawBuilder<unknown>;
  /** Columns of the copy that differ from the origin's, by their names in the database. */
  changed: Record<string, RawBuilder<unknown>>;
}

interface Copy {
  originId: string;
  /** A new profile, empty until now. */
  copyId: string;
}

const isLive = sql`deleted_at is null`;

/**
 * Copies the contents of a profile into a new one, in a number of statements that does not depend on how many they are:
 * every section with its order and what is public, images, portrait, CVs, video and design. Files are not copied but
 * named again. Needs the lock of the origin. Views, links, contacts and messages stay with the origin.
 */
export async function copyContents(tx: Transaction<DB>, copy: Copy): Promise<void> {
  await pairIds(tx, copy);
  await lockFiles(tx, copy);
  const columns = await listCopiedColumns(tx);
  for (const copied of tablesOf(copy)) {
    const { table, rows, changed } = copied;
    const kept = (columns.get(table) ?? []).filter((column) => !(column in changed));
    const names = [...Object.keys(changed), ...kept];
    const values = [...Object.values(changed), ...kept.map((column) => sql`origin.${sql.ref(column)}`)];
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from ${sql.table(table)} as origin ${rows}`.execute(tx);
  }
}

const contentTables = [...publicSections, 'cvs', 'videos'] as const;

/**
 * Gives each row that is copied the id of its copy, in the order of the ids, which decides where positions are equal. Of
 * images, only those that something shows are copied.
 */
async function pairIds(tx: Transaction<DB>, { originId, copyId }: Copy): Promise<void> {
  const live = contentTables.map(
    (table) => sql`select id from ${sql.table(table)} where profile_id = ${originId} and ${isLive}`,
  );
  await sql`
    with entries as materialized (
      select id, row_number() over (order by id) as rank from (
        ${sql.join(live, sql` union all `)}
        union all (
          select image_id from gallery where profile_id = ${originId} and ${isLive}
          union select id from portraits where profile_id = ${originId} and ${isLive}
        )
      ) as entry (id)
    ), fresh as materialized (
      select new_id() as id from entries
    ), copies as (
      select id, row_number() over (order by id) as rank from fresh
    )
    insert into copied_entries (copy_id, profile_id, origin_id)
    select copies.id, ${copyId}::uuid, entries.id from entries join copies using (rank)`.execute(tx);
}

/** In the order of their keys, as every write that settles files locks them. */
async function lockFiles(tx: Transaction<DB>, { originId }: Copy): Promise<void> {
  await sql`
    select from stored_files
    where key in (select file_key from file_uses() as used where used.profile_id = ${originId})
    order by key for update`.execute(tx);
}

function tablesOf({ originId, copyId }: Copy): Copied[] {
  const pairOf = (id: RawBuilder<unknown>) =>
    sql`join copied_entries as pair on pair.profile_id = ${copyId} and pair.origin_id = ${id}`;
  const profileId = sql`${copyId}::uuid`;
  const ofOrigin = sql`where origin.profile_id = ${originId}`;
  const newId = { id: sql`pair.copy_id`, profile_id: profileId };
  const byId = sql`${pairOf(sql`origin.id`)} ${ofOrigin}`;
  const byVideo = pairOf(sql`origin.video_id`);
  const address = { image_url: sql`'/api/files/' || shown.copy_id` };
  const shownImage = sql`
    join copied_entries as shown on shown.profile_id = ${copyId} and shown.origin_id = origin.image_id`;
  return [
    { table: 'images', rows: byId, changed: newId },
    {
      table: 'image_variants',
      rows: pairOf(sql`origin.image_id`),
      changed: { image_id: sql`pair.copy_id` },
    },
    { table: 'portraits', rows: byId, changed: newId },
    { table: 'cvs', rows: byId, changed: newId },
    { table: 'videos', rows: byId, changed: newId },
    { table: 'video_renditions', rows: byVideo, changed: { video_id: sql`pair.copy_id` } },
    {
      table: 'video_captions',
      rows: byVideo,
      changed: { video_id: sql`pair.copy_id`, profile_id: profileId },
    },
    ...publicSections.map((section) =>
      section === 'gallery'
        ? { table: 'gallery', rows: sql`${shownImage} ${byId}`, changed: { ...newId, ...address } }
        : { table: inDatabase(section), rows: byId, changed: newId },
    ),
    {
      table: 'profile_designs',
      rows: ofOrigin,
      // The copy has never been published, so that there is nothing to undo.
      changed: { profile_id: profileId, before_publication: sql`null`, published_at: sql`null` },
    },
  ];
}

const inDatabase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of each table that a copy takes over: not the version, nor what the database computes. */
async function listCopiedColumns(tx: Transaction<DB>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname as "table", array_agg(attname::text order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0
      and not attisdropped and attgenerated = '' and attname not in ('updated_at', 'deleted_at')
    group by relname`.execute(tx);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
