import { expect, test } from 'vitest';
import { planDescription } from '../../src/client/features/account-settings/plan-description';

test('a plan names support only where somebody gives it', () => {
  const all = (hasSupport: boolean | undefined) =>
    (['free', 'pro', 'business'] as const).map((tier) => planDescription(tier, hasSupport));
  expect(all(true)).toEqual([
    'Basic features included',
    'Advanced features and priority support',
    'Enterprise features and dedicated support',
  ]);
  for (const hasSupport of [false, undefined]) {
    expect(all(hasSupport)).toEqual(['Basic features included', 'Advanced features', 'Enterprise features']);
  }
});
