import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { lstat, mkdtemp, open, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
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

const recordFile = (directory: string) => path.join(directory, 'postmaster.pid');

/** Where the server of a data directory writes its log: starts, stops and crashes, never data. */
export const serverLogFile = (directory: string) => path.join(directory, 'server.log');

/** Reads PostgreSQL's own record of its server; undefined after a clean stop. */
export async function readServerRecord(directory: string): Promise<ServerRecord | undefined> {
  const text = await readIfPresent(recordFile(directory));
  const [pid, home = '', , serverPort = port, socketDirectory = ''] = (text ?? '').split('\n');
  return pid ? { pid: Number(pid), directory: home, port: serverPort, socketDirectory } : undefined;
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
 * Starts PostgreSQL on a data directory. It listens on a unix socket only, and it outlives this process.
 * @param previous the record in the directory, of a server that is gone
 * @returns the process, at once: it may still fail, and then the reason is in its log
 */
export async function launchServer(cluster: Cluster, previous?: ServerRecord): Promise<ChildProcess> {
  if (previous) await releaseLocks(cluster.directory, previous);
  const socketDirectory = await chooseSocketDirectory(cluster.directory, previous);
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
  const gone =
    (await signalAndWait(server, 'SIGINT', stopLimits.fastMs)) ||
    (await signalAndWait(server, 'SIGQUIT', stopLimits.immediateMs));
  if (!gone) throw new Error(`PostgreSQL (pid ${server.pid}) does not stop.`);
  await removeIfTemporary(server.socketDirectory);
}

/** The newest reason for a failed start in the server's log; empty where there is none. */
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
  await writeFile(recordFile(directory), text.replace(/^\d+/, String(process.pid)));
  await rm(path.join(previous.socketDirectory || directory, `${socketName}.lock`), { force: true });
}

async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ');
  }
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return ps.then(({ stdout }) => stdout).catch(() => '');
}

async function chooseSocketDirectory(directory: string, previous?: ServerRecord): Promise<string> {
  if (Buffer.byteLength(path.join(directory, socketName)) < maxSocketPath) return directory;
  if (previous && (await isOwnTemporary(previous.socketDirectory))) return previous.socketDirectory;
  return mkdtemp(socketDirectoryPrefix);
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

async function signalAndWait(server: ServerRecord, signal: NodeJS.Signals, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  if (await isAlive(server)) process.kill(server.pid, signal);
  while (await isAlive(server)) {
    if (Date.now() > end) return false;
    await delay(20);
  }
  return true;
}
