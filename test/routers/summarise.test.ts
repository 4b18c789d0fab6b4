import { expect, test } from 'vitest';
import { summarise } from '../../src/routers/analytics/summarise';

test('a drop of less than half a percent counts as none, and is not minus zero', () => {
  const query = {
    profileId: '',
    source: undefined,
    from: '2026-02-01',
    to: '2026-02-07',
    days: 7,
    comparedFrom: '2026-01-01',
    previousFrom: '2026-01-25',
    previousTo: '2026-01-31',
  };
  const unread = { returningViews: 0, seconds: 0, timedViews: 0 };
  const days = [
    { day: '2026-01-31', views: 1_000, ...unread },
    { day: '2026-02-07', views: 999, ...unread },
  ];
  const nothing = {
    sources: [],
    places: [],
    countries: [],
    companies: [],
    referrers: [],
    campaigns: [],
    devices: [],
    sections: [],
    downloads: [],
    video: { views: 0, seconds: 0 },
    excluded: [],
    unrecognised: 0,
    visitors: 0,
    previousVisitors: null,
  };
  const { trends, weeklyTrend } = summarise({ days, ...nothing }, query);
  expect(trends.totalViews).toBe(0);
  expect(weeklyTrend).toBe(0);
  expect(trends.uniqueViews).toBeNull();
});
