import { expect, test } from 'vitest';
import { dateText } from '../../src/contracts/date-text';
import { clockTime, duration, isPast } from '../../src/documents/dates';

test.each([
  ['2026-12-14', true],
  ['2026-12-15', false],
  ['2026-12-16', false],
  ['2026-11', true],
  ['2026-12', false],
  ['2027-01', false],
])('on 15 December 2026 it is %s in the past: %s', (date, past) => {
  expect(isPast(date, '2026-12-15')).toBe(past);
});

test('dates, periods and durations are formatted as text', () => {
  expect(dateText('2021-03-15')).toBe('March 15, 2021');
  expect(dateText('2021-03')).toBe('March 2021');
  expect(duration('2019-03', '2021-05')).toBe('2 years 3 months');
  expect(duration('2019-03-31', '2019-03-31')).toBe('1 month');
  expect(duration('2019-03', '2020-02')).toBe('1 year');
  expect(duration('2019-03', '2019-02')).toBeUndefined();
  expect([0, 17_400, 61_000].map(clockTime)).toEqual(['0:01', '0:17', '1:01']);
});
