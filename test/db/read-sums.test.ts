import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSums } from '../../db/views/read-sums';
import { useTestDatabase } from '../support/database';
import { newAccount } from '../support/factories';

const database = useTestDatabase();
const db = () => database().database.db;
const sources = ['direct', 'email'];

let profileId = '';

/** Every day from 2024 to 2026 has a view from each source; that of all sources together has both. */
beforeAll(async () => {
  profileId = (await newAccount(db())).profile.id;
  await sql`
    insert into view_sums (profile_id, source, dimension, day, value, views, returning_views, seconds, timed_views)
    select ${profileId}::uuid, source, dimension, day::date, value, views, 0, 10 * views, 0
    from generate_series('2024-01-01'::timestamp, '2026-12-31', '1 day') as days (day)
    cross join (values ('', 2), ('direct', 1), ('email', 1)) as sources (source, views)
    cross join (values ('', ''), ('device', 'phone'), ('download', 'pdf')) as parts (dimension, value)`.execute(
    db(),
  );
  await sql`
    insert into view_month_sums (profile_id, source, dimension, month, value, views, returning_views, seconds, timed_views)
    select profile_id, source, dimension, date_trunc('month', day)::date, value, sum(views), 0, sum(seconds), 0
    from view_sums group by 1, 2, 3, 4, 5`.execute(db());
});

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

const read = (to: string, days: number, source = '') =>
  readSums(db(), {
    profileId,
    source,
    sources,
    from: dayBefore(to, days - 1),
    to,
    days,
    comparedFrom: dayBefore(to, 2 * days - 1),
    previousTo: dayBefore(to, days),
  });

// Over the end of a short month, of a long one, of February and of the year.
const lastDays = ['2026-04-25', '2026-07-28', '2026-02-24', '2025-12-27', '2024-12-30'].flatMap((first) =>
  Array.from({ length: 9 }, (_, index) => dayBefore(first, -index)),
);

describe.each([7, 30, 90, 365])('the sums of %i days', (days) => {
  test('have each day once, whichever day is the last', async () => {
    for (const to of lastDays) {
      const { sums, sources: bySource } = await read(to, days);
      expect(sums, to).toEqual(
        [
          ['device', 'phone'],
          ['download', 'pdf'],
        ].map(([dimension, value]) => ({ dimension, value, views: 2 * days, seconds: 20 * days })),
      );
      expect(bySource, to).toEqual(
        expect.arrayContaining(sources.map((source) => ({ source, views: days }))),
      );
    }
  });

  test('are those of the chosen source alone', async () => {
    const { sums } = await read('2026-05-01', days, 'email');
    expect(sums.map(({ views, seconds }) => [views, seconds])).toEqual([
      [days, 10 * days],
      [days, 10 * days],
    ]);
  });
});
