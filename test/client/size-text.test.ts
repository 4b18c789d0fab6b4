import { expect, test } from 'vitest';
import { sizeText } from '../../src/client/features/upload-cv/size-text';

test('a size is in the largest unit that it fills', () => {
  const sizes = [0, 1, 12, 1023, 1024, 120 * 1024, 1024 * 1024 - 1, 1.4 * 1024 * 1024];
  expect(sizes.map(sizeText)).toEqual([
    '0 bytes',
    '1 byte',
    '12 bytes',
    '1,023 bytes',
    '1 kB',
    '120 kB',
    '1,024 kB',
    '1.4 MB',
  ]);
});
