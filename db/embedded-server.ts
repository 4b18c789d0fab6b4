import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  lstat,
  mkdir,
  mkdtemp,
  open,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, binariesEnv, readIfPresent } from './embedded-binaries';

/** A data directory, and how to run PostgreSQL on it. */
export interface Cluster {
  /** Absolute path. */
  directory: string;
  binaries: Binaries;
  /** False trades safety for speed: for tests only. */
  fsync: boolean;
  /** The socket folder to reuse; chosen if not given. */
  socketDirectory?: string;
}

/** The record that a started server, possibly a crashed one, has left. */
export interface ServerRecord {
  pid: number;
  /** The data directory's path as that server knows it. */
  directory: string;
  port: string;
  /** Empty while the server is starting. */
  socketDirectory: string;
}

const port = '5432';
const socketName = `.s.PGSQL.${port}`;
/** The longest socket path in bytes, with its closing NUL; macOS allows the fewest. */
const maxSocketPath = 104;
const socketDirectoryPrefix = path.join(tmpdir(), 'storyfolio-socket-');
const maxLogBytes = 1_000_000;
const stopLimits = { fastMs: 8_000, immediateMs: 3_000 };
const roomToStartBytes = 32 * 1024 * 1024;

const recordFile = (directory: string) => path.join(directory, 'postmaster.pid');

/** The log file of a data directory's server: starts, stops and crashes, never data. */
export const serverLogFile = (directory: string) => path.join(directory, 'server.log');

/**
 * Reads PostgreSQL's own record of the server on a data directory; undefined after a clean stop, and if the record
 * belongs to another directory of which this one is a copy.
 */
export async function readServerRecord(directory: string): Promise<ServerRecord | undefined> {
  const record = await readRecord(directory);
  if (!record || !(await isRecordOf(directory, record))) return undefined;
  // The directory may have been renamed since.
  const isWithin = record.socketDirectory === record.directory && canHoldSocket(directory);
  return isWithin ? { ...record, socketDirectory: directory } : record;
}

async function readRecord(directory: string): Promise<ServerRecord | undefined> {
  const text = await readIfPresent(recordFile(directory));
  const [pid, home = '', , serverPort = port, socketDirectory = ''] = (text ?? '').split('\n');
  return pid ? { pid: Number(pid), directory: home, port: serverPort, socketDirectory } : undefined;
}

/** A server stays in its directory, even if that is renamed; of a stopped one only the path is known. */
async function isRecordOf(directory: string, record: ServerRecord): Promise<boolean> {
  const workingDirectory = (await isAlive(record)) && (await identify(`/proc/${record.pid}/cwd`));
  return (workingDirectory || (await identify(record.directory))) === (await identify(directory));
}

/** Identical for every path of a folder; undefined if there is none. */
async function identify(folder: string): Promise<string | undefined> {
  const found = await stat(folder, { bigint: true }).catch(() => undefined);
  return found && `${found.dev}:${found.ino}`;
}

/** Whether the recorded process is still that server, and not another one that got its pid. */
export async function isAlive(server: ServerRecord | undefined): Promise<boolean> {
  if (!server) return false;
  const commandLine = await readCommandLine(server.pid);
  return commandLine.includes(`postgres -D ${server.directory} `);
}

/** Whether any process has this pid, even another user's. */
export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The socket folder, unless the record names another. Only a server that works in this very
 * directory can answer there, even if it runs in another container, or the directory is a copy.
 */
export const ownSocketDirectory = (directory: string): string | undefined =>
  canHoldSocket(directory) ? directory : undefined;

/**
 * Starts PostgreSQL on a data directory. It listens only on a unix socket, and outlives this process.
 * @param previous the record of a stopped server in the directory
 * @returns the process, at once: it may still fail, and its log then has the reason
 */
export async function launchServer(cluster: Cluster, previous?: ServerRecord): Promise<ChildProcess> {
  if (previous) await releaseLocks(cluster.directory, previous);
  else await removeForeignRecord(cluster.directory);
  const socketDirectory = await chooseSocketDirectory(cluster, previous);
  const [program, ...args] = cluster.binaries.postgres;
  const log = await openLog(serverLogFile(cluster.directory));
  const child = spawn(program, [...args, '-D', cluster.directory, ...toArgs(cluster, socketDirectory)], {
    // In its own process group, so that Ctrl+C does not stop the database before the application has drained.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: binariesEnv,
  });
  child.on('error', () => {});
  child.on('exit', () => removeIfTemporary(socketDirectory));
  child.unref();
  await log.close();
  return child;
}

/**
 * Stops a data directory's server and waits until it is gone, at most 11 s.
 * @throws Error if it is still running then
 */
export async function stopServer(server: ServerRecord): Promise<void> {
  await stopProcess(server.pid, () => isAlive(server));
  await removeIfTemporary(server.socketDirectory);
}

