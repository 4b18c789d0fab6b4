import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Subscriptions, SubscriptionTier } from '../tables.gen';

export type SubscriptionRow = Selectable<Subscriptions>;

/** The subscriptions of these accounts; most accounts have none. */
export async function listSubscriptions(db: Kysely<DB>, accountIds: string[]): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('accountId', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute();
}

/** The plan that an account may use now. */
export async function findGrantedTier(db: Kysely<DB>, accountId: string): Promise<SubscriptionTier> {
  const subscription = await db
    .selectFrom('subscriptions')
    .select('grantedTier')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return subscription?.grantedTier ?? 'free';
}

/**
 * The plan that an account may use now. The account is locked until the transaction ends, so that whatever is counted
 * afterwards stays as it is.
 * @returns undefined if there is no such account
 */
export async function lockPlan(
  tx: Transaction<DB>,
  accountId: string,
): Promise<SubscriptionTier | undefined> {
  // Weaker than an update of its key, so that rows that refer to the account can still be added.
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account && findGrantedTier(tx, accountId);
}
