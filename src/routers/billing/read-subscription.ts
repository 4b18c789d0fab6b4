import { findSubscription } from '../../../db/queries/billing';
import { type Subscription, subscriptionStatuses } from '../../contracts/billing';
import type { Caller, Context } from '../context';
import { isGranted } from './state-of';

/** The caller's subscription as it is stored. */
export async function readSubscription({
  db,
  payments,
  config,
  caller,
}: Pick<Context, 'db' | 'payments' | 'config'> & { caller: Caller }): Promise<Subscription> {
  const row = await findSubscription(db, caller.accountId);
  return {
    isAvailable: payments !== undefined,
    hasSupport: payments !== undefined && config.isOperatorKnown,
    tier: row?.grantedTier ?? 'free',
    status: subscriptionStatuses.find((status) => status === row?.status) ?? null,
    trialEndsAt: row?.trialEndsAt ?? null,
    currentPeriodEndsAt: row?.currentPeriodEndsAt ?? null,
    cancelAt: row?.cancelAt ?? null,
    isPastDue: row?.status === 'past_due',
    hasTrialLeft: !row?.hasHadTrial,
    hasPortal: payments !== undefined && row?.stripeCustomerId != null,
    givenTier: row?.givenTier ?? 'free',
    isGranted: row !== undefined && isGranted(row),
  };
}
