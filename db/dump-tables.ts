import type { Readable } from 'node:stream';
import { type ClientBase, escapeIdentifier as quote } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Table } from './catalog';

/** Rows that stay behind: of files that are to be deleted, or that are only arriving. */
const leftOut: Record<string, string> = { stored_files: "state <> 'kept'" };

/** Begins a transaction in which everything is read as it is at this moment. */
export const beginSnapshot = (client: ClientBase) =>
  client.query('begin isolation level repeatable read read only');

/** The rows of a table as PostgreSQL writes them for itself, one a line; `rowCount` is known at the end. */
export function dumpTable(client: ClientBase, { name, columns }: Table): Readable & { rowCount: number } {
  const condition = leftOut[name] ? ` where not (${leftOut[name]})` : '';
  const list = columns.map(quote).join(', ');
  return client.query(copyTo(`copy (select ${list} from ${quote(name)}${condition}) to stdout`));
}

/** The keys of the files that content names. */
export async function listKeptFiles(client: ClientBase): Promise<{ key: string; size: number }[]> {
  const { rows } = await client.query<{ key: string; size: number }>(
    `select key, size::float8 as size from stored_files where state = 'kept' order by key collate "C"`,
  );
  return rows;
}
