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

/** A data directory and how to run PostgreSQL on it. */
export interface Cluster {
  /** Absolute path. */
  directory: string;
  binaries: Binaries;
  /** False trades safety for speed: for tests only. */
  fsync: boolean;
  /** Where its socket was and has to be again; where not given, a place is chosen. */
  socketDirectory?: string;
}

/** What a server that started, perhaps one that has crashed since, wrote about itself. */
export interface ServerRecord {
  pid: number;
  /** The data directory under the name by which that server knows it. */
  directory: string;
  port: string;
  /** Empty while the server is just starting. */
  socketDirectory: string;
}

const port = '5432';
const socketName = `.s.PGSQL.${port}`;
/** Bytes of a socket's path, with its closing NUL; macOS allows the fewest. */
const maxSocketPath = 104;
const socketDirectoryPrefix = path.join(tmpdir(), 'storyfolio-socket-');
const maxLogBytes = 1_000_000;
const stopLimits = { fastMs: 8_000, immediateMs: 3_000 };
const roomToStartBytes = 32 * 1024 * 1024;

const recordFile = (directory: string) => path.join(directory, 'postmaster.pid');

/** Where the server of a data directory writes its log: starts, stops and crashes, never data. */
export const serverLogFile = (directory: string) => path.join(directory, 'server.log');

/**
 * Reads PostgreSQL's own record of the server on a data directory; undefined after a clean stop, and where the record
 * speaks of another directory, of which this one is a copy.
 */
export async function readServerRecord(directory: string): Promise<ServerRecord | undefined> {
  const record = await readRecord(directory);
  if (!record || !(await isRecordOf(directory, record))) return undefined;
  // The directory may have got another name since.
  const isWithin = record.socketDirectory === record.directory && canHoldSocket(directory);
  return isWithin ? { ...record, socketDirectory: directory } : record;
}

async function readRecord(directory: string): Promise<ServerRecord | undefined> {
  const text = await readIfPresent(recordFile(directory));
  const [pid, home = '', , serverPort = port, socketDirectory = ''] = (text ?? '').split('\n');
  return pid ? { pid: Number(pid), directory: home, port: serverPort, socketDirectory } : undefined;
}

/** A server works in its directory for good, whatever that is called by now; of one that is gone only the name is left. */
async function isRecordOf(directory: string, record: ServerRecord): Promise<boolean> {
  const workingDirectory = (await isAlive(record)) && (await identify(`/proc/${record.pid}/cwd`));
  return (workingDirectory || (await identify(record.directory))) === (await identify(directory));
}

/** The same for every name of a folder; undefined if there is none. */
async function identify(folder: string): Promise<string | undefined> {
  const found = await stat(folder, { bigint: true }).catch(() => undefined);
  return found && `${found.dev}:${found.ino}`;
}

/** Whether the process of a record is still that server, and not another one that got its pid. */
export async function isAlive(server: ServerRecord | undefined): Promise<boolean> {
  if (!server) return false;
  const commandLine = await readCommandLine(server.pid);
  return commandLine.includes(`postgres -D ${server.directory} `);
}

/** Whether any process has this pid, another user's too. */
export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Where a server on the directory listens unless its record says otherwise. Only a server that works in this very
 * directory can answer there, even where it is another container's, or the directory is a copy.
 */
export const ownSocketDirectory = (directory: string): string | undefined =>
  canHoldSocket(directory) ? directory : undefined;

/**
 * Starts PostgreSQL on a data directory. It listens on a unix socket only, and it outlives this process.
 * @param previous the record in the directory, of a server that is gone
 * @returns the process, at once: it may still fail, and then the reason is in its log
 */
export async function launchServer(cluster: Cluster, previous?: ServerRecord): Promise<ChildProcess> {
  if (previous) await releaseLocks(cluster.directory, previous);
  else await removeForeignRecord(cluster.directory);
  const socketDirectory = await chooseSocketDirectory(cluster, previous);
  const [program, ...args] = cluster.binaries.postgres;
  const log = await openLog(serverLogFile(cluster.directory));
  const child = spawn(program, [...args, '-D', cluster.directory, ...toArgs(cluster, socketDirectory)], {
    // An own process group, so that Ctrl+C does not stop the database before the application has drained.
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
 * Stops the server of a data directory and waits until it is gone, 11 s at most.
 * @throws Error when it is still there after that
 */
export async function stopServer(server: ServerRecord): Promise<void> {
  await stopProcess(server.pid, () => isAlive(server));
  await removeIfTemporary(server.socketDirectory);
}

/**
 * Stops a server that was launched just now and may not have written its record yet.
 * @throws Error when it is still there after 11 s
 */
export async function stopLaunched(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined) await stopProcess(child.pid, async () => isRunning(child));
}

/** Whether a process that was launched has not ended yet. */
export function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Whether the disk lacks the room that PostgreSQL needs to start: a segment of its log, and as much for the rest. */
export async function isDiskFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < roomToStartBytes;
}

/** The newest reason for a failed start in the server's log; empty if there is none. */
export async function readLastFailure(directory: string): Promise<string> {
  const lines = (await readIfPresent(serverLogFile(directory)))?.split('\n') ?? [];
  // Before its log is set up PostgreSQL writes bare lines, which begin with the program's name.
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
    // The client gets every error; in the log they would repeat what people wrote.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // What is deleted is to be gone: segments of the log that are done with are not kept to be written over.
    wal_recycle: 'off',
    min_wal_size: '32MB',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * PostgreSQL takes any living process that has a crashed server's pid for that server; in a container,
 * where pids are few, that is often true by chance. Only its parent's pid it does not mind.
 */
async function releaseLocks(directory: string, previous: ServerRecord): Promise<void> {
  if (!processExists(previous.pid)) return;
  const text = await readFile(recordFile(directory), 'utf8');
  // Whole or not at all: with an empty record, as a full disk would leave it, PostgreSQL never starts again.
  const draft = `${recordFile(directory)}.new`;
  await writeFile(draft, text.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
  await rename(draft, recordFile(directory));
  await rm(path.join(previous.socketDirectory || directory, `${socketName}.lock`), { force: true });
}

/** What came with a copy would let PostgreSQL take the original's server for its own. */
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

/** A server that ended by itself took its temporary folder along. */
async function restoreSocketDirectory(socketDirectory: string): Promise<string> {
  await mkdir(socketDirectory, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    const isTemporary = socketDirectory.startsWith(socketDirectoryPrefix);
    if (error.code !== 'EEXIST' || (isTemporary && !(await isOwnTemporary(socketDirectory)))) throw error;
  });
  return socketDirectory;
}

async function removeIfTemporary(socketDirectory: string): Promise<void> {
  // After a crash the socket is still in it; the next start uses it again.
  if (await isOwnTemporary(socketDirectory)) await rmdir(socketDirectory).catch(() => {});
}

/** Anyone may write to the temporary folder: a name alone proves nothing. */
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

/** @throws Error when the process is still there after both limits */
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
    // It may have ended just now.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
