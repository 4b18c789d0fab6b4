import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstat, mkdir, open, realpath, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type Binaries,
  binariesEnv,
  findBinaries,
  prepareDataDirectory,
  readIfPresent,
} from './embedded-binaries';

export interface EmbeddedDatabase {
  /** A `postgres://` address of a unix socket, identical at every start. */
  connectionString: string;
  /** From now on, until `stop`, a server that has ended is restarted. Call at most once. */
  keepRunning(observer: DatabaseObserver): void;
  /** Stops the server and waits until it is gone; open connections are cut. */
  stop(): Promise<void>;
}

/** Reports the state of the embedded database. */
export interface DatabaseObserver {
  onLost(): void;
  onBack(): void;
  /** It could not be restarted; no further attempt is made. */
  onGivenUp(error: EmbeddedDatabaseError): void;
}

/** The embedded database is unavailable; the message tells the operator what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

interface Cluster {
  /** The data directory, as an absolute path. */
  directory: string;
  socketDirectory: string;
  binaries: Binaries;
  /** False trades safety for speed: for tests only. */
  fsync: boolean;
}

/** The name of the application, the database and its only user. */
const name = 'storyfolio';
const port = 5432;
const socketName = `.s.PGSQL.${port}`;
/** The longest path of a socket in bytes, with its closing NUL; macOS allows the fewest. */
const maxSocketPath = 104;
/** What this process calls itself in its server, for others that want the directory. */
const self = `pid ${process.pid} on ${hostname()}`.replace(/[^ -~]/g, '?').slice(0, 63);
const silentOwner = 'a process whose server does not answer';
/** A killed owner's server needs a moment to stop. */
const patienceMs = 4_000;
/** How long somebody else's server may be silent. */
const silenceLimitMs = 60_000;
/** Recovering a large database after a crash takes a while, and would begin anew if it were given up. */
const recoveryLimitMs = 30 * 60_000;
const pauseMs = 100;
const stopLimits = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 3_000],
] as const;
/** What PostgreSQL needs to start: a WAL segment, and as much for the rest. */
const roomToStartMb = 32;
const maxLogBytes = 1_000_000;

/**
 * Runs PostgreSQL for this process alone, in a data directory that is created if necessary. PostgreSQL's own lock file,
 * `postmaster.pid`, keeps others out, and its server never outlives this process.
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
  const { fsync = true, signal } = options;
  const directory = path.resolve(options.directory);
  try {
    const binaries = await findBinaries();
    await prepareDataDirectory(directory, binaries, fsync, signal);
    const cluster = { directory, socketDirectory: await findSocketDirectory(directory), binaries, fsync };
    const server = await startServer(cluster, signal);
    await createDatabase(cluster).catch(async (error: unknown) => {
      await stopServer(server);
      throw error;
    });
    return own(cluster, server);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const message = `The embedded database in ${directory} did not start. ${explain(cause)}`;
    throw new EmbeddedDatabaseError(message, { cause });
  }
}

/** The address of the server that another process runs in a data directory; undefined if none accepts connections. */
export async function findRunningDatabase(directory: string): Promise<string | undefined> {
  const socketDirectory = await findSocketDirectory(directory);
  const owner = await findOwner(socketDirectory);
  return owner && owner !== silentOwner ? toConnectionString(socketDirectory) : undefined;
}

function own(cluster: Cluster, first: ChildProcess): EmbeddedDatabase {
  const stopping = new AbortController();
  let server = first;
  let restarting = Promise.resolve();

  function keepRunning(observer: DatabaseObserver): void {
    const onExit = () => {
      if (!stopping.signal.aborted) restarting = restart(observer);
    };
    if (isRunning(server)) server.once('exit', onExit);
    else onExit();
  }

  async function restart(observer: DatabaseObserver): Promise<void> {
    observer.onLost();
    try {
      server = await startServer(cluster, stopping.signal);
    } catch (cause) {
      if (stopping.signal.aborted) return;
      const message = `The embedded database in ${cluster.directory} ended and did not come back. ${explain(cause)}`;
      return observer.onGivenUp(new EmbeddedDatabaseError(message, { cause }));
    }
    observer.onBack();
    keepRunning(observer);
  }

  return {
    connectionString: toConnectionString(cluster.socketDirectory),
    keepRunning,
    async stop() {
      stopping.abort();
      await restarting;
      await stopServer(server);
      if (isTemporary(cluster.socketDirectory)) await rmdir(cluster.socketDirectory).catch(() => {});
    },
  };
}

