import { expect, test } from 'vitest';
import { sizeText } from '../../src/contracts/size-text';

test('a size is in the largest unit that it fills', () => {
  const sizes = [
    0,
    1,
    12,
    1023,
    1024,
    120 * 1024,
    1024 * 1024 - 1,
    1.4 * 1024 * 1024,
    100 * 1024 ** 2,
    5 * 1024 ** 3,
  ];
  expect(sizes.map(sizeText)).toEqual([
    '0 B',
    '1 B',
    '12 B',
    '1,023 B',
    '1 kB',
    '120 kB',
    '1,024 kB',
    '1.4 MB',
    '100 MB',
    '5 GB',
  ]);
});
