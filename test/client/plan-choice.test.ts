import { expect, test } from 'vitest';
import { canTry, choiceOf, choiceText } from '../../src/client/features/billing/plan-choice';
import { standingOf } from '../../src/client/features/billing/standing';
import type { Subscription } from '../../src/contracts/billing';
import { subscriptionTiers } from '../../src/contracts/plans';

const end = '2026-12-24T12:00:00.000Z';

const stranger: Subscription = {
  isAvailable: true,
  hasSupport: false,
  tier: 'free',
  status: null,
  trialEndsAt: null,
  currentPeriodEndsAt: null,
  cancelAt: null,
  isPastDue: false,
  hasTrialLeft: true,
  hasPortal: false,
  givenTier: 'free',
  isGranted: false,
};
const given = { ...stranger, tier: 'pro', givenTier: 'pro', isGranted: true } as const;
const buyer = {
  ...stranger,
  tier: 'business',
  status: 'active',
  currentPeriodEndsAt: end,
  hasPortal: true,
  hasTrialLeft: false,
} as const;

const wordsFor = (subscription: Subscription) =>
  subscriptionTiers.map((tier) => choiceText(choiceOf(tier, subscription), canTry(subscription)));

test.each<[string, Subscription, string[]]>([
  ['nothing', stranger, ['Choose Free', 'Try Pro free for 7 days', 'Try Business free for 7 days']],
  [
    'nothing where none is sold',
    { ...stranger, isAvailable: false },
    ['Choose Free', 'Choose Pro', 'Choose Business'],
  ],
  ['Pro, given', given, ['Part of your plan', 'Nothing to pay', 'Try Business free for 7 days']],
  ['Business, bought', buyer, ['Change to Free', 'Change to Pro', 'Manage billing']],
  [
    'Business, bought beside Pro, given',
    { ...buyer, givenTier: 'pro' },
    ['Part of your plan', 'Change to Pro', 'Manage billing'],
  ],
  [
    'Pro, given, and Business, ended',
    { ...given, status: 'canceled', hasPortal: true, hasTrialLeft: false },
    ['Part of your plan', 'Nothing to pay', 'Choose Business'],
  ],
  [
    'Pro, given, and Business, not paid',
    { ...given, status: 'unpaid', hasPortal: true, hasTrialLeft: false },
    ['Part of your plan', 'Nothing to pay', 'Manage billing'],
  ],
  [
    'Pro, not paid',
    { ...stranger, status: 'unpaid', hasPortal: true, hasTrialLeft: false },
    ['Choose Free', 'Manage billing', 'Manage billing'],
  ],
])('whoever has %s is offered what that leaves', (_name, subscription, words) => {
  expect(wordsFor(subscription)).toEqual(words);
});

test('a bought plan that ends gives way to the given one', () => {
  const ending = { ...buyer, givenTier: 'pro', cancelAt: end } as const;
  expect(standingOf(ending)).toMatchObject({
    kind: 'ending',
    sentence: expect.stringContaining('after that you are on Pro'),
  });
  expect(choiceOf('pro', ending)).toEqual({ kind: 'cancelled', tier: 'pro', at: end });
  expect(choiceOf('pro', { ...ending, cancelAt: null })).toEqual({ kind: 'cancel', tier: 'pro' });
});

test('whoever pays for less than they were given is told', () => {
  const both = {
    ...given,
    tier: 'business',
    givenTier: 'business',
    status: 'active',
    hasPortal: true,
  } as const;
  expect(standingOf(both).sentence).toContain('still charged, until you cancel it');
  expect(standingOf({ ...both, cancelAt: end }).sentence).toBe('Nothing is due for it.');
  expect(standingOf({ ...both, status: 'canceled' }).sentence).toBe('Nothing is due for it.');
});
