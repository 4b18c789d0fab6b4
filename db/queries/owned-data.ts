import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../tables.gen';

/** The account's rows in one table. */
export interface OwnedRows {
  /** The table's name in the database. */
  table: string;
  rows: Record<string, unknown>[];
}

/** A foreign key whose row is deleted with the referenced one. */
interface Link {
  table: string;
  column: string;
  parent: string;
  parentColumn: string;
}

const orders = ['sort_order', 'day', 'at', 'created_at', 'uploaded_at', 'id'];

/**
 * Everything that is deleted with the account, derived from the foreign keys, so that a new
 * table is included automatically.
 * @param isWanted whether a column is read, by its database name; binary columns never are
 */
export async function listOwnedRows(
  db: Kysely<DB>,
  accountId: string,
  isWanted: (table: string, column: string) => boolean,
): Promise<OwnedRows[]> {
  const links = linksFrom('accounts', await listCascades(db));
  const columns = await listColumns(db);
  const ownedBy = (table: string): RawBuilder<SqlBool> => {
    const link = links.get(table);
    if (!link) return sql`id = ${accountId}`;
    const { column, parent, parentColumn } = link;
    return sql`${sql.ref(column)} in (
      select ${sql.ref(parentColumn)} from ${sql.table(parent)} where ${ownedBy(parent)})`;
  };

  const owned: OwnedRows[] = [];
  for (const table of ['accounts', ...links.keys()]) {
    const wanted = (columns.get(table) ?? []).filter((column) => isWanted(table, column));
    if (wanted.length === 0) continue;
    const order = orders.find((column) => wanted.includes(column)) ?? wanted[0] ?? '';
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(wanted.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${ownedBy(table)} order by ${sql.ref(order)}`.execute(db);
    owned.push({ table, rows });
  }
  return owned;
}

/** Finds every reachable table with its shortest path. */
function linksFrom(root: string, cascades: Link[]): Map<string, Link> {
  const found = new Map<string, Link>();
  for (let parents = [root]; parents.length > 0; ) {
    const next = cascades.filter(
      ({ table, parent }) => parents.includes(parent) && table !== root && !found.has(table),
    );
    for (const link of next) if (!found.has(link.table)) found.set(link.table, link);
    parents = next.map(({ table }) => table);
  }
  return found;
}

async function listCascades(db: Kysely<DB>): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select child.relname as "table", own.attname as "column", parent.relname as parent, named.attname as parent_column
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute named on named.attrelid = confrelid and named.attnum = confkey[1]
    where contype = 'f' and confdeltype = 'c' and cardinality(conkey) = 1 and conparentid = 0
      and child.relnamespace = current_schema()::regnamespace
    order by child.relname, own.attname`.execute(db);
  return rows;
}

async function listColumns(db: Kysely<DB>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = current_schema() and data_type <> 'bytea'
    group by table_name`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** A file of the account, in the one form worth exporting. */
export interface OwnedFile {
  profileSlug: string;
  kind: 'cv' | 'video' | 'photos' | 'portrait' | 'sent';
  /** The file name; for an image its caption or alternative text, for a sent document the employer and the day. */
  name: string;
  fileKey: string;
  /** In bytes. */
  size: number;
  storedAt: string;
}

/** The account's CVs and videos as uploaded, its images in their largest stored size, and what its contacts were sent. */
export async function listOwnedFiles(db: Kysely<DB>, accountId: string): Promise<OwnedFile[]> {
  const { rows } = await sql<OwnedFile>`
    select profile_slug, kind, files.name, file_key, size, stored_at
    from (
      select profile_id, 'cv' as kind, filename as name, file_key, size, uploaded_at as stored_at from cvs
      union all
      select profile_id, 'video', filename, file_key, size, uploaded_at from videos
      union all
      select
        images.profile_id, case when portraits.id is null then 'photos' else 'portrait' end,
        coalesce(portraits.alt, gallery.caption, ''), largest.file_key, largest.size, images.created_at
      from images
      cross join lateral (
        select file_key, size from image_variants where image_id = images.id order by width desc limit 1) as largest
      left join lateral (
        select caption from gallery where image_id = images.id order by deleted_at nulls first limit 1) as gallery on true
      left join portraits on portraits.id = images.id
      union all
      select profile_id, 'sent', employer_name || ' ' || day, file_key, size, sent_at
      from sent_documents join employer_contacts on employer_contacts.id = contact_id where file_key is not null
    ) as files
    join profiles on profiles.id = profile_id
    where account_id = ${accountId}
    order by profile_slug, kind, stored_at, file_key`.execute(db);
  return rows;
}