/**
 * Starts the server once nobody else's is in the directory.
 * @throws Error with a sentence for the operator if that is not possible; the signal's reason if it was aborted
 */
async function startServer(cluster: Cluster, signal: AbortSignal | undefined): Promise<ChildProcess> {
  const latest = Date.now() + silenceLimitMs;
  let deadline = Date.now() + patienceMs;
  for (let isLast = false; ; ) {
    signal?.throwIfAborted();
    const owner = await findOwner(cluster.socketDirectory);
    if (owner === silentOwner) deadline = Math.min(Date.now() + patienceMs, latest);
    if (Date.now() > deadline) {
      if (owner) throw inUse(owner);
      if (isLast) throw await toFailure(cluster.directory);
      await removeStaleLocks(cluster);
      isLast = true;
    }
    if (!owner) {
      const server = await launchServer(cluster);
      if (await becomesReady(server, cluster, signal)) return server;
    }
    await delay(pauseMs, undefined, signal && { signal }).catch(() => {});
  }
}

/**
 * PostgreSQL takes any process with the pid in its lock file for its server: also one that got a crashed server's pid, as
 * is likely in a container, and the server of another directory of which this one is a copy. But nobody listens here.
 * Should a server still run on this directory, PostgreSQL notices its shared memory, and refuses. A lock that says that
 * this directory's server listens elsewhere stays: whoever has started that one can see whether it runs.
 */
async function removeStaleLocks({ directory, socketDirectory }: Cluster): Promise<void> {
  // Another container does not see this one's temporary folder, and could listen unheard.
  if (isTemporary(socketDirectory)) return;
  const lines = (await readIfPresent(path.join(directory, 'postmaster.pid')))?.split('\n') ?? [];
  const [, lockedDirectory, , , listensIn] = lines;
  if (lockedDirectory === directory && listensIn && listensIn !== socketDirectory) return;
  for (const lock of ['postmaster.pid', `${socketName}.lock`]) {
    await rm(path.join(directory, lock), { force: true });
  }
}

/** @returns false if it ended */
async function becomesReady(server: ChildProcess, cluster: Cluster, signal?: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + recoveryLimitMs;
  while (isRunning(server)) {
    if ((await findOwner(cluster.socketDirectory)) === self) return true;
    if (signal?.aborted || Date.now() > deadline) {
      await stopServer(server);
      signal?.throwIfAborted();
      const log = logFile(cluster.directory);
      throw new Error(`PostgreSQL has not answered for ${recoveryLimitMs / 60_000} minutes. See ${log}.`);
    }
    await delay(20);
  }
  return false;
}

/**
 * Runs a program, and stops it when this process has ended in any way, because that closes the pipe at the standard input.
 * What waits for that is nobody's child: PostgreSQL takes the failure of an unknown child for a crash.
 */
const stopWithParent = `exec 3<&0 </dev/null
( (trap '' HUP INT TERM; read -r line <&3 || kill -INT $$) >/dev/null 2>&1 & )
exec "$@" 3<&-`;

/** @returns the server at once: it may still fail, and its log then has the reason */
async function launchServer(cluster: Cluster): Promise<ChildProcess> {
  const { directory, socketDirectory, binaries } = cluster;
  if (isTemporary(socketDirectory)) await makePrivateFolder(socketDirectory);
  const log = await openLog(logFile(directory));
  try {
    const command = [...binaries.postgres, '-D', directory, ...toArgs(cluster)];
    const server = spawn('sh', ['-c', stopWithParent, 'sh', ...command], {
      // In its own process group, so that Ctrl+C does not stop the database before the application has drained.
      detached: true,
      stdio: ['pipe', log.fd, log.fd],
      env: binariesEnv,
    });
    await once(server, 'spawn');
    return server;
  } finally {
    await log.close();
  }
}

