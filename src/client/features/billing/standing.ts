import type { Subscription } from '../../../contracts/billing';
import {
  inPounds,
  type PaidTier,
  paidTiers,
  plans,
  type SubscriptionTier,
  withVat,
} from '../../../contracts/plans';
import { dayOf } from '../../ui/instant-text';

/** The state of an account's plan, as its owner sees it. */
export type StandingKind = 'free' | 'trial' | 'active' | 'ending' | 'past-due' | 'stopped' | 'ended';

interface Standing {
  kind: StandingKind;
  /** What it is, and until when. */
  label: string;
  /** What is due and when, or what to do. */
  sentence: string;
}

const isPaid = (tier: SubscriptionTier): tier is PaidTier => paidTiers.some((paid) => paid === tier);

/** What a month of the plan costs, as it is charged. */
const monthlyCharge = (tier: PaidTier) => `${inPounds(withVat(plans[tier].pricePence))} a month with VAT`;

/** The state of an account's plan, in words. */
export function standingOf(subscription: Subscription): Standing {
  const { tier, isGranted } = subscription;
  if (!isPaid(tier)) return ofFreePlan(subscription);
  return isGranted ? ofGivenPlan(subscription, tier) : ofPaidPlan(subscription, tier);
}

/** Whatever is bought beside it is smaller, or not in force. */
function ofGivenPlan(subscription: Subscription, tier: PaidTier): Standing {
  const { status, cancelAt } = subscription;
  if (status === 'unpaid' || status === 'paused') return ofFreePlan(subscription);
  const isCharged = status === 'active' || status === 'past_due' || status === 'trialing';
  return {
    kind: 'active',
    label: 'Active',
    sentence:
      isCharged && !cancelAt
        ? `You were given ${plans[tier].name}. The smaller plan that you have bought adds nothing to it and is still charged, until you cancel it under Manage billing.`
        : 'Nothing is due for it.',
  };
}

function ofPaidPlan(subscription: Subscription, tier: PaidTier): Standing {
  const { status, isPastDue, trialEndsAt, currentPeriodEndsAt, cancelAt, givenTier } = subscription;
  const { name } = plans[tier];
  if (isPastDue) {
    return {
      kind: 'past-due',
      label: 'Your last payment failed',
      sentence: `You still have ${name}. Choose another way to pay, or try the same one again, so that it goes on.`,
    };
  }
  if (cancelAt) {
    return {
      kind: 'ending',
      label: `Ends on ${dayOf(cancelAt)}`,
      sentence: `Nothing more is charged. Until then you keep all of ${name}; after that you are on ${plans[givenTier].name}, and nothing is deleted or hidden.`,
    };
  }
  if (status === 'trialing' && trialEndsAt) {
    return {
      kind: 'trial',
      label: `Free trial until ${dayOf(trialEndsAt)}`,
      sentence: `After that it is ${monthlyCharge(tier)}, unless you cancel before or have given no card.`,
    };
  }
  if (currentPeriodEndsAt) {
    return {
      kind: 'active',
      label: `Renews on ${dayOf(currentPeriodEndsAt)}`,
      sentence: `It is ${monthlyCharge(tier)}. Cancel whenever you like.`,
    };
  }
  return { kind: 'active', label: 'Active', sentence: 'Nothing is due for it.' };
}

function ofFreePlan({ status }: Subscription): Standing {
  switch (status) {
    case 'unpaid':
      return {
        kind: 'stopped',
        label: 'Stopped, because payments failed',
        sentence: 'Nothing was deleted or hidden. Pay what is open, and your paid plan comes back.',
      };
    case 'paused':
      return {
        kind: 'stopped',
        label: 'Paused, because there is no way to pay',
        sentence: 'Nothing was deleted or hidden. Add a way to pay, and your paid plan goes on.',
      };
    case 'canceled':
      return {
        kind: 'ended',
        label: 'Your paid plan has ended',
        sentence: 'Nothing was deleted or hidden, and nothing more is charged.',
      };
    default:
      return { kind: 'free', label: 'Free of charge', sentence: 'For as long as you like.' };
  }
}
