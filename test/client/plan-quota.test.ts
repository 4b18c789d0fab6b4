import { expect, test } from 'vitest';
import { largerPlanFor } from '../../src/contracts/plan-quota';

test.each([
  ['free', 1, 'pro'],
  ['free', 3, 'pro'],
  ['free', 4, 'business'],
  ['free', 10, 'business'],
  ['free', 11, null],
  ['pro', 3, 'business'],
  ['pro', 11, null],
  ['business', 1, null],
] as const)('who has the %s plan and wants %i domains is offered %s', (tier, count, larger) => {
  expect(largerPlanFor(tier, 'domains', count)).toBe(larger);
});
