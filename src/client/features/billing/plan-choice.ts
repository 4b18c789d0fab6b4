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
  /** From a paid plan back to the one that costs nothing. */
  | { kind: 'cancel'; tier: SubscriptionTier }
  /** It goes back by itself at this time. */
  | { kind: 'cancelled'; tier: SubscriptionTier; at: string }
  /** It has the plan, or a larger one, without anything that could be managed or bought. */
  | { kind: 'had'; isOwn: boolean };

/** What choosing this plan means for this account. */
export function choiceOf(tier: SubscriptionTier, subscription: Subscription): PlanChoice {
  const { tier: current, givenTier, isGranted, hasPortal, cancelAt } = subscription;
  if (current === 'free' && tier === 'free') return { kind: 'stay' };
  // Nothing is paid now, so whatever is larger is bought, or paid for.
  if (current === 'free' || isGranted || !hasPortal) {
    if (tier === 'free' || !isLarger(tier, current)) return { kind: 'had', isOwn: tier === current };
    return standingOf(subscription).kind === 'stopped' ? { kind: 'manage' } : { kind: 'buy', tier };
  }
  if (tier === current) return { kind: 'manage' };
  if (tier !== 'free' && isLarger(tier, givenTier)) return { kind: 'change', tier };
  if (tier !== givenTier) return { kind: 'had', isOwn: false };
  return cancelAt ? { kind: 'cancelled', tier, at: cancelAt } : { kind: 'cancel', tier };
}

const isLarger = (tier: SubscriptionTier, other: SubscriptionTier) =>
  subscriptionTiers.indexOf(tier) > subscriptionTiers.indexOf(other);

/** Whether the account can still try a plan, and this server sells any. */
export const canTry = ({ isAvailable, hasTrialLeft }: Subscription): boolean => isAvailable && hasTrialLeft;

/** The words on the button, or in its place. @param isTrial whether the plan can be tried */
export function choiceText(choice: PlanChoice, isTrial: boolean): string {
  switch (choice.kind) {
    case 'buy': {
      const { name, trialDays } = plans[choice.tier];
      return isTrial ? `Try ${name} free for ${trialDays} days` : `Choose ${name}`;
    }
    case 'change':
    case 'cancel':
    case 'cancelled':
      return `Change to ${plans[choice.tier].name}`;
    case 'manage':
      return 'Manage billing';
    case 'stay':
      return `Choose ${plans.free.name}`;
    case 'had':
      return choice.isOwn ? 'Nothing to pay' : 'Part of your plan';
  }
}
