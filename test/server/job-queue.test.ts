import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openJobQueue } from '../../src/server/adapters/job-queue';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();
const accountId = 'somebody';

test('work is done once its transaction has committed, and not where it was rolled back', async () => {
  const { db, pool } = database().database;
  const jobs = await openJobQueue(pool);
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

test('a job goes to one of two processes', async () => {
  const { db, pool } = database().database;
  const [one, other] = await Promise.all([openJobQueue(pool), openJobQueue(pool)]);
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

test('the log says of work that failed whether it is tried again', async () => {
  const { db, pool } = database().database;
  const jobs = await openJobQueue(pool);
  for (const videoId of ['again', 'last']) {
    await db.transaction().execute((tx) => jobs.add(tx, 'prepare-video', { accountId, videoId }));
  }
  await sql`update pgboss.job set retry_limit = 0 where data ->> 'videoId' = 'last'`.execute(db);
  const logged: string[] = [];
  const noteAs = (level: string) => (details: object, message: string) =>
    void logged.push(`${level}: ${'err' in details ? details.err : ''}: ${message}`);
  await jobs.work(
    {
      'prepare-video': async ({ videoId }) => {
        throw new Error(videoId);
      },
      'send-mail': async () => undefined,
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
