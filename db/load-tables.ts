import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ClientBase, escapeIdentifier as quote } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Partition, Sequence, Table } from './catalog';

interface ForeignKey {
  /** Quoted where it needs to be. */
  table: string;
  name: string;
  definition: string;
}

/** Tables that are open for rows in any order. */
export interface OpenTables {
  /** @returns how many rows came */
  load(table: Table, rows: Readable): Promise<number>;
  /** Puts rules and counters in their places; rows that break a rule are refused. */
  close(sequences: Sequence[]): Promise<void>;
}

/**
 * Empties the tables and takes their foreign keys and triggers away until they are closed again. Needs nothing but to
 * own them: who may leave rules aside for a session is a superuser, whom hosted servers do not give away. The triggers
 * have done their work when the rows came to be, and what refers to what goes in circles.
 * @param client in a transaction, in which all of it is to happen
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

/** Those of partitions come and go with their table's. */
async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where nspname = current_schema() and contype = 'f' and conparentid = 0 order by conrelid, conname`,
  );
  return rows;
}
