import { expect, test } from 'vitest';
import { clockTime, isPast } from '../../src/documents/dates';

test.each([
  ['2026-12-14', true],
  ['2026-12-15', false],
  ['2026-12-16', false],
  ['2026-11', true],
  ['2026-12', false],
  ['2027-01', false],
  ['2025', true],
  ['2026', false],
])('on 15 December 2026 it is %s in the past: %s', (date, past) => {
  expect(isPast(date, '2026-12-15')).toBe(past);
});

test('a duration of a recording is shown as on a clock', () => {
  expect([0, 17_400, 61_000].map(clockTime)).toEqual(['0:01', '0:17', '1:01']);
});
