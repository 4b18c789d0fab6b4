import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client';
import { openJobQueue } from '../../src/server/adapters/job-queue';
import { useTestDatabase } from '../support/database';
import { startDatabaseProxy } from '../support/database-proxy';
import { until } from '../support/until';

const database = useTestDatabase();
const accountId = 'somebody';
const log = { warn: () => undefined, error: () => undefined };
const noMails = {
  'send-mail': async () => undefined,
  'settle-subscription': async () => undefined,
  'keep-sent-document': async () => undefined,
};

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

test('a worker takes the next job as soon as one has ended', async () => {
  const { db } = database().database;
  await sql`delete from pgboss.job`.execute(db);
  const jobs = await openJobQueue({ db });
  onTestFinished(() => jobs.stop());
  const ids = Array.from({ length: 30 }, (_, index) => `video ${index}`);
  await db.transaction().execute(async (tx) => {
    for (const videoId of ids) await jobs.add(tx, 'prepare-video', { accountId, videoId });
  });
  const done: string[] = [];
  const begun = performance.now();
  const prepare = async ({ videoId }: { videoId: string }) => void done.push(videoId);
  await jobs.work({ ...noMails, 'prepare-video': prepare }, log);
  await until(() => expect(done).toEqual(ids));
  // By polling alone, it takes a second for each.
  expect(performance.now() - begun).toBeLessThan(20_000);
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
  await jobs.work(
    {
      ...noMails,
      'prepare-video': async ({ videoId }) => {
        throw new Error(videoId);
      },
    },
    { warn: noteAs('warn'), error: noteAs('error') },
  );
  await until(() => expect(logged).toHaveLength(2));
  expect(logged.toSorted()).toEqual([
    'error: Error: last: a job failed at its last try; it is given up',
    'warn: Error: again: a job failed; it is tried again',
  ]);
  await jobs.stop();
});

/** A queue behind a proxy, with one video to prepare. */
async function openBrokenQueue() {
  const { connectionString, database: own } = database();
  await sql`delete from pgboss.job`.execute(own.db);
  const proxy = await startDatabaseProxy(connectionString);
  const behind = openDatabase(proxy.connectionString);
  onTestFinished(() => behind.close());
  const jobs = await openJobQueue(behind);
  onTestFinished(() => jobs.stop());
  const videoId = randomUUID();
  await own.db.transaction().execute((tx) => jobs.add(tx, 'prepare-video', { accountId, videoId }));
  const readStates = async () => {
    // The end of another test's job may be recorded after that test.
    const { rows } = await sql<{ state: string }>`
      select state::text from pgboss.job where data ->> 'videoId' = ${videoId}`.execute(own.db);
    return rows.map(({ state }) => state);
  };
  return { db: own.db, proxy, jobs, readStates };
}

test('the end of a job is recorded although the connection breaks, and the job is done once', async () => {
  const { proxy, jobs, readStates } = await openBrokenQueue();
  let done = 0;
  let reconnect = () => {};
  const prepare = async () => {
    done += 1;
    reconnect = proxy.cutOff('broken');
  };
  await jobs.work({ ...noMails, 'prepare-video': prepare }, log);
  await until(() => expect(done).toBe(1));
  reconnect();
  await until(async () => expect(await readStates()).toEqual(['completed']));
  expect(done).toBe(1);
});

test('a job whose end cannot be recorded is reported, and waits until its claim expires', async () => {
  const { proxy, jobs, readStates } = await openBrokenQueue();
  const reported: string[] = [];
  let isDone = false;
  const prepare = async () => {
    proxy.cutOff('broken');
    isDone = true;
  };
  const error = (_: object, message: string) => void reported.push(message);
  await jobs.work({ ...noMails, 'prepare-video': prepare }, { ...log, error });
  await until(() => expect(isDone).toBe(true));
  await jobs.stop();
  await until(() => expect(reported).toContain('the job queue failed; it is tried again'));
  expect(await readStates()).toEqual(['active']);
});

test('a job that is taken while the connection breaks is done once its claim has expired', async () => {
  const { db, proxy, jobs, readStates } = await openBrokenQueue();
  const { connectionString } = database();
  let done = 0;
  proxy.breakAfter('FOR UPDATE SKIP LOCKED');
  const handlers = {
    'prepare-video': async () => {
      done += 1;
    },
  };
  await jobs.runPending(handlers);
  expect([done, await readStates()]).toEqual([0, ['active']]);
  await sql`update pgboss.job set started_on = started_on - expire_in`.execute(db);
  const boss = await new PgBoss(connectionString).start();
  await boss.maintain();
  await boss.stop({ graceful: false });
  await sql`update pgboss.job set start_after = now()`.execute(db);
  await jobs.runPending(handlers);
  expect([done, await readStates()]).toEqual([1, ['completed']]);
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
  await jobs.work({ ...noMails, 'prepare-video': handle }, log);
  await until(() => expect(isBegun).toBe(true));
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
  expect(begun.slice(0, 5)).toEqual(['busy 0', 'calm', 'late', 'busy 1', 'calm again']);
});
