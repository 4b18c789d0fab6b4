import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestContext } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../db/embedded-postgres';

const embedded = path.resolve(import.meta.dirname, '../../db/embedded-postgres.ts');
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
  /** Starts a database in this process. */
  start(directory: string): Promise<EmbeddedDatabase>;
  /** Starts another Node process, which starts the database in `directory` and stays. */
  startOwner(): Promise<Owner>;
}

/** A folder for one test's databases; whatever runs there when the test ends is stopped. */
export async function makeHome({ onTestFinished }: TestContext, name = 'postgres'): Promise<Home> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyfolio-embedded-'));
  const directory = path.join(folder, name);
  const databases: EmbeddedDatabase[] = [];
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const database of databases) await database.stop();
    for (const child of children) child.kill('SIGKILL');
    while (listServers(folder).length > 0) await delay(20);
    await rm(folder, { recursive: true });
  });
  return {
    folder,
    directory,
    start: async (where) => {
      const database = await startEmbeddedDatabase({ directory: where });
      databases.push(database);
      return database;
    },
    startOwner: async () => {
      const args = ['--import', 'tsx', '--input-type=module', '-e', program, directory];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      const [line] = await once(createInterface(child.stdout), 'line');
      return { process: child, ...JSON.parse(line) };
    },
  };
}

/** The pid of the server that last ran on a directory. */
export async function readServerPid(directory: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(directory, 'postmaster.pid'), 'utf8'), 10);
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

/** The processes of all PostgreSQL servers in or below the folder, by their command lines. */
export function listServers(folder: string): string[] {
  const lines = execFileSync('ps', ['-eww', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(`postgres -D ${folder}`) && !line.startsWith('sh -c'));
}
