import { expect, test } from 'vitest';
import { summarise } from '../../src/routers/analytics/summarise';

test('a drop of less than half a percent counts as none, and is not minus zero', () => {
  const query = {
    profileId: '',
    source: '',
    sources: [],
    from: '2026-02-01',
    to: '2026-02-07',
    days: 7,
    comparedFrom: '2026-01-01',
    previousTo: '2026-01-31',
  };
  const unread = { returningViews: 0, seconds: 0, timedViews: 0 };
  const days = [
    { day: '2026-01-31', views: 1_000, ...unread },
    { day: '2026-02-07', views: 999, ...unread },
  ];
  const nothing = { sums: [], countries: [], companies: [], sources: [], visitors: 0, previousVisitors: 0 };
  const { trends, weeklyTrend } = summarise({ days, ...nothing }, query);
  expect(trends.totalViews).toBe(0);
  expect(weeklyTrend).toBe(0);
});