/**
 * Stops a server that was just launched and may not have written its record yet.
 * @throws Error if it is still running after 11 s
 */
export async function stopLaunched(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined) await stopProcess(child.pid, async () => isRunning(child));
}

/** Whether a launched process is still running. */
export function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Whether the disk lacks the room that PostgreSQL needs to start: a WAL segment, and as much for the rest. */
export async function isDiskFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < roomToStartBytes;
}

/** The latest reason for a failed start in the server's log; empty if there is none. */
export async function readLastFailure(directory: string): Promise<string> {
  const lines = (await readIfPresent(serverLogFile(directory)))?.split('\n') ?? [];
  // Before its log is set up, PostgreSQL writes plain lines that begin with the program's name.
  const failure = lines.findLast((line) => /(FATAL|PANIC): |^\S*(postgres|unshare): /.test(line));
  return failure?.replace(/^.*?(FATAL|PANIC): +/, '') ?? '';
}

function toArgs({ fsync }: Cluster, socketDirectory: string): string[] {
  const settings = {
    port,
    listen_addresses: '',
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
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

/**
 * PostgreSQL takes any running process with a crashed server's pid for that server; in a container,
 * where pids are few, that is likely. Only its parent's pid is exempt.
 */
async function releaseLocks(directory: string, previous: ServerRecord): Promise<void> {
  if (!processExists(previous.pid)) return;
  const text = await readFile(recordFile(directory), 'utf8');
  // Atomic: with an empty record, such as a full disk leaves, PostgreSQL never starts again.
  const draft = `${recordFile(directory)}.new`;
  await writeFile(draft, text.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
  await rename(draft, recordFile(directory));
  await rm(path.join(previous.socketDirectory || directory, `${socketName}.lock`), { force: true });
}

/** Copied records would let PostgreSQL mistake the original's server for its own. */
async function removeForeignRecord(directory: string): Promise<void> {
  const record = await readRecord(directory);
  if (!record || (await isRecordOf(directory, record))) return;
  await rm(recordFile(directory), { force: true });
  await rm(path.join(directory, `${socketName}.lock`), { force: true });
}

async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ');
  }
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return ps.then(({ stdout }) => stdout).catch(() => '');
}

const canHoldSocket = (directory: string) =>
  Buffer.byteLength(path.join(directory, socketName)) < maxSocketPath;

async function chooseSocketDirectory(cluster: Cluster, previous?: ServerRecord): Promise<string> {
  if (cluster.socketDirectory) return restoreSocketDirectory(cluster.socketDirectory);
  if (canHoldSocket(cluster.directory)) return cluster.directory;
  if (previous && (await isOwnTemporary(previous.socketDirectory))) return previous.socketDirectory;
  return mkdtemp(socketDirectoryPrefix);
}

/** A server that stopped by itself has removed its temporary folder. */
async function restoreSocketDirectory(socketDirectory: string): Promise<string> {
  await mkdir(socketDirectory, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    const isTemporary = socketDirectory.startsWith(socketDirectoryPrefix);
    if (error.code !== 'EEXIST' || (isTemporary && !(await isOwnTemporary(socketDirectory)))) throw error;
  });
  return socketDirectory;
}

async function removeIfTemporary(socketDirectory: string): Promise<void> {
  // After a crash the socket is still in it; the next start reuses it.
  if (await isOwnTemporary(socketDirectory)) await rmdir(socketDirectory).catch(() => {});
}

/** Anyone may write to the temporary folder, so a name alone proves nothing. */
async function isOwnTemporary(directory: string): Promise<boolean> {
  if (!directory.startsWith(socketDirectoryPrefix)) return false;
  const found = await lstat(directory).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o777) === 0o700;
}

async function openLog(file: string) {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const log = await open(file, 'a', 0o600);
  if (size > maxLogBytes) await log.truncate();
  return log;
}

/** @throws Error if the process is still running after both limits */
async function stopProcess(pid: number, isThere: () => Promise<boolean>): Promise<void> {
  const gone =
    (await signalAndWait(pid, isThere, 'SIGINT', stopLimits.fastMs)) ||
    (await signalAndWait(pid, isThere, 'SIGQUIT', stopLimits.immediateMs));
  if (!gone) throw new Error(`PostgreSQL (pid ${pid}) does not stop.`);
}

async function signalAndWait(
  pid: number,
  isThere: () => Promise<boolean>,
  signal: NodeJS.Signals,
  ms: number,
): Promise<boolean> {
  const end = Date.now() + ms;
  if (await isThere()) sendSignal(pid, signal);
  while (await isThere()) {
    if (Date.now() > end) return false;
    await delay(20);
  }
  return true;
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It may have just exited.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
