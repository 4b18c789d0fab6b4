import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { openJobQueue } from '../../src/server/adapters/job-queue';
import { startJobWorker } from '../../src/server/adapters/job-worker';
import { useTestDatabase } from '../support/database';
import { startDatabaseProxy } from '../support/database-proxy';

const database = useTestDatabase();
const accountId = 'somebody';

test('a job runs once its transaction has committed, and not if it was rolled back', async () => {
  const { db } = database().database;
  const jobs = await openJobQueue({ db });
  const done: string[] = [];
  const handlers = {
    'prepare-video': async ({ videoId }: { videoId: string }) => void done.push(videoId),
  };
  const add = (videoId: string) =>
    db.transaction().execute((tx) => jobs.add(tx, 'prepare-video', { accountId, videoId }));

  await add('kept');
  const abandoned = db.transaction().execute(async (tx) => {
    await jobs.add(tx, 'prepare-video', { accountId, videoId: 'abandoned' });
    throw new Error('rolled back');
  });
  await expect(abandoned).rejects.toThrow('rolled back');
  await jobs.runPending(handlers);
  expect(done).toEqual(['kept']);
  await jobs.runPending(handlers);
  expect(done).toEqual(['kept']);
  await jobs.stop();
});

test('a job goes to only one of two processes', async () => {
  const { db } = database().database;
  const [one, other] = await Promise.all([openJobQueue({ db }), openJobQueue({ db })]);
  const ids = Array.from({ length: 10 }, (_, index) => `video-${index}`);
  const done: string[] = [];
  const handlers = {
    'prepare-video': async ({ videoId }: { videoId: string }) => void done.push(videoId),
  };
  await db.transaction().execute(async (tx) => {
    for (const videoId of ids) await one.add(tx, 'prepare-video', { accountId, videoId });
  });
  await Promise.all([one.runPending(handlers), other.runPending(handlers)]);
  expect(done.toSorted()).toEqual(ids);
  await Promise.all([one.stop(), other.stop()]);
});

test('a worker that was full takes the next job as soon as one has ended', async () => {
  // Nobody polls, so only the end of a job can lead to the next one.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const waiting = ['first', 'second'];
  const done: string[] = [];
  const both = new Promise<void>((resolve) => {
    const source = {
      name: 'work',
      async take() {
        const id = waiting.shift();
        return id ? [{ id, data: id, retryCount: 0, retryLimit: 0, expireInSeconds: 60 }] : [];
      },
      complete: async () => undefined,
      fail: async () => undefined,
    };
    const work = async (id: string) => {
      await turnOfEventLoop();
      done.push(id);
      if (done.length === 2) resolve();
    };
    const worker = startJobWorker(source, 1, work, { warn: () => undefined, error: () => undefined });
    onTestFinished(() => worker.stop(0));
  });
  await both;
  expect(done).toEqual(['first', 'second']);
});

test('the log says whether a failed job will be retried', async () => {
  const { db } = database().database;
  const jobs = await openJobQueue({ db });
  for (const videoId of ['again', 'last']) {
    await db.transaction().execute((tx) => jobs.add(tx, 'prepare-video', { accountId, videoId }));
  }
  await sql`update pgboss.job set retry_limit = 0 where data ->> 'videoId' = 'last'`.execute(db);
  const logged: string[] = [];
  const noteAs = (level: string) => (details: object, message: string) =>
    void logged.push(`${level}: ${'err' in details ? details.err : ''}: ${message}`);
  jobs.work(
    {
      'prepare-video': async ({ videoId }) => {
        throw new Error(videoId);
      },
      'send-mail': async () => undefined,
      'settle-subscription': async () => undefined,
    },
    { warn: noteAs('warn'), error: noteAs('error') },
  );
  await vi.waitFor(() => expect(logged).toHaveLength(2), { timeout: 10_000 });
  expect(logged.toSorted()).toEqual([
    'error: Error: last: a job failed at its last try; it is given up',
    'warn: Error: again: a job failed; it is tried again',
  ]);
  await jobs.stop();
});

const log = { warn: () => undefined, error: () => undefined };
const noMails = {
  'send-mail': async () => undefined,
  'settle-subscription': async () => undefined,
};

