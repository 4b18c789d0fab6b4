import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { giveUpWhereSilent } from './silent-connections';
import type { DB } from './tables.gen';

const oid = { int8: 20, date: 1082, dateArray: 1182, timestamptz: 1184 };

types.setTypeParser(oid.int8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
});
types.setTypeParser(oid.date, (text) => text);
types.setTypeParser(oid.dateArray, (text) => text);
types.setTypeParser(oid.timestamptz, (text) => new Date(text).toISOString());

/** In milliseconds. */
const limits = {
  connect: 5_000,
  statement: 15_000,
  /** The server itself ends what takes longer than a statement may; this is how much later its word may come. */
  answer: 5_000,
  /** A line that is quiet for this long is probed each second, and given up after ten probes. */
  beforeProbes: 5_000,
};

export interface DatabaseOptions {
  /** Connections held at most; 10 where not given. */
  maxConnections?: number;
  /** Whether the database is to refuse every change. */
  readOnly?: boolean;
  /** How long a statement may take, in milliseconds, and 0 for as long as it takes; 15 s where not given. */
  statementLimitMs?: number;
  /**
   * A connection that answers nothing for this long, in milliseconds, is given up; 5 s more than a statement may take
   * where not given. Where statements may take as long as they take, so may answers.
   */
  silenceLimitMs?: number;
  /** Called when a connection breaks, for instance while the server restarts. */
  onConnectionError?: (error: Error) => void;
}

export interface Database {
  db: Kysely<DB>;
  pool: Pool;
  /** Does work whose statements may take as long as they take, such as migrations, on a connection of its own. */
  longWork<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Opens a pool on a PostgreSQL server; connects at the first query, so it does not throw by itself.
 * Instants are read as ISO strings in UTC, days as `YYYY-MM-DD`, `int8` as a number where it is safe.
 * @param connectionString a `postgres://` address, as in `DATABASE_URL`
 */
export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const statementLimitMs = options.statementLimitMs ?? limits.statement;
  const silenceLimitMs =
    options.silenceLimitMs ?? (statementLimitMs === 0 ? 0 : statementLimitMs + limits.answer);
  const pool = new Pool({
    connectionString,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: statementLimitMs,
    // A transaction of which the server hears nothing more is given up with its locks.
    idle_in_transaction_session_timeout: 4 * statementLimitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.beforeProbes,
    ...(options.readOnly && { options: '-c default_transaction_read_only=on' }),
  });
  // Without listeners a restart of the database would end this process.
  const onConnectionError = options.onConnectionError ?? (() => {});
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => {
    // The pool listens to idle connections alone; one that breaks in use also fails its query, which says so.
    client.on('error', onConnectionError);
    giveUpWhereSilent(client, silenceLimitMs);
  });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    pool,
    async longWork(work) {
      const unlimited = { ...options, maxConnections: 1, statementLimitMs: 0, silenceLimitMs: 0 };
      const { db: own, close } = openDatabase(connectionString, unlimited);
      return work(own).finally(close);
    },
    close: () => db.destroy(),
  };
}

/** The version of the PostgreSQL server, such as `18.1`. */
export async function readServerVersion(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version.split(' ')[0] ?? 'unknown';
}
