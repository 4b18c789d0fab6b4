import type { ClientBase } from 'pg';
import { restoreMark } from './restore-mark';

/** A table that is backed up. */
export interface Table {
  name: string;
  /** Stored columns only, not generated ones. */
  columns: string[];
}

/** A partition of a table. */
export interface Partition {
  name: string;
  parent: string;
  /** Its bounds in SQL: `FOR VALUES FROM ('2026-11-01') TO ('2026-12-01')`. */
  bound: string;
}

/** A sequence that has been used. */
export interface Sequence {
  name: string;
  lastValue: string;
}

/** Bookkeeping of the migrator and the restore. */
const notContent = ['kysely_migration', 'kysely_migration_lock', restoreMark];

/** The application's tables, ordered by name. A partitioned one stands for its partitions. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
     where nspname = current_schema() and relkind in ('r', 'p') and not relispartition and relname <> all ($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname collate "C"`,
    [notContent],
  );
  return rows;
}

/** The partitions, including those that the application has added. */
export async function listPartitions(client: ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select part.relname as name, whole.relname as parent, pg_get_expr(part.relpartbound, part.oid) as bound
     from pg_class part join pg_namespace on pg_namespace.oid = part.relnamespace
     join pg_inherits on inhrelid = part.oid join pg_class whole on whole.oid = inhparent
     where nspname = current_schema() and part.relispartition and part.relkind = 'r'
     order by part.oid`,
  );
  return rows;
}

/** The sequences that have been used. */
export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename collate "C"`,
  );
  return rows;
}

/** The applied migrations, oldest first; undefined if the database has never been migrated. */
export async function listMigrationsOf(client: ClientBase): Promise<string[] | undefined> {
  if (!(await hasTable(client, 'kysely_migration'))) return undefined;
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name collate "C"',
  );
  return rows.map(({ name }) => name);
}

/** Whether the database has no tables, except those of an interrupted restore. */
export async function isEmptyDatabase(client: ClientBase): Promise<boolean> {
  if (await hasTable(client, restoreMark)) return true;
  const { rowCount } = await client.query(
    `select from pg_tables where schemaname in (current_schema(), 'pgboss') limit 1`,
  );
  return rowCount === 0;
}

/** Whether the application's schema has this table. */
export async function hasTable(client: ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_tables where schemaname = current_schema() and tablename = $1',
    [name],
  );
  return rowCount === 1;
}
