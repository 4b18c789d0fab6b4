import type { Subscription } from '../../../contracts/billing';
import { type PaidTier, plans, type SubscriptionTier, subscriptionTiers } from '../../../contracts/plans';
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
  /** It has the plan, or a larger one, without anything that could be managed or bought. */
  | { kind: 'had'; isOwn: boolean };

/** What choosing this plan means for this account. */
export function choiceOf(tier: SubscriptionTier, subscription: Subscription): PlanChoice {
  const { kind } = standingOf(subscription);
  if (subscription.tier === 'free') {
    if (tier === 'free') return { kind: 'stay' };
    return kind === 'stopped' ? { kind: 'manage' } : { kind: 'buy', tier };
  }
  if (subscription.isGranted || !subscription.hasPortal) {
    const isMore = subscriptionTiers.indexOf(tier) > subscriptionTiers.indexOf(subscription.tier);
    return isMore && tier !== 'free'
      ? { kind: 'buy', tier }
      : { kind: 'had', isOwn: tier === subscription.tier };
  }
  if (tier === subscription.tier) return { kind: 'manage' };
  if (tier !== 'free') return { kind: 'change', tier };
  return subscription.cancelAt ? { kind: 'cancelled', at: subscription.cancelAt } : { kind: 'cancel' };
}

/** The words on the button, or in its place. @param hasTrialLeft whether the account can still try a plan */
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
    case 'had':
      return choice.isOwn ? 'Nothing to pay' : 'Part of your plan';
  }
}
