import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type Cluster,
  isAlive,
  isDiskFull,
  isRunning,
  launchServer,
  ownSocketDirectory,
  readLastFailure,
  readServerRecord,
  type ServerRecord,
  serverLogFile,
  stopLaunched,
  stopServer,
} from './embedded-server';

/** The name of the application, the database and its only user. */
export const name = 'storyfolio';

/** A running server, with the lock that makes this process the owner of its data directory. */
export interface Claim {
  server: ServerRecord;
  /** The connection that holds the lock. */
  client: Client;
  /** Whether that connection has broken, and lost the lock. */
  isLost(): boolean;
}

/** The time limits of a claim. */
export interface ClaimOptions {
  /** How long a failing server is restarted, and another owner is waited for. */
  patienceMs: number;
  /** Called repeatedly while the disk is full. If given, that time does not count. */
  onDiskFull?: () => void;
  /** Aborts the attempt; a server that was just starting is then stopped. */
  signal?: AbortSignal | undefined;
}

interface Refusal {
  /** Whether a server answered, which means that another process holds the lock. */
  answered: boolean;
  reason: string;
}

/** An arbitrary constant: the advisory lock of the process that owns a data directory. */
const lockKey = 1_937_010_553;
/** Recovering a large database after a crash takes a while. */
const startLimitMs = 60_000;
const pollMs = 50;
const longestPauseMs = 1_000;
const defaultPort = '5432';
const unseenOwner = 'a process that is not to be seen from here, perhaps one in another container';

/**
 * Takes over the server running in the data directory, or starts one.
 * @throws Error with a sentence for the operator if neither is possible; the signal's reason if it was aborted
 */
export async function claimServer(cluster: Cluster, options: ClaimOptions): Promise<Claim> {
  const launcher = openLauncher(cluster);
  let began = Date.now();
  for (;;) {
    const server = await readServerRecord(cluster.directory);
    const result = await tryClaim(cluster.directory, server);
    if ('client' in result) return result;
    const isStarting = !result.answered && (launcher.isRunning() || (await isAlive(server)));
    if (options.signal?.aborted) {
      if (isStarting) await launcher.stop(server);
      throw options.signal.reason;
    }
    if (options.onDiskFull && (await isDiskFull(cluster.directory))) {
      options.onDiskFull();
      began = Date.now();
    }
    if (Date.now() - began > (isStarting ? startLimitMs : options.patienceMs)) {
      throw launcher.failure() ?? (await toError(cluster.directory, result, isStarting));
    }
    if (!isStarting && !result.answered) await launcher.launch(server);
    await pause(options.signal);
  }
}

/** Starts the server repeatedly, with growing delays. */
function openLauncher(cluster: Cluster) {
  let launched: ChildProcess | undefined;
  let failure: unknown;
  let [pauseMs, notBefore] = [pollMs, 0];
  return {
    isRunning: () => isRunning(launched),
    /** Why the last launch failed without a process; a full disk may have room the next time. */
    failure: () => failure,
    async launch(previous: ServerRecord | undefined): Promise<void> {
      if (Date.now() < notBefore) return;
      [notBefore, pauseMs] = [Date.now() + pauseMs, Math.min(pauseMs * 2, longestPauseMs)];
      failure = undefined;
      try {
        launched = await launchServer(cluster, previous);
      } catch (error) {
        failure = error;
      }
    },
    /** Stops the launched server, or the one that was found starting. */
    async stop(found: ServerRecord | undefined): Promise<void> {
      if (launched && isRunning(launched)) await stopLaunched(launched);
      else if (found) await stopServer(found);
    },
  };
}

const pause = (signal: AbortSignal | undefined) =>
  delay(pollMs, undefined, signal && { signal }).catch(() => undefined);

async function tryClaim(directory: string, server: ServerRecord | undefined): Promise<Claim | Refusal> {
  const socketDirectory = server?.socketDirectory || ownSocketDirectory(directory);
  if (!socketDirectory) return { answered: false, reason: 'no server' };
  const client = new Client({
    host: socketDirectory,
    port: Number(server?.port ?? defaultPort),
    user: name,
    database: 'postgres',
    ssl: false,
    application_name: `${name} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener, a restart of the database would end this process.
  client.on('error', () => {});
  let lost = false;
  client.on('end', () => {
    lost = true;
  });
  try {
    await client.connect();
    // A server without a record or a process can be neither watched nor stopped.
    const isSeen = server?.socketDirectory && (await isAlive(server));
    if (isSeen && (await takeLock(client))) return { server, client, isLost: () => lost };
    const holder = isSeen ? await findLockHolder(client) : unseenOwner;
    await client.end();
    return { answered: true, reason: holder };
  } catch (error) {
    return { answered: false, reason: String(error) };
  }
}

/** Whether a process holds the lock of the server running on a data directory. */
export async function hasOwner(directory: string, server: ServerRecord): Promise<boolean> {
  const result = await tryClaim(directory, server);
  if ('client' in result) await result.client.end();
  return !('client' in result) && result.answered;
}

async function takeLock(client: Client): Promise<boolean> {
  const sql = 'select pg_try_advisory_lock($1) as held';
  const { rows } = await client.query<{ held: boolean }>(sql, [lockKey]);
  return rows[0]?.held === true;
}

/** The pid is in the application name, because PostgreSQL only knows its own side's pid. */
async function findLockHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1`,
    [lockKey],
  );
  return rows[0]?.application_name.replace(`${name} `, 'pid ') ?? 'a process that is just ending';
}

/** Stops the owner's server and waits until it is gone; open connections are cut. */
export async function stopClaimed(cluster: Cluster, claim: Claim): Promise<void> {
  // A crash of the server releases the lock, and by now the server may belong to another process.
  const owner = claim.isLost() ? await reclaim(cluster) : claim;
  if (!owner) return;
  // The lock is held until the end, so that nobody takes over a stopping server.
  await stopServer(owner.server);
  await owner.client.end();
}

/** Tries once, and stops a server that cannot be claimed because it is restarting. */
const reclaim = (cluster: Cluster): Promise<Claim | undefined> =>
  claimServer(cluster, { patienceMs: 0, signal: AbortSignal.abort() }).catch(() => undefined);

async function toError(directory: string, refusal: Refusal, isStarting: boolean): Promise<Error> {
  if (refusal.answered) {
    return new Error(
      `It is in use by ${refusal.reason}. Stop that process first, give this one another data directory, ` +
        'or set DATABASE_URL so that both share one PostgreSQL server.',
    );
  }
  const log = serverLogFile(directory);
  if (isStarting) return new Error(`PostgreSQL has not answered for ${startLimitMs / 1_000} s. See ${log}.`);
  const failure = (await readLastFailure(directory)) || refusal.reason;
  return new Error(
    `PostgreSQL does not run on it: ${failure}. See ${log}, or set DATABASE_URL to another server.`,
  );
}
