import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { describe, type TestContext, test, vi } from 'vitest';
import { EmbeddedDatabaseError, startEmbeddedDatabase } from '../../db/embedded';
import { isAlive, readServerRecord, type ServerRecord, stopServer } from '../../db/embedded-server';

// A refusal alone takes 4 s.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const embedded = path.resolve(import.meta.dirname, '../../db/embedded.ts');
const program = `
  import { startEmbeddedDatabase } from ${JSON.stringify(embedded)};
  const answer = await startEmbeddedDatabase({ directory: process.argv[1] }).catch((error) => ({ error: String(error) }));
  console.log(JSON.stringify(answer));
`;

const countNotes = 'select count(*)::int from note';
const inUseBy = (owner?: Owner) => `It is in use by pid ${owner?.process.pid}.`;

interface Owner {
  process: ChildProcess;
  /** Where it got the database. */
  connectionString?: string;
  /** Where it did not. */
  error?: string;
}

interface Home {
  folder: string;
  /** In that folder; not there yet. */
  directory: string;
  /** Starts another Node process, which starts the database and stays. */
  startOwner(): Promise<Owner>;
  readServer(): Promise<ServerRecord>;
}

/** A place for one test's database; whatever runs there at the test's end is stopped. */
async function makeHome({ onTestFinished }: TestContext, name = 'postgres'): Promise<Home> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyfolio-embedded-'));
  const directory = path.join(folder, name);
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGKILL');
    const server = await readServerRecord(directory).catch(() => undefined);
    if (server) await stopServer(server);
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
    readServer: async () => {
      const server = await readServerRecord(directory);
      if (!server) throw new Error(`No server in ${directory}.`);
      return server;
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function connect(connectionString = ''): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function query(connectionString: string | undefined, sql: string): Promise<unknown[]> {
  const client = await connect(connectionString);
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

/** Inserts row after row until the connection breaks, and returns how many the server had acknowledged. */
async function insertUntilCut(client: Client, onProgress: (acknowledged: number) => void): Promise<number> {
  for (let acknowledged = 0; ; acknowledged++) {
    onProgress(acknowledged);
    try {
      await client.query('insert into note default values');
    } catch {
      return acknowledged;
    }
  }
}

describe.concurrent('start and stop', () => {
  test('makes the database, keeps its data and leaves no process', async (context) => {
    const { expect } = context;
    const { folder, directory, readServer } = await makeHome(context);
    const first = await startEmbeddedDatabase({ directory });
    const server = await readServer();
    await query(first.connectionString, 'create table note (id int)');
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect(await query(first.connectionString, `select lower('ÉÜ')`)).toEqual(['éü']);
    await first.stop();
    await first.stop();
    expect(await isAlive(server)).toBe(false);

    const second = await startEmbeddedDatabase({ directory });
    expect(second.connectionString).toBe(first.connectionString);
    expect(await query(second.connectionString, countNotes)).toEqual([0]);
    await second.stop();
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test('serves a path that is too long for a socket', async (context) => {
    const { expect } = context;
    const { directory, readServer } = await makeHome(context, 'ö'.repeat(100));
    const { connectionString, stop } = await startEmbeddedDatabase({ directory });
    const { socketDirectory } = await readServer();
    expect((await stat(socketDirectory)).mode & 0o777).toBe(0o700);
    expect(await query(connectionString, `select current_setting('data_directory')`)).toEqual([directory]);
    await stop();
    await expect(stat(socketDirectory)).rejects.toThrow('ENOENT');
  });
});

describe.concurrent('after kill -9', () => {
  test('of Node, the next start takes the running server over, and stops it', async (context) => {
    const { expect } = context;
    const { directory, startOwner, readServer } = await makeHome(context);
    const owner = await startOwner();
    await query(owner.connectionString, 'create table note (id int)');
    const server = await readServer();
    await kill(owner.process);

    const next = await startEmbeddedDatabase({ directory });
    expect(next.connectionString).toBe(owner.connectionString);
    expect(await readServer()).toEqual(server);
    expect(await query(next.connectionString, countNotes)).toEqual([0]);
    await next.stop();
    expect(await isAlive(server)).toBe(false);
  });

  test('of everything, every acknowledged insert is there', async (context) => {
    const { expect } = context;
    const { directory, startOwner, readServer } = await makeHome(context);
    const owner = await startOwner();
    await query(owner.connectionString, 'create table note (id serial primary key)');
    let progress = 0;
    const inserting = insertUntilCut(await connect(owner.connectionString), (acknowledged) => {
      progress = acknowledged;
    });
    await expect.poll(() => progress, { timeout: 5_000 }).toBeGreaterThan(100);
    process.kill((await readServer()).pid, 'SIGKILL');
    await kill(owner.process);
    const acknowledged = await inserting;

    const next = await startEmbeddedDatabase({ directory });
    const [count] = await query(next.connectionString, countNotes);
    expect([acknowledged, acknowledged + 1]).toContain(count);
    await next.stop();
  });

  test('of the server, its pid may be another program’s by then', async (context) => {
    const { expect, onTestFinished } = context;
    const { directory } = await makeHome(context);
    const { stop } = await startEmbeddedDatabase({ directory });
    await stop();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    onTestFinished(() => void other.kill('SIGKILL'));
    const record = `${other.pid}\n${directory}\n1700000000\n5432\n${directory}\n\n`;
    await writeFile(path.join(directory, 'postmaster.pid'), record);
    await writeFile(path.join(directory, '.s.PGSQL.5432.lock'), record);

    const next = await startEmbeddedDatabase({ directory });
    expect(await query(next.connectionString, 'select 1')).toEqual([1]);
    await next.stop();
    expect(other.exitCode).toBeNull();
  });
});

describe.concurrent('one owner', () => {
  test('a second process is refused by name and does not disturb the first', async (context) => {
    const { expect } = context;
    const { directory, startOwner, readServer } = await makeHome(context);
    const owner = await startOwner();
    const client = await connect(owner.connectionString);
    const server = await readServer();

    const second = startEmbeddedDatabase({ directory });
    await expect(second).rejects.toThrow(EmbeddedDatabaseError);
    await expect(second).rejects.toThrow(`${directory} did not start. ${inUseBy(owner)}`);
    expect((await client.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    expect(await readServer()).toEqual(server);
    await client.end();
  });

  test('of two that start at the same moment on nothing, one wins', async (context) => {
    const { expect } = context;
    const { folder, startOwner } = await makeHome(context);
    const owners = await Promise.all([startOwner(), startOwner()]);
    const winner = owners.find((owner) => owner.connectionString);
    const loser = owners.find((owner) => owner.error);
    expect(loser?.error).toContain(inUseBy(winner));
    expect(await query(winner?.connectionString, 'select 1')).toEqual([1]);
    expect(await readdir(folder)).toEqual(['postgres']);
  });
});

describe.concurrent('a directory that does not fit', () => {
  test('made by another major version', async (context) => {
    const { directory } = await makeHome(context);
    await mkdir(directory);
    await writeFile(path.join(directory, 'PG_VERSION'), '17\n');
    await context.expect(startEmbeddedDatabase({ directory })).rejects.toThrow('were made by PostgreSQL 17,');
  });

  test('full of something else', async (context) => {
    const { directory } = await makeHome(context);
    await mkdir(directory);
    await writeFile(path.join(directory, 'letter.txt'), 'Dear Ada');
    await context.expect(startEmbeddedDatabase({ directory })).rejects.toThrow('is not empty');
    context.expect(await readdir(directory)).toEqual(['letter.txt']);
  });

  test('that cannot be made', async (context) => {
    const { directory } = await makeHome(context);
    await writeFile(directory, '');
    await context.expect(startEmbeddedDatabase({ directory })).rejects.toThrow('cannot be used: ENOTDIR');
  });
});
