import type { Insertable, Kysely } from 'kysely';
import type { DB, Subscriptions } from '../../db/tables.gen';
import type { SubscriptionTier } from '../../src/contracts/plans';

/**
 * Gives an account a plan, as a subscription that is paid would.
 * @param state what else is to be true of the subscription
 */
export async function grantPlan(
  db: Kysely<DB>,
  accountId: string,
  tier: SubscriptionTier,
  state: Omit<Insertable<Subscriptions>, 'accountId' | 'tier'> = {},
): Promise<void> {
  const status = tier === 'free' ? null : 'active';
  const subscription = { tier, status, stripeSubscriptionId: `sub_${accountId}`, ...state };
  await db
    .insertInto('subscriptions')
    .values({ accountId, ...subscription })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(subscription))
    .execute();
}

/** Gives an account a plan as an operator does, without a payment. */
export async function givePlan(db: Kysely<DB>, accountId: string, tier: SubscriptionTier): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ accountId, givenTier: tier })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ givenTier: tier }))
    .execute();
}