test('a job whose end cannot be recorded is reported, and the next one is done', async () => {
  const waiting = ['first', 'second'];
  const done: string[] = [];
  const reported: object[] = [];
  const source = {
    name: 'work',
    async take() {
      const id = waiting.shift();
      // A claim that expires at once leaves no time to try again.
      return id ? [{ id, data: id, retryCount: 0, retryLimit: 0, expireInSeconds: 0 }] : [];
    },
    complete: async () => Promise.reject(new Error('The database is gone.')),
    fail: async () => undefined,
  };
  const error = (details: object) => void reported.push(details);
  const worker = startJobWorker(source, 1, async (id) => void done.push(id), { ...log, error });
  onTestFinished(() => worker.stop(0));
  await vi.waitFor(() => expect(reported).toHaveLength(2), { timeout: 10_000 });
  expect(done).toEqual(['first', 'second']);
  expect(reported).toMatchObject([{ job: 'first' }, { job: 'second' }]);
});

test('a job that is taken while the connection breaks is not lost', async () => {
  const { connectionString, database: own } = database();
  await sql`delete from pgboss.job`.execute(own.db);
  const proxy = await startDatabaseProxy(connectionString);
  const broken = openDatabase(proxy.connectionString);
  onTestFinished(() => broken.close());
  const jobs = await openJobQueue(broken);
  onTestFinished(() => jobs.stop());
  // Either queue may be the first to take.
  await own.db.transaction().execute(async (tx) => {
    await jobs.add(tx, 'prepare-video', { accountId, videoId: 'a video' });
    await jobs.add(tx, 'send-mail', { template: 'reset-password', accountId });
  });
  const done: string[] = [];
  proxy.breakAfter('commit');
  const handlers = {
    'prepare-video': async () => void done.push('video'),
    'send-mail': async () => void done.push('mail'),
    'settle-subscription': async () => undefined,
  };
  jobs.work(handlers, log);
  const again = sql`update pgboss.job set start_after = now() where state = 'retry'`;
  const isDone = async () => {
    await again.execute(own.db);
    expect(done.toSorted()).toEqual(['mail', 'video']);
  };
  await vi.waitFor(isDone, { timeout: 10_000 });
});

test('a job that does not end before its process is retried by the next one', async () => {
  const { db } = database().database;
  const jobs = await openJobQueue({ db });
  let end = () => {};
  const endless = new Promise<void>((resolve) => {
    end = resolve;
  });
  onTestFinished(() => end());
  let isBegun = false;
  await db.transaction().execute((tx) => jobs.add(tx, 'prepare-video', { accountId, videoId: 'endless' }));
  const handle = () => {
    isBegun = true;
    return endless;
  };
  jobs.work({ ...noMails, 'prepare-video': handle }, log);
  await vi.waitFor(() => expect(isBegun).toBe(true), { timeout: 10_000 });
  await jobs.stop(50);
  const { rows } = await sql`
    select state::text from pgboss.job where data ->> 'videoId' = 'endless'`.execute(db);
  expect(rows).toEqual([{ state: 'retry' }]);
});

test("one account's many jobs do not delay another's single one, even with two processes", async () => {
  const { db } = database().database;
  await sql`delete from pgboss.job`.execute(db);
  const [one, other] = await Promise.all([openJobQueue({ db }), openJobQueue({ db })]);
  onTestFinished(() => one.stop());
  onTestFinished(() => other.stop());
  const add = (owner: string, videoId: string) =>
    db.transaction().execute((tx) => one.add(tx, 'prepare-video', { accountId: owner, videoId }));
  for (let count = 0; count < 50; count += 1) await add('busy', `busy ${count}`);
  await add('calm', 'calm');
  await add('late', 'late');
  await add('calm', 'calm again');

  const begun: string[] = [];
  const take = (queue: typeof one) =>
    queue.runPending({
      'prepare-video': async ({ videoId }) => {
        begun.push(videoId);
        // While this one runs, the other process takes the next.
        if (videoId === 'busy 0') await take(other);
      },
    });
  await take(one);
  expect(begun).toHaveLength(53);
  expect(begun.slice(0, 5)).toEqual(['busy 0', 'calm', 'late', 'calm again', 'busy 1']);
});
