import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import superjson from 'superjson';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../../db/client';
import type { DB } from '../../db/tables.gen';
import type { FileStore } from '../../src/routers/ports';
import { findFfmpeg } from '../../src/server/adapters/ffmpeg';
import { type JobQueue, openJobQueue } from '../../src/server/adapters/job-queue';
import { openLocationDatabase } from '../../src/server/adapters/location-database';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import { type AppOptions, buildApp } from '../../src/server/app';
import { jobHandlers } from '../../src/server/process/job-handlers';
import { openMailer } from '../../src/server/process/mailer';
import { createTestDatabase } from './database';
import { newAccount, newSession } from './factories';
import { useTestFiles } from './file-store';
import { readOutbox, type TestMail } from './mails';
import { noDns } from './no-dns';
import { testConfig as config, testLimitMultiplier } from './test-config';

/** Where the links of mails lead. */
const testOrigin = 'https://storyfolio.example';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of the answers is what the tests check
  body: any;
}

/** A user with an account, an empty profile and a session. */
export interface TestUser {
  email: string;
  accountId: string;
  profileId: string;
  slug: string;
  token: string;
}

export interface TestApp {
  app: FastifyInstance;
  db: Kysely<DB>;
  longWork: Database['longWork'];
  files: FileStore;
  jobs: JobQueue;
  dataDirectory: string;
  /** Calls a path below /api as the user, or anonymously. */
  rest(route: string, body?: unknown, user?: TestUser): Promise<Answer>;
  /** Calls a procedure as the user, or anonymously: `trpc('query profile.get')`. */
  trpc(call: string, input?: unknown, user?: TestUser): Promise<Answer>;
  newUser(email?: string): Promise<TestUser>;
  /** Runs the jobs that are due, as the running server would. */
  runJobs(): Promise<void>;
  /** The mails sent so far, oldest first. */
  mails(): Promise<TestMail[]>;
  newAdmin(): Promise<TestUser>;
  /** Another server on the same database and files, like a second process; it stops with the first one. */
  newServer(options?: Partial<AppOptions>): Promise<TestApp>;
}

/**
 * Starts the server on its own database before the file's tests, and stops it after them.
 * @param openFiles opens its file store, given the data directory
 * @param limitMultiplier lifts the limits on requests; 1 keeps them
 * @param openMore what else the server has or is configured with
 */
export function useTestApp(
  openFiles = useTestFiles(),
  limitMultiplier = testLimitMultiplier,
  openMore: () => Promise<MoreServices> = async () => ({}),
): () => TestApp {
  let current: TestApp | undefined;
  let stop = async () => {};
  beforeAll(async () => {
    const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-test-'));
    const { database, connectionString, drop } = await createTestDatabase();
    const files = await openFiles(dataDirectory);
    const home = { database, connectionString, files, dataDirectory };
    const started = await startTestApp(home, limitMultiplier, await openMore());
    current = started.app;
    stop = async () => {
      await started.stop();
      await drop();
      await rm(dataDirectory, { recursive: true, force: true });
    };
  });
  afterAll(() => stop());
  return () => {
    if (!current) throw new Error('The test app starts before the first test.');
    return current;
  };
}

/** What only some servers have. */
type MoreServices = Partial<Pick<AppOptions, 'payments' | 'config'>>;

interface Home {
  database: Database;
  connectionString: string;
  files: FileStore;
  dataDirectory: string;
}

/** Starts the server on existing data; stopping it leaves the data. */
export async function startTestApp(
  { database, connectionString, files, dataDirectory }: Home,
  limitMultiplier = testLimitMultiplier,
  more: MoreServices = {},
): Promise<{ app: TestApp; stop(): Promise<void> }> {
  const { db, longWork } = database;
  const jobs = await openJobQueue(database);
  const geo = await openLocationDatabase(path.join(dataDirectory, 'no-cities'));
  const limiter = openRateLimiter({ ...database, multiplier: limitMultiplier });
  const services = { db, files, jobs, geo, dns: noDns, config, limiter };
  const options: AppOptions = { ...services, publicUrl: undefined, logLevel: 'silent', ...more };
  const app = await buildApp(options);
  const mailer = openMailer({ DATA_DIR: dataDirectory }, app.log);
  const videoTools = await findFfmpeg(undefined);
  const handlers = jobHandlers({
    db,
    jobs,
    files,
    payments: more.payments,
    mailer,
    videoTools,
    origin: testOrigin,
    log: app.log,
  });
  const runJobs = () => jobs.runPending(handlers);
  const others: { close(): Promise<unknown> }[] = [];
  const newServer: TestApp['newServer'] = async (more) => {
    const { db: ownDb, close } = openDatabase(connectionString);
    const other = await buildApp({ ...options, db: ownDb, ...more });
    others.unshift(other, { close });
    return testApp(other, { db: ownDb, longWork, files, jobs, dataDirectory, runJobs, newServer });
  };
  const stop = async () => {
    for (const other of others) await other.close();
    await app.close();
    await jobs.stop();
  };
  return { app: testApp(app, { db, longWork, files, jobs, dataDirectory, runJobs, newServer }), stop };
}

type Parts = Pick<TestApp, 'db' | 'longWork' | 'files' | 'jobs' | 'dataDirectory' | 'runJobs' | 'newServer'>;

function testApp(app: FastifyInstance, parts: Parts): TestApp {
  const inject = async (options: InjectOptions, user?: TestUser): Promise<Answer> => {
    const headers = { ...options.headers, ...(user && { authorization: `Bearer ${user.token}` }) };
    const response = await app.inject({ ...options, headers });
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, body: isJson ? response.json() : response.body };
  };
  const rest: TestApp['rest'] = (route, body, user) => {
    const [method, url] = route.split(' ');
    const payload = body === undefined ? {} : { payload: JSON.stringify(body), headers: json };
    return inject({ method: method as 'GET', url: `/api${url}`, ...payload }, user);
  };
  const newUser = async (address?: string): Promise<TestUser> => {
    const { id, email, profile } = await newAccount(parts.db, address);
    const token = await newSession(parts.db, id);
    return { email, accountId: id, profileId: profile.id, slug: profile.profileSlug, token };
  };
  return {
    app,
    ...parts,
    mails: () => readOutbox(parts.dataDirectory),
    rest,
    async trpc(call, input, user) {
      const [type, name] = call.split(' ');
      const payload = input === undefined ? {} : { payload: JSON.stringify(input) };
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      const options: InjectOptions =
        type === 'query'
          ? { method: 'GET', url: `/trpc/${name}${query}` }
          : { method: 'POST', url: `/trpc/${name}`, headers: json, ...payload };
      const { status, body } = await inject(options, user);
      const content = body.error
        ? superjson.deserialize(body.error)
        : superjson.deserialize(body.result.data);
      return { status, body: content };
    },
    newUser,
    async newAdmin() {
      const user = await newUser();
      await parts.db
        .updateTable('accounts')
        .set({ role: 'admin' })
        .where('id', '=', user.accountId)
        .execute();
      return user;
    },
  };
}

const json = { 'content-type': 'application/json' };
