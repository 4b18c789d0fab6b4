import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { deleteOldStatusDays, listStatusDays } from '../../db/queries/status-days';
import { installationStatus, statusDays } from '../../src/contracts/status';
import { historyOf, uptimeOf } from '../../src/server/status/history';
import { sampleStatus, startSampling } from '../../src/server/status/sampling';
import { dayOf, firstShownDay } from '../../src/server/status/utc-minute';
import { useTestApp } from '../support/app';

const app = useTestApp();

const working = { check: async () => {} };
const failing = { check: async () => Promise.reject(new Error('no disk')) };
const minuteMs = 60_000;

const clear = () => app().db.deleteFrom('statusDays').execute();
const sampleAt = (at: Date, files = working) =>
  sampleStatus({ db: app().db, files, clock: { now: () => at } });
const historyAt = async (now: Date) => historyOf(await listStatusDays(app().db, firstShownDay(now)), now);

describe('the samples of a day', () => {
  test('count a minute once, however many processes answer in it', async () => {
    await clear();
    const at = new Date('2026-03-01T10:00:20.000Z');
    await Promise.all(Array.from({ length: 50 }, () => sampleAt(at)));
    await sampleAt(new Date('2026-03-01T10:01:20.000Z'));
    // A process whose clock is behind.
    await sampleAt(at);
    const [row] = await listStatusDays(app().db, '2026-03-01');
    expect(row).toEqual({ day: '2026-03-01', firstMinute: 600, lastMinute: 601, answered: 2, impaired: 0 });
  });

  test('say since when they are, what was down and what was impaired', async () => {
    await clear();
    const start = new Date('2026-03-01T23:50:00.000Z').getTime();
    // Ten minutes until midnight, of which three are missing; then five, of which the files fail in two.
    for (const minute of [0, 1, 2, 6, 7, 8, 9]) await sampleAt(new Date(start + minute * minuteMs));
    for (const minute of [10, 11, 12]) await sampleAt(new Date(start + minute * minuteMs));
    for (const minute of [13, 14]) await sampleAt(new Date(start + minute * minuteMs), failing);
    const days = await historyAt(new Date(start + 14 * minuteMs));
    expect(days).toHaveLength(statusDays);
    expect(days.slice(-3)).toEqual([
      { day: '2026-02-28', answered: 0, impaired: 0, down: 0, hasData: false },
      { day: '2026-03-01', answered: 7, impaired: 0, down: 3, hasData: true },
      { day: '2026-03-02', answered: 5, impaired: 2, down: 0, hasData: true },
    ]);
    expect(uptimeOf(days)).toBeCloseTo(12 / 15);
    // The minute that has just begun is not yet missing; those before it are.
    expect((await historyAt(new Date(start + 15 * minuteMs))).at(-1)?.down).toBe(0);
    expect((await historyAt(new Date(start + 17 * minuteMs))).at(-1)?.down).toBe(2);
  });

  test('take a bounded number of rows in a year, and gaps count as down since the first', async () => {
    await clear();
    const start = new Date('2026-01-01T12:00:00.000Z');
    const dayAt = (index: number) => new Date(start.getTime() + index * 24 * 60 * minuteMs);
    for (let index = 0; index < 400; index += 1) {
      // From the 350th day on, nothing runs for a month.
      if (index < 350 || index >= 380) await sampleAt(dayAt(index));
      if (index % 20 === 19) await deleteOldStatusDays(app().db, firstShownDay(dayAt(index)));
    }
    const { count } = await app()
      .db.selectFrom('statusDays')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeLessThanOrEqual(statusDays + 1);
    const days = await historyAt(dayAt(399));
    expect(days.every(({ hasData }) => hasData)).toBe(true);
    expect(days[0]).toMatchObject({ answered: 1 });
    const [first] = await listStatusDays(app().db, firstShownDay(dayAt(399)));
    expect(first).toMatchObject({ day: '2026-01-01', firstMinute: 720 });
    const gap = days.find(({ day }) => day === dayOf(dayAt(360)));
    expect(gap).toMatchObject({ answered: 0, down: 1440 });
  });

  test('are none before the first, and none at all without any', async () => {
    await clear();
    const days = await historyAt(new Date('2026-03-01T10:00:00.000Z'));
    expect(days.some(({ hasData }) => hasData)).toBe(false);
    expect(uptimeOf(days)).toBeNull();
  });
});

