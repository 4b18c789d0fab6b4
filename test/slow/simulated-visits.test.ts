import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { checkSums, findDifferences } from '../../db/views/check-sums';
import { describeSums } from '../../src/server/cli/describe-sums';
import { useTestDatabase } from '../support/database';
import { simulateVisits } from '../support/visits/simulate-visits';

const database = useTestDatabase();
const db = () => database().database.db;

const simulate = (visits: number, servers: number) =>
  simulateVisits({
    connectionString: database().connectionString,
    visits,
    seed: 14,
    servers,
    compare: ({ question, answered, true: truth }) => expect(answered, question).toEqual(truth),
  });

describe('simulated visits with a known truth', () => {
  test('every figure is exact with two processes at once', async () => {
    expect((await simulate(500, 2)).visits).toBeGreaterThan(400);
  });

  test('every figure is exact with one process', async () => {
    expect((await simulate(250, 1)).visits).toBeGreaterThan(200);
  });
});

describe('the check of sums', () => {
  test('finds nothing after all that', async () => {
    expect(await checkSums(db())).toEqual({ differences: [], total: 0 });
  });

  // The only one of its visitor, or the visitor would still be one of those of its day.
  const anyView = sql`(select id from views where kind = 'person' and visitor is not null and seconds > 0
    and sections <> '{}' and not exists (select from views as others
      where others.visitor = views.visitor and others.id <> views.id) order by viewed_at limit 1)`;
  const anyVisitor = sql`(select visitor from views where id = ${anyView})`;
  const anySum = sql`(select ctid from view_sums where dimension = 'place' and source <> '' limit 1)`;

  test.each([
    ['a sum', sql`update view_sums set views = views + 3 where ctid = ${anySum}`, ['place']],
    ['a lost sum', sql`delete from view_sums where ctid = ${anySum}`, ['place']],
    [
      'a sum of seconds',
      sql`update view_sums set seconds = seconds + 1 where dimension = 'section'`,
      ['section'],
    ],
    [
      'a sum of a month',
      sql`update view_month_sums set views = views + 1 where dimension = 'device'`,
      ['device'],
    ],
    ['a lost sum of a month', sql`delete from view_month_sums where dimension = 'video'`, ['video']],
    ['a time', sql`update views set seconds = seconds + 1 where id = ${anyView}`, ['']],
    ['a section', sql`update views set sections = '{}' where id = ${anyView}`, ['section']],
    ['a video', sql`update views set video_seconds = video_seconds + 1 where id = ${anyView}`, ['video']],
    [
      'a download',
      sql`update views set downloads = downloads || '["x"]' where id = ${anyView}`,
      ['download'],
    ],
    ['a kind', sql`update views set kind = 'bot' where id = ${anyView}`, ['', 'excluded', 'visitor']],
    [
      'a lost view',
      sql`delete from views where id = ${anyView}`,
      ['', 'place', 'device', 'visitor', 'visitors of 7 days'],
    ],
    ['a lost visitor', sql`delete from visitors where visitor = ${anyVisitor}`, ['visitor']],
    [
      'the day of a visitor',
      sql`update visitors set last_day = last_day - 1 where visitor = ${anyVisitor}`,
      ['visitor'],
    ],
    ['a change', sql`update visitor_changes set in_90_days = in_90_days + 1`, ['visitors of 90 days']],
    ['a lost change', sql`delete from visitor_changes where source = 'email'`, ['visitors of 7 days']],
  ])('finds %s', async (_, damage, dimensions) => {
    const tx = await db().startTransaction().execute();
    try {
      await damage.execute(tx);
      const { differences } = await findDifferences(tx);
      const found = differences.map(({ dimension }) => dimension);
      expect(found).toEqual(expect.arrayContaining(dimensions));
    } finally {
      await tx.rollback().execute();
    }
  });

  test('leaves out the days whose single views have been deleted', async () => {
    const tx = await db().startTransaction().execute();
    try {
      await sql`drop table views_2025_02`.execute(tx);
      await sql`delete from visitors where last_seen_at < '2025-03-01 00:00+00'`.execute(tx);
      expect(await findDifferences(tx)).toEqual({ differences: [], total: 0 });
      await sql`update visitors set last_day = last_day + 1 where scope = ''`.execute(tx);
      expect((await findDifferences(tx)).total).toBeGreaterThan(10);
    } finally {
      await tx.rollback().execute();
    }
  });

  test('tells the operator what differs, where and by how much', async () => {
    const profileId = '01890000-0000-7000-8000-000000000000';
    const place = { dimension: 'place', value: 'DE\tBerlin\t', source: 'email', day: '2026-03-01' };
    const all = { dimension: '', value: '', source: '', day: '2026-03-02' };
    const differences = [
      { profileId, ...place, figure: 'views', kept: 5, counted: 4 },
      { profileId, ...all, figure: 'seconds', kept: 0, counted: 7 },
    ];
    const lines = describeSums({ differences, total: 3 });
    expect(lines.slice(1)).toEqual([
      `  profile ${profileId}  2026-03-01  email  place DE, Berlin: 5 instead of 4 views`,
      `  profile ${profileId}  2026-03-02  all sources  all views: 0 instead of 7 seconds`,
      '  and 1 more',
    ]);
    expect(describeSums({ differences: [], total: 0 })).toEqual([]);
  });
});
