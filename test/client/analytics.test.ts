import { expect, test } from 'vitest';
import { analyticsSearch } from '../../src/client/features/analytics/analytics-search';
import { exportAddress } from '../../src/client/features/analytics/export-menu';
import {
  deviceName,
  downloadName,
  placeText,
  trendText,
} from '../../src/client/features/analytics/figure-text';
import { shadeOf } from '../../src/client/features/analytics/geography/world-map';
import { countryPoints, countryShapes } from '../../src/client/features/analytics/geography/world-map.gen';
import { sampleSummary } from '../../src/client/features/analytics/sample-summary';
import { analyticsPeriods, analyticsSummary } from '../../src/contracts/analytics';
import { downloadFormats, readableSections } from '../../src/contracts/view';
import { durationText, sectionName } from '../../src/contracts/view-names';

test('unknown parameters in the address are ignored, and the others apply', () => {
  const wrong = { period: '2d', source: 'myspace', tab: 'map', before: 'x' };
  expect(analyticsSearch.parse(wrong)).toEqual({});
  const right = { period: '7d', source: 'linkedin', tab: 'views' } as const;
  expect(analyticsSearch.parse({ ...right, before: 'x' })).toEqual(right);
});

test('durations are minutes and seconds, or hours once there are any', () => {
  expect([0, 34, 154, 3599, 3600, 18_720].map(durationText)).toEqual([
    '0m 0s',
    '0m 34s',
    '2m 34s',
    '59m 59s',
    '1h 0m',
    '5h 12m',
  ]);
});

test('a trend is put into words', () => {
  const before = 'the 7 days before';
  expect([12, 7057, -4, 0, null].map((trend) => trendText(trend, before))).toEqual([
    'Up 12% on the 7 days before',
    'Up 7,057% on the 7 days before',
    'Down 4% on the 7 days before',
    'Unchanged on the 7 days before',
    'Nothing in the 7 days before to compare with',
  ]);
});

test('whatever is counted has a name', () => {
  for (const section of readableSections) expect(sectionName(section)).toMatch(/^[A-Z]/);
  for (const form of downloadFormats) expect(downloadName(form)).toMatch(/^[A-Z]/);
  for (const device of ['desktop', 'mobile', 'tablet', 'other']) expect(deviceName(device)).toMatch(/^[A-Z]/);
});

test('an unknown place says why', () => {
  expect(placeText({ location: 'Unknown', reason: 'private network' })).toBe('Unknown: private network');
  expect(placeText({ location: 'London, United Kingdom', reason: null })).toBe('London, United Kingdom');
});

test('the export is of the chosen period and source', () => {
  const address = '/api/profile/demo-profile-1/analytics/export';
  expect(exportAddress('csv', { period: '7d', source: 'email' })).toBe(
    `${address}?format=csv&period=7d&source=email`,
  );
  expect(exportAddress('json', { period: '1y', source: undefined })).toBe(`${address}?format=json&period=1y`);
});

test('the sample has the shape of real figures', () => {
  for (const { key, days } of analyticsPeriods) {
    const sample = analyticsSummary.parse(sampleSummary(key));
    expect([sample.dailyViews.length, sample.previousDailyViews.length]).toEqual([days, days]);
  }
});

test('the map knows each country once, and small ones as points', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const drawn = [...Object.keys(countryShapes), ...Object.keys(countryPoints)];
  for (const code of drawn) expect(names.of(code), code).not.toBe(code);
  expect(Object.keys(countryShapes)).toEqual(expect.arrayContaining(['GB', 'US', 'DE', 'BR', 'XK']));
  expect(Object.keys(countryPoints)).toEqual(expect.arrayContaining(['SG', 'MT', 'HK', 'MC']));
});

test('the country with the most views has the darkest shade, and one without views has none', () => {
  expect([0, 1, 10, 25, 26, 60, 100].map((count) => shadeOf(count, 100))).toEqual([0, 1, 1, 2, 3, 4, 4]);
  expect(shadeOf(0, 0)).toBe(0);
});
