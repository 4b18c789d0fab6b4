import type { Subscription } from '../../../contracts/billing';
import { type PaidTier, plans, type SubscriptionTier } from '../../../contracts/plans';
import { standingOf } from './standing';

/** What choosing a plan means for an account. */
export type PlanChoice =
  /** There is nothing to choose: it is on Free. */
  | { kind: 'stay' }
  | { kind: 'buy'; tier: PaidTier }
  /** It has the plan already, and manages it at the payment provider. */
  | { kind: 'manage' }
  | { kind: 'change'; tier: PaidTier }
  /** From a paid plan to Free. */
  | { kind: 'cancel' }
  /** It goes back to Free by itself at this time. */
  | { kind: 'cancelled'; at: string }
  /** It was given a plan for which nothing is paid, so there is nothing to manage. */
  | { kind: 'given' };

/** What choosing this plan means for this account. */
export function choiceOf(tier: SubscriptionTier, subscription: Subscription): PlanChoice {
  const { kind } = standingOf(subscription);
  if (subscription.tier === 'free') {
    if (tier === 'free') return { kind: 'stay' };
    return kind === 'stopped' ? { kind: 'manage' } : { kind: 'buy', tier };
  }
  if (!subscription.hasPortal) {
    return tier === 'free' || tier === subscription.tier ? { kind: 'given' } : { kind: 'buy', tier };
  }
  if (tier === subscription.tier) return { kind: 'manage' };
  if (tier !== 'free') return { kind: 'change', tier };
  return subscription.cancelAt ? { kind: 'cancelled', at: subscription.cancelAt } : { kind: 'cancel' };
}

/** The words on the button. @param hasTrialLeft whether the account can still try a plan */
export function choiceText(choice: PlanChoice, hasTrialLeft: boolean): string {
  switch (choice.kind) {
    case 'buy': {
      const { name, trialDays } = plans[choice.tier];
      return hasTrialLeft ? `Try ${name} free for ${trialDays} days` : `Choose ${name}`;
    }
    case 'change':
      return `Change to ${plans[choice.tier].name}`;
    case 'manage':
      return 'Manage billing';
    case 'cancel':
    case 'cancelled':
      return `Change to ${plans.free.name}`;
    case 'stay':
      return `Choose ${plans.free.name}`;
    case 'given':
      return 'Nothing to pay';
  }
}
