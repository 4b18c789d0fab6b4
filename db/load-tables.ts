import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ClientBase, escapeIdentifier as quote } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Partition, Sequence, Table } from './catalog';

interface ForeignKey {
  /** Quoted if necessary. */
  table: string;
  name: string;
  definition: string;
}

/** Tables prepared for rows in any order. */
export interface OpenTables {
  /** @returns how many rows were loaded */
  load(table: Table, rows: Readable): Promise<number>;
  /** Restores constraints and sequences; fails if a row violates a constraint. */
  close(sequences: Sequence[]): Promise<void>;
}

/**
 * Empties the tables and drops their foreign keys and triggers until they are closed again. Needs only their
 * ownership: disabling constraints for a session would need a superuser, which hosted servers do not grant. The
 * triggers did their work when the rows were written, and the references are circular.
 * @param client in the transaction of the whole load
 */
export async function openTables(
  client: ClientBase,
  tables: Table[],
  partitions: Partition[],
): Promise<OpenTables> {
  for (const { name, parent, bound } of partitions) {
    await client.query(`create table if not exists ${quote(name)} partition of ${quote(parent)} ${bound}`);
  }
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  }
  for (const { name } of tables) await client.query(`alter table ${quote(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`);

  return {
    async load({ name, columns }, rows) {
      const target = client.query(
        copyFrom(`copy ${quote(name)} (${columns.map(quote).join(', ')}) from stdin`),
      );
      await pipeline(rows, target);
      return target.rowCount;
    },

    async close(sequences) {
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
      }
      for (const { name } of tables) await client.query(`alter table ${quote(name)} enable trigger user`);
      for (const { name, lastValue } of sequences) {
        await client.query('select setval($1::regclass, $2)', [quote(name), lastValue]);
      }
    },
  };
}

/** Those of partitions follow their table's. */
async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where nspname = current_schema() and contype = 'f' and conparentid = 0 order by conrelid, conname`,
  );
  return rows;
}