function toArgs({ socketDirectory, fsync }: Cluster): string[] {
  const settings = {
    port,
    listen_addresses: '',
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    cluster_name: self,
    shared_buffers: '64MB',
    // Tests run one pool per worker, on as many workers as the machine has cores.
    max_connections: fsync ? '60' : '300',
    timezone: 'UTC',
    // The client receives every error; in the log they would reveal what people wrote.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // Deleted data must be gone: old WAL segments are not kept for reuse.
    wal_recycle: 'off',
    // The owner restarts it: if PostgreSQL 18 does so itself on a full disk, it may hang, without a startup process.
    restart_after_crash: 'off',
    min_wal_size: '32MB',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const isRunning = (server: ChildProcess) => server.exitCode === null && server.signalCode === null;

/** @throws Error if it is still running after all limits */
async function stopServer(server: ChildProcess): Promise<void> {
  for (const [stop, ms] of stopLimits) {
    if (!isRunning(server)) return;
    const exited = once(server, 'exit', { signal: AbortSignal.timeout(ms) });
    server.kill(stop);
    await exited.catch(() => {});
  }
  if (isRunning(server)) throw new Error(`PostgreSQL (pid ${server.pid}) does not stop.`);
}

/** Who runs the server that listens in the folder, in words; undefined if nobody listens. */
async function findOwner(socketDirectory: string): Promise<string | undefined> {
  try {
    const [row] = await query(socketDirectory, 'show cluster_name');
    return row?.cluster_name || 'another process';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isNobodyThere = code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTSOCK';
    return isNobodyThere ? undefined : silentOwner;
  }
}

async function query(socketDirectory: string, sql: string): Promise<Record<string, string>[]> {
  const client = new Client({
    host: socketDirectory,
    port,
    user: name,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener, a broken connection would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Record<string, string>>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function createDatabase({ socketDirectory }: Cluster): Promise<void> {
  const found = await query(socketDirectory, `select datname from pg_database where datname = '${name}'`);
  if (found.length === 0) await query(socketDirectory, `create database ${name}`);
}

function toConnectionString(socketDirectory: string): string {
  return `postgres://${name}@/${name}?host=${encodeURIComponent(socketDirectory)}&port=${port}`;
}

const temporaryPrefix = path.join(tmpdir(), 'storyfolio-socket-');
const isTemporary = (socketDirectory: string) => socketDirectory.startsWith(temporaryPrefix);

/** The data directory itself, unless its path is too long for a socket. */
async function findSocketDirectory(directory: string): Promise<string> {
  const real = await realpath(directory);
  if (Buffer.byteLength(path.join(real, socketName)) < maxSocketPath) return real;
  return temporaryPrefix + createHash('sha256').update(real).digest('hex').slice(0, 16);
}

/** @throws Error if it is somebody else's: anyone may write to the system's temporary folder */
async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to somebody else. Choose a shorter path for the data directory.`);
  }
}

/** The log file of a data directory's server: starts, stops and crashes, never data. */
const logFile = (directory: string) => path.join(directory, 'server.log');

async function openLog(file: string) {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const log = await open(file, 'a', 0o600);
  if (size > maxLogBytes) await log.truncate();
  return log;
}

function inUse(owner: string): Error {
  return new Error(
    `It is in use by ${owner}. Stop that process first, give this one another data directory, ` +
      'or set DATABASE_URL so that both share one PostgreSQL server.',
  );
}

async function toFailure(directory: string): Promise<Error> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < roomToStartMb * 2 ** 20) {
    return new Error(`Its disk is full: PostgreSQL needs ${roomToStartMb} MB to start. Make room first.`);
  }
  const lines = (await readIfPresent(logFile(directory)))?.split('\n') ?? [];
  // Before its log is set up, PostgreSQL writes plain lines that begin with the program's name.
  const line = lines.findLast((line) =>
    /(FATAL|PANIC): (?!the database system is )|^\S*(postgres|unshare): /.test(line),
  );
  const reason = line?.replace(/^.*?(FATAL|PANIC): +/, '') ?? 'it says nothing';
  return new Error(
    `PostgreSQL does not run on it: ${reason}. See ${logFile(directory)}, or set DATABASE_URL to another server.`,
  );
}

function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (!('syscall' in cause)) return cause.message;
  return `It cannot be used: ${cause.message}. Change its owner, choose another directory or set DATABASE_URL.`;
}
