import type { Readable } from 'node:stream';
import { type ClientBase, escapeIdentifier as quote } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Table } from './catalog';

/** Rows that are left out: files that are waiting for deletion, or not stored yet. */
const leftOut: Record<string, string> = { stored_files: "state <> 'kept'" };

/** Begins a transaction that reads a single snapshot. */
export const beginSnapshot = (client: ClientBase) =>
  client.query('begin isolation level repeatable read read only');

/** A table's rows in PostgreSQL's own COPY format, one a line; `rowCount` is known at the end. */
export function dumpTable(client: ClientBase, { name, columns }: Table): Readable & { rowCount: number } {
  const condition = leftOut[name] ? ` where not (${leftOut[name]})` : '';
  const list = columns.map(quote).join(', ');
  return client.query(copyTo(`copy (select ${list} from ${quote(name)}${condition}) to stdout`));
}

/** The keys of all referenced files. */
export async function listKeptFiles(client: ClientBase): Promise<{ key: string; size: number }[]> {
  const { rows } = await client.query<{ key: string; size: number }>(
    `select key, size::float8 as size from stored_files where state = 'kept' order by key collate "C"`,
  );
  return rows;
}
