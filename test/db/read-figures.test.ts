import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addPartition } from '../../db/views/partitions';
import { countViews, readFigures } from '../../db/views/read-figures';
import { useTestDatabase } from '../support/database';
import { newAccount } from '../support/factories';

const database = useTestDatabase();
const db = () => database().database.db;

let profileId = '';

/** Every day of 2026 until May has a view of each source, each of a visitor who comes back after four days. */
beforeAll(async () => {
  profileId = (await newAccount(db())).profile.id;
  await db()
    .transaction()
    .execute(async (tx) => {
      for (let month = 1; month <= 5; month += 1) await addPartition(tx, `2026-0${month}-01`);
    });
  await sql`
    insert into views (id, profile_id, viewed_at, day, kind, source, visitor, is_returning, referrer, utm_campaign,
      country, city, unknown_place, device, seconds, video_seconds, sections, downloads)
    select gen_random_uuid(), ${profileId}::uuid, day at time zone 'UTC', day::date, kind::view_kind, source,
      case when source = 'direct' then null else decode(lpad(to_hex(extract(day from day)::integer % 4), 64, '0'), 'hex') end,
      false, case source when 'email' then 'mail.example' end, case source when 'email' then 'spring' end,
      case source when 'email' then 'GB' end, null, case source when 'direct' then 'private network' end, 'phone',
      case source when 'email' then 10 else 0 end, case source when 'email' then 5 else 0 end,
      case source when 'email' then '{"skills": 6, "facts": 4}' else '{}' end::jsonb,
      case source when 'email' then '["pdf"]' else '[]' end::jsonb
    from generate_series('2026-01-01'::timestamp, '2026-05-31', '1 day') as days (day)
    cross join (values ('person', 'direct'), ('person', 'email'), ('bot', 'direct')) as kinds (kind, source)`.execute(
    db(),
  );
});

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

const period = (to: string, days: number, source?: string) => ({
  profileId,
  source,
  from: dayBefore(to, days - 1),
  to,
  days,
  comparedFrom: dayBefore(to, 2 * days - 1),
  previousFrom: dayBefore(to, 2 * days - 1),
  previousTo: dayBefore(to, days),
});

test.each([7, 30])('the figures of %i days have each of these days once', async (days) => {
  const to = '2026-04-25';
  const figures = await readFigures(db(), period(to, days));
  expect(figures).toEqual({
    days: expect.any(Array),
    sources: [
      { value: 'direct', views: days },
      { value: 'email', views: days },
    ],
    places: [
      { country: 'GB', city: null, unknownPlace: null, views: days },
      { country: null, city: null, unknownPlace: 'private network', views: days },
    ],
    countries: [
      { value: 'GB', views: days },
      { value: null, views: days },
    ],
    companies: [],
    referrers: [{ value: 'mail.example', views: days }],
    campaigns: [{ value: 'spring', views: days }],
    devices: [{ value: 'phone', views: 2 * days }],
    sections: [
      { value: 'facts', views: days, seconds: 4 * days },
      { value: 'skills', views: days, seconds: 6 * days },
    ],
    downloads: [{ value: 'pdf', views: days }],
    video: { views: days, seconds: 5 * days },
    excluded: [{ value: 'bot', views: days }],
    unrecognised: days,
    visitors: 4,
    previousVisitors: 4,
  });
  expect(figures.days).toHaveLength(2 * days);
  expect(figures.days).toContainEqual({ day: to, views: 2, returningViews: 0, seconds: 10, timedViews: 1 });
  expect(await countViews(db(), period(to, days))).toBe(2 * days);
});

test('the figures of a source are of its views alone', async () => {
  const figures = await readFigures(db(), period('2026-04-25', 7, 'direct'));
  expect(figures).toMatchObject({
    sources: [{ value: 'direct', views: 7 }],
    campaigns: [],
    devices: [{ value: 'phone', views: 7 }],
    visitors: 0,
  });
  expect(figures.days).toContainEqual({
    day: '2026-04-25',
    views: 1,
    returningViews: 0,
    seconds: 0,
    timedViews: 0,
  });
  expect(await countViews(db(), period('2026-04-25', 7, 'direct'))).toBe(7);
});

test('totals of deleted views are compared with, but nobody knows how many visitors they were of', async () => {
  const { profile } = await newAccount(db());
  const day = '2024-03-01';
  await db()
    .insertInto('viewDays')
    .values({
      profileId: profile.id,
      day,
      source: 'email',
      views: 5,
      returningViews: 2,
      seconds: 60,
      timedViews: 3,
    })
    .execute();
  const read = (days: number) => readFigures(db(), { ...period('2024-03-07', days), profileId: profile.id });
  expect(await read(7)).toMatchObject({
    days: [{ day, views: 5, returningViews: 2, seconds: 60, timedViews: 3 }],
    visitors: 0,
    previousVisitors: null,
  });
});
