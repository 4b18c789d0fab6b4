import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { PreparingPool } from './prepared-statements';
import { closeIfSilent } from './silent-connections';
import type { DB } from './tables.gen';
import { TransactionPool } from './transaction-pool';

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
  /** The server itself cancels slow statements; this is how much later its message may arrive. */
  answer: 5_000,
  /** No statement of long work takes this long, unless its connection has died. */
  longSilence: 60 * 60 * 1000,
  /** An idle connection is probed every second after this time, and given up after ten probes. */
  beforeProbes: 5_000,
};

/** Migrations change the tables that they query, so nothing is prepared. */
const longWorkOptions = {
  directConnectionString: undefined,
  maxConnections: 1,
  statementLimitMs: 0,
  preparesStatements: false,
};

export interface DatabaseOptions {
  /**
   * The same database where sessions are kept, if the address is that of a pooler in transaction mode: for what lasts
   * longer than a transaction.
   */
  directConnectionString?: string | undefined;
  /** The most connections; 10 by default. */
  maxConnections?: number;
  /** Whether the session is read-only. */
  readOnly?: boolean;
  /** The statement timeout in milliseconds, 0 for none; 15 s by default. */
  statementLimitMs?: number;
  /**
   * A connection without an answer for this long, in milliseconds, is closed; by default 5 s more than the statement
   * timeout. Without a statement timeout, there is none here either.
   */
  silenceLimitMs?: number;
  /** How long a connection for long work may be silent, in milliseconds; an hour by default. */
  longSilenceLimitMs?: number;
  /** Whether statements that are run again and again are prepared; true by default, but never behind such a pooler. */
  preparesStatements?: boolean;
  /** Called when a connection breaks, such as when the server restarts. */
  onConnectionError?: (error: Error) => void;
}

export interface Database {
  db: Kysely<DB>;
  pool: Pool;
  /** Runs statements without a timeout, such as migrations, on a connection of their own. */
  longWork<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /** Waits for running queries, then closes all connections. */
  close(): Promise<void>;
}

/**
 * Opens a pool on a PostgreSQL server; it connects at the first query, so this does not throw.
 * Instants are read as ISO strings in UTC, days as `YYYY-MM-DD`, `int8` as a number if it is safe.
 * @param connectionString a `postgres://` address, as in `DATABASE_URL`
 */
export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const statementLimitMs = options.statementLimitMs ?? limits.statement;
  const silenceLimitMs =
    options.silenceLimitMs ?? (statementLimitMs === 0 ? 0 : statementLimitMs + limits.answer);
  const isPooled = options.directConnectionString !== undefined;
  const settings = {
    statement_timeout: statementLimitMs,
    // Rolls back a transaction that has gone silent, and releases its locks.
    idle_in_transaction_session_timeout: 4 * statementLimitMs,
    ...(options.readOnly && { default_transaction_read_only: 'on' }),
  };
  const pool = new Pool({
    connectionString,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.beforeProbes,
    // Not while connecting, when poolers refuse them.
    ...(!isPooled && {
      verify: (client, done) =>
        client.query(settingAll(settings, 'session'), (error) => done(error ?? undefined)),
    }),
  });
  // Without a listener, a restart of the database would end this process.
  const onConnectionError = options.onConnectionError ?? (() => {});
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => {
    // The pool listens only on idle connections; a broken one in use also fails its query, which reports it.
    client.on('error', onConnectionError);
    closeIfSilent(client, silenceLimitMs);
  });
  const direct = options.directConnectionString ?? connectionString;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: isPooled
        ? new TransactionPool(pool, settingAll(settings, 'local'))
        : options.preparesStatements === false
          ? pool
          : new PreparingPool(pool),
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    pool,
    async longWork(work) {
      const silenceLimitMs = options.longSilenceLimitMs ?? limits.longSilence;
      const unlimited = { ...options, ...longWorkOptions, silenceLimitMs };
      const { db: own, close } = openDatabase(direct, unlimited);
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

const settingAll = (settings: Record<string, string | number>, scope: 'session' | 'local'): string =>
  Object.entries(settings)
    .map(([name, value]) => `set ${scope} ${name} = ${value}`)
    .join('; ');
