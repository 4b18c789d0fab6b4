import { expect, test } from 'vitest';
import { byteTicks, roomyTicks } from '../../src/client/features/admin/analytics/chart-parts';
import { countTicks } from '../../src/client/ui/charts/chart-options';
import { countText } from '../../src/contracts/count-text';
import { sizeText } from '../../src/contracts/size-text';

test('an axis of bytes has round ticks in powers of 1024, even if nothing is stored', () => {
  const ticks = (most: number) => byteTicks(most).map(sizeText);
  expect(ticks(0)).toEqual(['0 B', '1 MB']);
  expect(ticks(3)).toEqual(['0 B', '1 B', '2 B', '3 B']);
  expect(ticks(1_400_000)).toEqual(['0 B', '512 kB', '1 MB', '1.5 MB']);
  expect(ticks(1024 ** 3)).toEqual(['0 B', '256 MB', '512 MB', '768 MB', '1 GB']);
});

test('an axis of counts is round, and extends to at least twice the maximum', () => {
  expect(roomyTicks(0)).toEqual([0, 1, 2, 3, 4]);
  expect(roomyTicks(3)).toEqual([0, 2, 4, 6, 8]);
  expect(roomyTicks(170)).toEqual([0, 100, 200, 300, 400]);
  expect(roomyTicks(1201)).toEqual([0, 1000, 2000, 3000, 4000]);
});

test('other axes of counts are even, and end at the maximum or a little above', () => {
  expect(countTicks(0)).toEqual([0, 1, 2, 3, 4]);
  expect(countTicks(23)).toEqual([0, 6, 12, 18, 24]);
  expect(countTicks(100)).toEqual([0, 25, 50, 75, 100]);
  expect(countTicks(1001)).toEqual([0, 260, 520, 780, 1040]);
});

test('one item is singular', () => {
  expect([1, 0, 1200].map((count) => countText(count, 'sign-in'))).toEqual([
    '1 sign-in',
    '0 sign-ins',
    '1,200 sign-ins',
  ]);
});
