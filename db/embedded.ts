import path from 'node:path';
import { findBinaries, prepareDataDirectory } from './embedded-binaries';
import { type Claim, claimServer, hasOwner, name, stopClaimed } from './embedded-claim';
import { type Cluster, isAlive, readServerRecord, type ServerRecord } from './embedded-server';

export interface EmbeddedDatabase {
  /**
   * A `postgres://` address of a unix socket; constant while this process owns the directory, and for a directory
   * with a short path identical at every start.
   */
  connectionString: string;
  /**
   * From now on a lost server is restarted, until `stop`. Call at most once.
   * @param patienceMs when to give up; a minute by default
   */
  keepRunning(observer: DatabaseObserver, patienceMs?: number): void;
  /** Stops the server and waits until it is gone; open connections are cut. */
  stop(): Promise<void>;
}

/** Reports the state of the embedded database. */
export interface DatabaseObserver {
  onLost(): void;
  /** It restarts as soon as the disk has room; called once per loss. */
  onDiskFull(): void;
  onBack(): void;
  /** It could not be restarted although the disk had room; no further attempt is made. */
  onGivenUp(error: EmbeddedDatabaseError): void;
}

/** The embedded database is unavailable; the message tells the operator what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** A killed process holds its lock for a moment longer, and a stopping one for some seconds. */
const startPatienceMs = 4_000;
const recoveryPatienceMs = 60_000;

/**
 * Runs PostgreSQL for this process alone, in a data directory that is created if necessary. A server still running
 * there, because its owner was killed, is taken over. A copy of another directory, even one that
 * was in use, becomes a database of its own.
 * @param options.directory the data directory, for instance `./data/postgres`; nothing else may be in it
 * @param options.fsync false may lose everything if the machine crashes: for tests only
 * @param options.signal aborts the start; nothing is left running then
 * @throws EmbeddedDatabaseError if another process owns the directory, or PostgreSQL cannot run here; the
 * signal's reason if it was aborted
 */
export async function startEmbeddedDatabase(options: {
  directory: string;
  fsync?: boolean;
  signal?: AbortSignal;
}): Promise<EmbeddedDatabase> {
  const { signal } = options;
  const directory = path.resolve(options.directory);
  try {
    const binaries = await findBinaries();
    const cluster: Cluster = { directory, binaries, fsync: options.fsync ?? true };
    await prepareDataDirectory(directory, binaries, cluster.fsync, signal);
    const claim = await claimServer(cluster, { patienceMs: startPatienceMs, signal });
    await createDatabase(cluster, claim);
    return own({ ...cluster, socketDirectory: claim.server.socketDirectory }, claim);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const message = `The embedded database in ${directory} did not start. ${explain(cause)}`;
    throw new EmbeddedDatabaseError(message, { cause });
  }
}

/**
 * The address of the server that another process runs in a data directory, for read-only use.
 * @returns undefined if none is running, or its process was killed: that one can be started again
 */
export async function findRunningDatabase(directory: string): Promise<string | undefined> {
  const server = await readServerRecord(path.resolve(directory));
  if (!server?.socketDirectory || !(await isAlive(server))) return undefined;
  return (await hasOwner(directory, server)) ? toConnectionString(server) : undefined;
}

function own(cluster: Cluster, first: Claim): EmbeddedDatabase {
  const stopping = new AbortController();
  let claim = first;
  let recovery = Promise.resolve();

  function watch(observer: DatabaseObserver, patienceMs = recoveryPatienceMs): void {
    const recoverUnlessStopping = () => {
      if (!stopping.signal.aborted) recovery = recover(observer, patienceMs);
    };
    if (claim.isLost()) recoverUnlessStopping();
    else claim.client.once('end', recoverUnlessStopping);
  }

  async function recover(observer: DatabaseObserver, patienceMs: number): Promise<void> {
    observer.onLost();
    const onDiskFull = once(() => observer.onDiskFull());
    try {
      claim = await claimServer(cluster, { patienceMs, onDiskFull, signal: stopping.signal });
    } catch (cause) {
      if (stopping.signal.aborted) return;
      const message = `The embedded database in ${cluster.directory} ended and did not come back. ${explain(cause)}`;
      observer.onGivenUp(new EmbeddedDatabaseError(message, { cause }));
      return;
    }
    observer.onBack();
    watch(observer, patienceMs);
  }

  return {
    connectionString: toConnectionString(first.server),
    keepRunning: watch,
    async stop() {
      stopping.abort();
      await recovery;
      await stopClaimed(cluster, claim);
    },
  };
}

function once(call: () => void): () => void {
  let isCalled = false;
  return () => {
    if (!isCalled) call();
    isCalled = true;
  };
}

async function createDatabase(cluster: Cluster, claim: Claim): Promise<void> {
  try {
    const { rowCount } = await claim.client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await claim.client.query(`create database ${name}`);
  } catch (error) {
    await stopClaimed(cluster, claim);
    throw error;
  }
}

function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (!('syscall' in cause)) return cause.message;
  return `It cannot be used: ${cause.message}. Change its owner, choose another directory or set DATABASE_URL.`;
}

function toConnectionString({ socketDirectory, port }: ServerRecord): string {
  return `postgres://${name}@/${name}?host=${encodeURIComponent(socketDirectory)}&port=${port}`;
}
