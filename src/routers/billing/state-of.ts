import type { Updateable } from 'kysely';
import type { SubscriptionRow } from '../../../db/queries/subscriptions';
import type { Subscriptions } from '../../../db/tables.gen';
import { type SubscriptionStatus, subscriptionStatuses } from '../../contracts/billing';
import { paidTiers, type SubscriptionTier, subscriptionTiers } from '../../contracts/plans';
import type { ProvidedSubscription } from './payments';

/** The state of a subscription as it is stored. */
type State = Pick<
  SubscriptionRow,
  'stripeSubscriptionId' | 'tier' | 'status' | 'trialEndsAt' | 'currentPeriodEndsAt' | 'cancelAt'
>;

/** What a state entitles to: the plan, the plan once it is paid, or nothing any more. */
const weights: Record<SubscriptionStatus, number> = {
  active: 2,
  trialing: 2,
  past_due: 2,
  incomplete: 1,
  unpaid: 1,
  paused: 1,
  canceled: 0,
  incomplete_expired: 0,
};

/** Whether a subscription still has to be ended before another can be bought. */
export const isLive = ({ status }: Pick<ProvidedSubscription, 'status'>): boolean => weights[status] > 0;

type Plans = Pick<SubscriptionRow, 'tier' | 'status' | 'givenTier' | 'grantedTier'>;

/** Whether the operator gave this plan or a larger one, so that buying it adds nothing. */
export const isGiven = (tier: SubscriptionTier, { givenTier }: Pick<Plans, 'givenTier'>): boolean =>
  subscriptionTiers.indexOf(tier) <= subscriptionTiers.indexOf(givenTier);

/** Whether the plan in force is the one that was given, so that nothing is paid for it. */
export function isGranted({ tier, status, givenTier, grantedTier }: Plans): boolean {
  const isPaid =
    tier === givenTier && subscriptionStatuses.some((each) => each === status && weights[each] === 2);
  return givenTier !== 'free' && givenTier === grantedTier && !isPaid;
}

/** The subscription that decides: the one that gives most, the newest of those. @param all newest first */
export function findDeciding(all: ProvidedSubscription[]): ProvidedSubscription | undefined {
  const rank = ({ tier }: ProvidedSubscription) => (tier ? paidTiers.indexOf(tier) : -1);
  const [first] = all
    .filter(({ tier }) => tier !== undefined)
    .toSorted((one, other) => weights[other.status] - weights[one.status] || rank(other) - rank(one));
  return first;
}

/** The row's new state, from what the provider has. */
export function stateOf(row: SubscriptionRow, all: ProvidedSubscription[]): State {
  const deciding = findDeciding(all);
  if (deciding?.tier) {
    const { id, tier, status, trialEndsAt, currentPeriodEndsAt, cancelAt } = deciding;
    const live = isLive(deciding);
    return {
      stripeSubscriptionId: id,
      tier,
      status,
      trialEndsAt: status === 'trialing' ? trialEndsAt : null,
      currentPeriodEndsAt: live ? currentPeriodEndsAt : null,
      cancelAt: live ? cancelAt : null,
    };
  }
  const { stripeSubscriptionId, tier, status, trialEndsAt, currentPeriodEndsAt, cancelAt } = row;
  const current = { stripeSubscriptionId, tier, status, trialEndsAt, currentPeriodEndsAt, cancelAt };
  // Nothing was ever bought, or the provider no longer knows what was.
  if (!stripeSubscriptionId) return current;
  return { ...current, status: 'canceled', trialEndsAt: null, currentPeriodEndsAt: null, cancelAt: null };
}

/** What differs from the row. */
export const changesOf = (row: SubscriptionRow, state: State): Updateable<Subscriptions> =>
  Object.fromEntries(
    Object.entries(state).filter(([column, value]) => new Map(Object.entries(row)).get(column) !== value),
  );
