import { setTimeout as delay } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { findAccount } from '../../../db/queries/accounts';
import { findSubscription, saveCustomer } from '../../../db/queries/billing';
import { alreadySubscribed, type checkoutRequest } from '../../contracts/billing';
import { type PaidTier, paidTiers, plans } from '../../contracts/plans';
import type { Caller, Context } from '../context';
import { CodedRefusal, notFound } from '../errors';
import { fairQueueByKey } from '../fair-queue';
import { turns } from '../limits/limits';
import { ownAddresses } from './own-addresses';
import { type CheckoutOrder, type Payments, PaymentsBusyError, UnknownCustomerError } from './payments';
import { requirePayments } from './require-payments';
import { isGiven, isLive } from './state-of';
import { syncSubscription } from './sync-subscription';

type Buyer = Pick<Context, 'db' | 'jobs' | 'payments' | 'origin' | 'signal'> & { caller: Caller };

const inTurn = fairQueueByKey();

/**
 * Opens a checkout for a paid plan.
 * @returns its address at the payment provider
 * @throws CONFLICT if the account has a subscription, which the portal changes, or was given no less
 */
export async function openCheckout(
  ctx: Buyer,
  { priceId, ...given }: z.output<typeof checkoutRequest>,
): Promise<string> {
  const payments = requirePayments(ctx);
  const addresses = ownAddresses(ctx.origin, given);
  const tier = paidTiers.find((paid) => plans[paid].priceId === priceId) ?? 'pro';
  await refuseLess(ctx, tier);
  const checkOut = () => openFor(ctx, payments, { tier, ...addresses });
  // Two clicks are one checkout: the second one finds that of the first.
  return inTurn(ctx.caller.accountId, turns.checkouts, () => retryWhileBusy(checkOut), ctx);
}

/** Nobody pays for a plan that adds nothing to the one that they were given. */
async function refuseLess({ db, caller }: Buyer, tier: PaidTier): Promise<void> {
  const row = await findSubscription(db, caller.accountId);
  if (!row || !isGiven(tier, row)) return;
  const { name } = plans[row.givenTier];
  throw new TRPCError({
    code: 'CONFLICT',
    message: `You were given the ${name} plan, for which nothing is paid, and ${plans[tier].name} adds nothing to it. Keep what you have.`,
  });
}

type Wish = Pick<CheckoutOrder, 'tier' | 'successUrl' | 'cancelUrl'>;

async function openFor(ctx: Buyer, payments: Payments, wish: Wish): Promise<string> {
  const { accountId } = ctx.caller;
  const { customerId, hasTrial } = await prepare(ctx, payments);
  try {
    return await payments.openCheckout({ ...wish, accountId, customerId, hasTrial });
  } catch (error) {
    if (!(error instanceof UnknownCustomerError)) throw error;
    const renewed = await makeCustomer(ctx, payments, customerId);
    return payments.openCheckout({ ...wish, accountId, customerId: renewed, hasTrial });
  }
}

interface Prepared {
  customerId: string;
  hasTrial: boolean;
}

/** Makes the account known to the provider, and ensures that it has no subscription yet. */
async function prepare(ctx: Buyer, payments: Payments): Promise<Prepared> {
  const { accountId } = ctx.caller;
  const before = await findSubscription(ctx.db, accountId);
  if (!before?.stripeCustomerId) {
    return { customerId: await makeCustomer(ctx, payments, null), hasTrial: !before?.hasHadTrial };
  }
  const provided = await syncSubscription({ ...ctx, payments }, accountId);
  if (provided.some(isLive)) throw subscribedAlready();
  const hasTrial = !(await findSubscription(ctx.db, accountId))?.hasHadTrial;
  return { customerId: before.stripeCustomerId, hasTrial };
}

async function makeCustomer(ctx: Buyer, payments: Payments, formerId: string | null): Promise<string> {
  const account = await findAccount(ctx.db, ctx.caller.accountId);
  if (!account) throw notFound('account');
  const customerId = await payments.createCustomer({ id: account.id, email: account.email, formerId });
  return ctx.db.transaction().execute((tx) => saveCustomer(tx, account.id, { customerId, formerId }));
}

const tries = 4;
const pauseMs = 300;

/** Another process may be opening the same checkout; it takes no more than a moment. */
async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PaymentsBusyError)) throw error;
      if (tried === tries) throw checkoutUnderWay();
      await delay(pauseMs);
    }
  }
}

// Without its cause, which would say instead that the provider cannot be reached.
const checkoutUnderWay = () =>
  new TRPCError({
    code: 'CONFLICT',
    message:
      'Another checkout for this account has just been opened. Finish that one, or try again in a moment.',
  });

const subscribedAlready = () =>
  new CodedRefusal(alreadySubscribed, {
    code: 'CONFLICT',
    message:
      'You have a subscription already. Change or cancel it under Manage billing in your account settings.',
  });
