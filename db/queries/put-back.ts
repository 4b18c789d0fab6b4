import { sql, type Transaction } from 'kysely';
import { keptInBin } from '../retention';
import type { DB } from '../tables.gen';
import type { BinTable } from './bin';
import type { LimitedTable } from './section-quota';

/** A row to put back: its id, and by column the values that it had. */
export interface SavedRow {
  id: string;
  [column: string]: unknown;
}

interface PutBack {
  table: Exclude<BinTable, 'employerContacts'>;
  profileId: string;
  rows: SavedRow[];
  /** The columns that get their values back; those that no row names stay as they are. */
  columns: readonly string[];
}

/** Of the ids, those of rows that are in place or in the bin; and whether one needs room before it comes back. */
export async function listKnownRows(
  tx: Transaction<DB>,
  table: PutBack['table'],
  profileId: string,
  ids: string[],
): Promise<Map<string, { needsRoom: boolean }>> {
  const { rows } = await sql<{ id: string; needsRoom: boolean }>`
    select id, coalesce((to_jsonb(found) ->> 'needs_room')::boolean, false) as needs_room
    from ${sql.table(table)} as found
    where profile_id = ${profileId} and id = any(${ids}::uuid[])
      and (deleted_at is null or deleted_at > now() - ${keptInBin})`.execute(tx);
  return new Map(rows.map(({ id, needsRoom }) => [id, { needsRoom }]));
}

/** Moves all rows of a table to the bin but these. */
export async function moveOthersToBin(
  tx: Transaction<DB>,
  table: PutBack['table'],
  profileId: string,
  ids: string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} set deleted_at = clock_timestamp()
    where profile_id = ${profileId} and deleted_at is null and not id = any(${ids}::uuid[])`.execute(tx);
}

/** Gives rows that are in place or in the bin the values that they had, and their place. */
export async function putKnownRowsBack(tx: Transaction<DB>, put: PutBack): Promise<void> {
  if (put.rows.length === 0) return;
  const columns = namedColumns(put);
  await sql`
    update ${sql.table(put.table)} as entry
    set ${sql.join([...columns.map((column) => sql`${sql.ref(column)} = ${ofSaved(column)}`), ...broughtBack(put)])}
    from ${savedRows(put)}
    where entry.id = saved.id and entry.profile_id = ${put.profileId} and ${differs(columns, 'saved')}`.execute(
    tx,
  );
}

/** As `putKnownRowsBack`, and adds the rows that are gone, with the ids that they had. */
export async function putRowsBack(tx: Transaction<DB>, put: PutBack): Promise<void> {
  if (put.rows.length === 0) return;
  const columns = namedColumns(put);
  if (columns.includes('isPrimary')) await clearPrimaries(tx, put);
  await sql`
    insert into ${sql.table(put.table)} as entry (id, profile_id, ${sql.join(columns.map((column) => sql.ref(column)))})
    select saved.id, ${put.profileId}, ${sql.join(columns.map(ofSaved))} from ${savedRows(put)}
    on conflict (id) do update
    set ${sql.join([
      ...columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
      ...broughtBack(put),
    ])}
    where entry.profile_id = ${put.profileId} and ${differs(columns, 'excluded')}`.execute(tx);
}

const namedColumns = ({ rows, columns }: PutBack) =>
  columns.filter((column) => rows.every((row) => column in row));

const ofSaved = (column: string) => sql.ref(`saved.${column}`);

/** The rows as the table has them; nothing else turns JSON into its types. */
const savedRows = ({ table, rows }: PutBack) => {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [inDatabase(column), value])),
  );
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)}::jsonb) as saved`;
};

const inDatabase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A row that is the same already keeps its version. */
const differs = (columns: string[], other: 'saved' | 'excluded') => {
  const isRemoved = sql`entry.deleted_at is not null`;
  if (columns.length === 0) return isRemoved;
  const rowOf = (source: string) =>
    sql`row(${sql.join(columns.map((column) => sql.ref(`${source}.${column}`)))})`;
  return sql`(${isRemoved} or ${rowOf('entry')} is distinct from ${rowOf(other)})`;
};

const versionless: readonly BinTable[] = ['cvs', 'videos', 'portraits'];

const limited: readonly BinTable[] = [
  'facts',
  'gallery',
  'skills',
  'workExperience',
  'education',
  'testimonials',
] satisfies LimitedTable[];

const broughtBack = ({ table }: PutBack) => [
  sql`deleted_at = null`,
  ...(limited.includes(table) ? [sql`needs_room = false`] : []),
  ...(versionless.includes(table)
    ? []
    : [sql`updated_at = greatest(clock_timestamp(), entry.updated_at + interval '1 millisecond')`]),
];

/**
 * Takes the mark of the primary entry from those that will not have it: the trigger that keeps one of a type may not
 * touch a row that the same statement writes.
 */
async function clearPrimaries(tx: Transaction<DB>, put: PutBack): Promise<void> {
  await sql`
    update ${sql.table(put.table)} as entry set is_primary = false
    where profile_id = ${put.profileId} and is_primary and id = any(${put.rows.map(({ id }) => id)}::uuid[]) and not exists (
      select from ${savedRows(put)}
      where saved.id = entry.id and saved.type = entry.type and saved.is_primary
    )`.execute(tx);
}

/** Makes all CVs private but these. */
export async function hideOtherCvs(tx: Transaction<DB>, profileId: string, ids: string[]): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ isPublic: false })
    .where('profileId', '=', profileId)
    .where('isPublic', '=', true)
    .where('deletedAt', 'is', null)
    .where('id', '<>', sql<string>`all(${ids}::uuid[])`)
    .execute();
}

/** Puts these CVs before all others, in this order. */
export async function orderCvs(tx: Transaction<DB>, profileId: string, ids: string[]): Promise<void> {
  await sql`
    update cvs set chosen_at = last + (cardinality(${ids}::uuid[]) - place + 1) * interval '1 millisecond'
    from
      unnest(${ids}::uuid[]) with ordinality as listed (id, place),
      (select max(chosen_at) as last from cvs where profile_id = ${profileId}) as chosen
    where cvs.id = listed.id and cvs.profile_id = ${profileId}`.execute(tx);
}
