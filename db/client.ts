import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { DB } from './tables.gen';

const oid = { int8: 20, date: 1082, dateArray: 1182, timestamptz: 1184 };

types.setTypeParser(oid.int8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
});
types.setTypeParser(oid.date, (text) => text);
types.setTypeParser(oid.dateArray, (text) => text);
types.setTypeParser(oid.timestamptz, (text) => new Date(text).toISOString());

export interface DatabaseOptions {
  /** Connections held at most; 10 where not given. */
  maxConnections?: number;
  /** Whether the database is to refuse every change. */
  readOnly?: boolean;
  /** Called when a connection breaks, for instance while the server restarts. */
  onConnectionError?: (error: Error) => void;
}

export interface Database {
  db: Kysely<DB>;
  pool: Pool;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Opens a pool on a PostgreSQL server; connects at the first query, so it does not throw by itself.
 * Instants are read as ISO strings in UTC, days as `YYYY-MM-DD`, `int8` as a number where it is safe.
 * @param connectionString a `postgres://` address, as in `DATABASE_URL`
 */
export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    keepAlive: true,
    ...(options.readOnly && { options: '-c default_transaction_read_only=on' }),
  });
  // Without listeners a restart of the database would end this process.
  const onConnectionError = options.onConnectionError ?? (() => {});
  pool.on('error', onConnectionError);
  // The pool listens to idle connections alone; one that breaks in use also fails its query, which says so.
  pool.on('connect', (client) => void client.on('error', onConnectionError));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool, close: () => db.destroy() };
}

/** The version of the PostgreSQL server, such as `18.1`. */
export async function readServerVersion(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version.split(' ')[0] ?? 'unknown';
}
