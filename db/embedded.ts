import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries, prepareDataDirectory } from './embedded-binaries';
import {
  type Cluster,
  isAlive,
  launchServer,
  readLastFailure,
  readServerRecord,
  type ServerRecord,
  serverLogFile,
  stopServer,
} from './embedded-server';

export interface EmbeddedDatabase {
  /** A `postgres://` address of a unix socket; the same for every start on a directory with a short path. */
  connectionString: string;
  /** Stops the server and waits until it is gone; connections that are open then are cut. */
  stop(): Promise<void>;
}

/** The embedded database is not to be had; the message is for the operator and says what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

interface Claim {
  server: ServerRecord;
  /** The connection that holds the lock. */
  client: Client;
  /** Whether that connection has broken, and the lock with it. */
  isLost(): boolean;
}

interface Refusal {
  /** Whether a server answered: then it is another process that holds the lock. */
  answered: boolean;
  reason: string;
}

/** Application and database bear the same name. */
const name = 'storyfolio';
/** Any number, but for ever the same: the advisory lock of the one process that owns a data directory. */
const lockKey = 1_937_010_553;
/** A process that was just killed holds its lock for a moment longer, and one that stops for some seconds. */
const patienceMs = 4_000;
/** Repairing a large database after a crash takes a while. */
const startLimitMs = 60_000;

/**
 * Runs a real PostgreSQL in a data directory, made if need be, for this process alone. A server that runs there
 * already, because the last owner was killed, is taken over.
 * @param options.directory the data directory, for instance `./data/postgres`; nothing else may be in it
 * @param options.fsync false may lose everything when the machine crashes: for tests only
 * @throws EmbeddedDatabaseError when another process owns the directory, or when PostgreSQL cannot run here
 */
export async function startEmbeddedDatabase(options: {
  directory: string;
  fsync?: boolean;
}): Promise<EmbeddedDatabase> {
  const directory = path.resolve(options.directory);
  try {
    const binaries = await findBinaries();
    const cluster: Cluster = { directory, binaries, fsync: options.fsync ?? true };
    await prepareDataDirectory(directory, binaries, cluster.fsync);
    const claim = await claimServer(cluster);
    await createDatabase(claim);
    return { connectionString: toConnectionString(claim.server), stop: () => stopClaimed(claim) };
  } catch (cause) {
    const message = `The embedded database in ${directory} did not start. ${explain(cause)}`;
    throw new EmbeddedDatabaseError(message, { cause });
  }
}

/**
 * The address of the server that runs in a data directory just now, for somebody who only looks on.
 * @returns undefined where none runs there
 */
export async function findRunningDatabase(directory: string): Promise<string | undefined> {
  const server = await readServerRecord(path.resolve(directory));
  return server?.socketDirectory && (await isAlive(server)) ? toConnectionString(server) : undefined;
}

async function claimServer(cluster: Cluster): Promise<Claim> {
  const began = Date.now();
  let launched: ChildProcess | undefined;
  for (;;) {
    const server = await readServerRecord(cluster.directory);
    const result = await tryClaim(server);
    if ('client' in result) return result;
    const starting = !result.answered && (isRunning(launched) || (await isAlive(server)));
    if (Date.now() - began > (starting ? startLimitMs : patienceMs)) {
      throw await toError(cluster.directory, result, starting);
    }
    if (!starting && !result.answered) launched = await launchServer(cluster, server);
    await delay(50);
  }
}

async function tryClaim(server: ServerRecord | undefined): Promise<Claim | Refusal> {
  if (!server?.socketDirectory) return { answered: false, reason: 'no server' };
  const client = new Client({
    host: server.socketDirectory,
    port: Number(server.port),
    user: name,
    database: 'postgres',
    ssl: false,
    application_name: `${name} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener a restart of the database would end this process.
  client.on('error', () => {});
  let lost = false;
  client.on('end', () => {
    lost = true;
  });
  try {
    await client.connect();
    if (await takeLock(client)) return { server, client, isLost: () => lost };
    const holder = await findLockHolder(client);
    await client.end();
    return { answered: true, reason: holder };
  } catch (error) {
    return { answered: false, reason: String(error) };
  }
}

async function takeLock(client: Client): Promise<boolean> {
  const sql = 'select pg_try_advisory_lock($1) as held';
  const { rows } = await client.query<{ held: boolean }>(sql, [lockKey]);
  return rows[0]?.held === true;
}

/** The pid in the application name, since PostgreSQL itself only knows the pid of its own side. */
async function findLockHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1`,
    [lockKey],
  );
  return rows[0]?.application_name.replace(`${name} `, 'pid ') ?? 'a process that is just ending';
}

async function createDatabase(claim: Claim): Promise<void> {
  try {
    const { rowCount } = await claim.client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await claim.client.query(`create database ${name}`);
  } catch (error) {
    await stopClaimed(claim);
    throw error;
  }
}

async function stopClaimed({ server, client, isLost }: Claim): Promise<void> {
  // A crash of the server drops the lock, and then the server may be another process's by now.
  const owner = isLost() ? await tryClaim(server) : { client };
  if (!('client' in owner)) return;
  // The lock is held until the end, so that nobody takes over a server that is about to go.
  await stopServer(server);
  await owner.client.end();
}

async function toError(directory: string, refusal: Refusal, starting: boolean): Promise<Error> {
  if (refusal.answered) {
    return new Error(
      `It is in use by ${refusal.reason}. Stop that process first, give this one another data directory, ` +
        'or set DATABASE_URL so that both share one PostgreSQL server.',
    );
  }
  const log = serverLogFile(directory);
  if (starting) return new Error(`PostgreSQL has not answered for ${startLimitMs / 1_000} s. See ${log}.`);
  const failure = (await readLastFailure(directory)) || refusal.reason;
  return new Error(
    `PostgreSQL does not run on it: ${failure}. See ${log}, or set DATABASE_URL to another server.`,
  );
}

function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (!('syscall' in cause)) return cause.message;
  return `It cannot be used: ${cause.message}. Change its owner, choose another directory or set DATABASE_URL.`;
}

function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function toConnectionString({ socketDirectory, port }: ServerRecord): string {
  return `postgres://${name}@/${name}?host=${encodeURIComponent(socketDirectory)}&port=${port}`;
}
