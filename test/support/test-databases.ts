import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../db/client';
import { startEmbeddedDatabase } from '../../db/embedded-postgres';
import { setUpTables } from '../../src/server/database/set-up-database';

export interface TestServer {
  /** Where the server comes from, for display. */
  description: string;
  /** A database on it from which this run may create others. */
  connectionString: string;
  stop(): Promise<void>;
}

/** The databases of one test run; other runs on the same server have another prefix. */
export interface TestRun {
  connectionString: string;
  /** The prefix of every database of this run. */
  prefix: string;
  /** The migrated, empty database to clone. */
  template: string;
}

const pingLimitMs = 2_000;
const folderPrefix = 'storyfolio-test-';
const memoryFolder = '/dev/shm';
const bytesInMemory = 2 ** 32;

/** Finds a PostgreSQL server to test on: `TEST_DATABASE_URL`, else Docker, else the embedded one. */
export async function startTestServer(): Promise<TestServer> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (connectionString) return { description: 'TEST_DATABASE_URL', connectionString, stop: async () => {} };
  const container = (await pingDocker()) && (await startContainer().catch(warnOfDocker));
  return container || startEmbedded();
}

/** Names the databases of a new run, without creating any yet. */
export function nameTestRun(connectionString: string): TestRun {
  const prefix = `storyfolio_test_${Date.now().toString(36)}${randomBytes(3).toString('hex')}_`;
  return { connectionString, prefix, template: `${prefix}template` };
}

/** Creates the migrated database that every test file clones. */
export async function createTemplate(run: TestRun): Promise<void> {
  const { connectionString, template } = run;
  await runSql(connectionString, `create database ${template}`);
  const database = openDatabase(toDatabase(connectionString, template));
  try {
    await database.longWork(setUpTables);
  } finally {
    await database.close();
  }
  // Cloning fails while anything is connected, including autovacuum.
  await runSql(connectionString, `alter database ${template} allow_connections false`);
}

/** Drops every database of a run, including clones left behind by a crashed test file. */
export async function dropTestRun({ connectionString, prefix }: TestRun): Promise<void> {
  const own = `select datname from pg_database where starts_with(datname, '${prefix}')`;
  const rows = await runSql(connectionString, own);
  for (const { datname = '' } of rows) await dropDatabase(connectionString, datname);
}

/** A migrated database for a script of its own. */
export async function openScriptDatabase() {
  const server = await startTestServer();
  const run = nameTestRun(server.connectionString);
  const close = async () => {
    await dropTestRun(run);
    await server.stop();
  };
  try {
    await createTemplate(run);
    const name = `${run.prefix}script`;
    await runSql(run.connectionString, `create database ${name} template ${run.template}`);
    const { description } = server;
    return { description, connectionString: toDatabase(run.connectionString, name), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Drops one database, even if somebody is connected to it. */
export async function dropDatabase(connectionString: string, name: string): Promise<void> {
  await runSql(connectionString, `drop database if exists ${name} with (force)`);
}

/** Runs one statement on its own connection and returns the rows. */
export async function runSql(connectionString: string, sql: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. `URL` requires a host, so it cannot be used. */
export function toDatabase(connectionString: string, name: string): string {
  return connectionString.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}

/** Testcontainers would wait forever for a socket that accepts and never answers. */
async function pingDocker(): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(pingLimitMs);
    const ping = request({ ...toDockerAddress(), path: '/_ping', signal }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    ping.on('error', () => resolve(false)).end();
  });
}

function toDockerAddress(): RequestOptions {
  const host = process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock';
  if (host.startsWith('unix://')) return { socketPath: host.slice('unix://'.length) };
  const { hostname, port } = new URL(host.replace(/^tcp:/, 'http:'));
  return { hostname, port: port || 2375 };
}

function warnOfDocker(error: unknown): undefined {
  console.warn(`Docker answers but starts no PostgreSQL: ${error}`);
}

async function startContainer(): Promise<TestServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const { Wait } = await import('testcontainers');
  const unsafe = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const container = await new PostgreSqlContainer('postgres:18-alpine')
    .withCommand(['postgres', ...unsafe.flatMap((setting) => ['-c', setting])])
    // The first time is only the image preparing its data; Podman has no health check.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  return {
    description: 'Docker',
    connectionString: container.getConnectionUri(),
    stop: async () => {
      await container.stop();
    },
  };
}

async function startEmbedded(): Promise<TestServer> {
  const parent = await findServerFolder();
  await removeOrphans(parent);
  const folder = await mkdtemp(path.join(parent, `${folderPrefix}${process.pid}-`));
  const { connectionString, stop } = await startEmbeddedDatabase({
    directory: path.join(folder, 'postgres'),
    fsync: false,
  });
  return {
    description: 'the embedded PostgreSQL',
    connectionString,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** In memory where there is room: each database is a thousand files, which disks are slow to create and delete. */
async function findServerFolder(): Promise<string> {
  const memory = await statfs(memoryFolder).catch(() => undefined);
  return memory && memory.bavail * memory.bsize >= bytesInMemory ? memoryFolder : tmpdir();
}

/** The folder of a killed test run would stay forever; its server has stopped with it. */
async function removeOrphans(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(new RegExp(`^${folderPrefix}(\\d+)-`).exec(name)?.[1]);
    if (Number.isNaN(pid) || processExists(pid)) continue;
    // Another user's stays.
    await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
}

/** Whether any process has this pid, even another user's. */
function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
