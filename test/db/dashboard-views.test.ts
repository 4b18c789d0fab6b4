import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findDashboard } from '../../db/queries/dashboard';
import { useTestDatabase } from '../support/database';
import { newAccount } from '../support/factories';

const database = useTestDatabase();

test('the dashboard counts the views of all time, and those of thirty days each on its own', async () => {
  const { db } = database().database;
  const { id, profile } = await newAccount(db);
  // Day n before the last has n views, the last a hundred, each from one source.
  await sql`
    insert into view_days (profile_id, source, day, views, returning_views, seconds, timed_views)
    select ${profile.id}::uuid, 'direct', date '2026-06-15' - age, case age when 0 then 100 else age end, 0, 0, 0
    from generate_series(0, 40) as age`.execute(db);
  const read = (now: string) => findDashboard(db, id, profile.id, new Date(now));
  const row = await read('2026-06-15T12:00:00Z');
  const before = Array.from({ length: 29 }, (_, index) => 29 - index);
  expect(row?.dailyViews).toEqual([...before, 100]);
  expect(row?.profileViews).toBe(100 + (40 * 41) / 2);
  expect((await read('2026-06-16T00:00:00Z'))?.dailyViews.slice(-2)).toEqual([100, 0]);
});
