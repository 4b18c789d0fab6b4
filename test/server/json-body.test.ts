import { expect, test } from 'vitest';
import { hasMoreValues } from '../../src/server/http/json-body';

test.each([
  ['1', 1],
  ['[1, "a", null]', 4],
  ['{"a": 1, "b": [true, {"c": 2}]}', 6],
  ['["a, b", "[[{{,,", "a \\", b, \\\\", "c"]', 5],
  ['[[[', 4],
  ['"never ends, [', 1],
  ['"\\', 1],
])('%s holds %i values', (json, count) => {
  expect([hasMoreValues(json, count), hasMoreValues(json, count - 1)]).toEqual([false, true]);
});
