import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import type { TestContext } from 'vitest';
import { findBinaries, prepareDataDirectory } from '../../db/embedded-binaries';
import { claimServer } from '../../db/embedded-claim';
import { readServerRecord, type ServerRecord, stopServer } from '../../db/embedded-server';

const embedded = path.resolve(import.meta.dirname, '../../db/embedded.ts');
const program = `
  import { startEmbeddedDatabase } from ${JSON.stringify(embedded)};
  const answer = await startEmbeddedDatabase({ directory: process.argv[1] }).catch((error) => ({ error: String(error) }));
  console.log(JSON.stringify(answer));
`;

/** Another Node process that has tried to open a database. */
export interface Owner {
  process: ChildProcess;
  /** Where it got the database. */
  connectionString?: string;
  /** Where it did not. */
  error?: string;
}

export interface Home {
  folder: string;
  /** In that folder; not there yet. */
  directory: string;
  /** Starts another Node process, which starts the database and stays. */
  startOwner(): Promise<Owner>;
}

/** A folder for one test's databases; whatever runs there when the test ends is stopped. */
export async function makeHome({ onTestFinished }: TestContext, name = 'postgres'): Promise<Home> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyfolio-embedded-'));
  const directory = path.join(folder, name);
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const entry of await readdir(folder)) {
      const server = await readServerRecord(path.join(folder, entry)).catch(() => undefined);
      if (server) await stopServer(server);
    }
    await rm(folder, { recursive: true });
  });
  return {
    folder,
    directory,
    startOwner: async () => {
      const args = ['--import', 'tsx', '--input-type=module', '-e', program, directory];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      const [line] = await once(createInterface(child.stdout), 'line');
      return { process: child, ...JSON.parse(line) };
    },
  };
}

/** A server that runs on the directory without an owner, as after kill -9 of Node. */
export async function startWithoutOwner(directory: string): Promise<ServerRecord> {
  const binaries = await findBinaries();
  await prepareDataDirectory(directory, binaries, false);
  const claim = await claimServer({ directory, binaries, fsync: false }, { patienceMs: 4_000 });
  await claim.client.query('create database storyfolio');
  await claim.client.end();
  return claim.server;
}

/** The record of the server on a directory, which must exist. */
export async function readServer(directory: string): Promise<ServerRecord> {
  const server = await readServerRecord(directory);
  if (!server) throw new Error(`No server in ${directory}.`);
  return server;
}

/** Connects, and ignores a broken connection. */
export async function connect(connectionString = ''): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The values of all columns of all rows. */
export async function query(connectionString: string | undefined, sql: string): Promise<unknown[]> {
  const client = await connect(connectionString);
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

export const countNotes = 'select count(*)::int from note';

/** Inserts row after row until the connection breaks, and returns how many the server had acknowledged. */
export async function insertUntilCut(
  client: Client,
  onProgress: (acknowledged: number) => void,
): Promise<number> {
  for (let acknowledged = 0; ; acknowledged++) {
    onProgress(acknowledged);
    try {
      await client.query('insert into note default values');
    } catch {
      return acknowledged;
    }
  }
}

/** The processes of all PostgreSQL servers in or below the folder, by their command lines. */
export function listServers(folder: string): string[] {
  const lines = execFileSync('ps', ['-eww', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(`postgres -D ${folder}`));
}
