import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { findSubscription } from '../../../db/queries/billing';
import type { SubscriptionRow } from '../../../db/queries/subscriptions';
import type { portalRequest } from '../../contracts/billing';
import type { SubscriptionTier } from '../../contracts/plans';
import type { Caller, Context } from '../context';
import { ownAddresses } from './own-addresses';
import { type PortalPurpose, type ProvidedSubscription, UnknownCustomerError } from './payments';
import { requirePayments } from './require-payments';
import { findDeciding, isGiven, isLive } from './state-of';
import { syncSubscription } from './sync-subscription';

/**
 * Opens the portal of the payment provider, at a change of plan if one is named.
 * @throws CONFLICT if there is nothing to manage
 */
export async function openPortal(
  ctx: Pick<Context, 'db' | 'jobs' | 'payments' | 'origin'> & { caller: Caller },
  { tier, ...given }: z.output<typeof portalRequest>,
): Promise<string> {
  const payments = requirePayments(ctx);
  const { returnUrl } = ownAddresses(ctx.origin, given);
  const { accountId } = ctx.caller;
  const row = await findSubscription(ctx.db, accountId);
  if (!row?.stripeCustomerId) throw nothingToManage();
  const provided = tier === undefined ? [] : await syncSubscription({ ...ctx, payments }, accountId);
  try {
    return await payments.openPortal(row.stripeCustomerId, returnUrl, tier && purposeOf(tier, row, provided));
  } catch (error) {
    throw error instanceof UnknownCustomerError ? nothingToManage() : error;
  }
}

/** @throws CONFLICT if there is no subscription to change */
function purposeOf(
  tier: SubscriptionTier,
  row: SubscriptionRow,
  provided: ProvidedSubscription[],
): PortalPurpose | undefined {
  const subscription = findDeciding(provided);
  if (!subscription || !isLive(subscription)) throw nothingToManage();
  // What is cancelled is renewed first, and what is due is paid first: the portal shows how.
  if (subscription.cancelAt || !['active', 'trialing'].includes(subscription.status)) return undefined;
  // A given plan applies again once nothing is bought.
  if (tier === 'free' || isGiven(tier, row)) return { kind: 'cancel', subscription };
  return tier === subscription.tier ? undefined : { kind: 'change-plan', subscription, tier };
}

const nothingToManage = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'You have no subscription to manage yet. Choose a plan on the pricing page first.',
  });