test('a running process samples at once', async () => {
  await clear();
  const now = new Date('2026-05-05T05:05:05.000Z');
  const sampling = startSampling({ db: app().db, files: working, clock: { now: () => now } }, app().app.log);
  await expect.poll(() => listStatusDays(app().db, '2026-05-05')).toHaveLength(1);
  sampling.stop();
});

describe('the status', () => {
  test('is reported to programs and people, without details', async () => {
    await clear();
    const now = new Date('2026-03-01T10:00:00.000Z');
    await sampleAt(now);
    const { app: server } = await app().newServer({ clock: { now: () => now } });
    const { statusCode, body } = await server.inject('/api/status');
    expect(statusCode).toBe(200);
    const status = installationStatus.parse(JSON.parse(body));
    expect(status).toMatchObject({ status: 'ok', at: now.toISOString(), uptime: 1 });
    expect(status.parts).toMatchObject({ database: 'ok', files: 'ok', mail: 'ok', jobs: 'ok' });
    const page = await server.inject('/status');
    expect(page.body).toContain('Everything is working.');
    expect(page.body.match(/class="(good|some|bad|none)"/g)).toHaveLength(statusDays);
    expect(page.body.match(/<th scope="row">/g)).toHaveLength(statusDays);
    expect(page.body).toContain('No data');
  });

  test('names a part that fails, and nothing about why', async () => {
    const { app: server } = await app().newServer({ files: { ...app().files, ...failing } });
    const { body } = await server.inject('/api/status');
    expect(JSON.parse(body)).toMatchObject({ status: 'impaired', parts: { files: 'failed' } });
    expect((await server.inject('/status')).body).toContain('Not working');
    expect(body).not.toContain('no disk');
  });

  test.each([
    ['waits for an hour', 'late', sql`start_after = now() - interval '1 hour'`],
    ['waits for five minutes', 'ok', sql`start_after = now() - interval '5 minutes'`],
    [
      'has failed for an hour',
      'late',
      sql`state = 'retry', created_on = now() - interval '1 hour', start_after = now() + interval '1 hour'`,
    ],
    [
      'has failed for five minutes',
      'ok',
      sql`state = 'retry', created_on = now() - interval '5 minutes', start_after = now() + interval '1 hour'`,
    ],
  ])('says which work is late: a job %s', async (_what, jobs, change) => {
    await app()
      .db.transaction()
      .execute((tx) =>
        app().jobs.add(tx, 'prepare-video', { accountId: crypto.randomUUID(), videoId: crypto.randomUUID() }),
      );
    await sql`update pgboss.job set ${change}`.execute(app().db);
    const { app: server } = await app().newServer({});
    expect((await server.inject('/api/status')).json()).toMatchObject({
      status: jobs === 'ok' ? 'ok' : 'impaired',
      parts: { jobs, mail: 'ok' },
    });
    await sql`delete from pgboss.job`.execute(app().db);
  });

  test('is reported while the database is down', async () => {
    // Nothing listens there.
    const { db, close } = openDatabase('postgres://127.0.0.1:1/none');
    const { app: server } = await app().newServer({ db });
    expect((await server.inject('/api/status')).json()).toMatchObject({
      status: 'down',
      parts: { database: 'failed' },
      days: null,
      uptime: null,
    });
    const page = await server.inject('/status');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('The database is down')]);
    await close();
  });
});

test('readiness is asked at most once a second, however many want to know', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  const check = async () => {
    asked += 1;
  };
  const { app: server } = await app().newServer({ files: { ...app().files, check } });
  const isReady = async () => (await server.inject('/readyz')).statusCode;

  const answers = await Promise.all(Array.from({ length: 50 }, isReady));
  expect(answers).toEqual(Array(50).fill(200));
  vi.advanceTimersByTime(999);
  expect(await isReady()).toBe(200);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(1);
  await isReady();
  expect(asked).toBe(2);
});
