import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { DB, Subscriptions } from '../tables.gen';
import { lockPlan, type SubscriptionRow } from './subscriptions';

/** The subscription of an account; most have none. */
export async function findSubscription(
  db: Kysely<DB>,
  accountId: string,
): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

/** The account that the payment provider knows as this customer. */
export async function findAccountOfCustomer(db: Kysely<DB>, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('accountId')
    .where('stripeCustomerId', '=', customerId)
    .executeTakeFirst();
  return row?.accountId;
}

/**
 * Stores the id of the provider's customer for the account.
 * @param formerId the customer's previous id
 * @returns the customer that is stored then: another one, if another call came first
 */
export async function saveCustomer(
  tx: Transaction<DB>,
  accountId: string,
  { customerId, formerId }: { customerId: string; formerId: string | null },
): Promise<string> {
  await lockPlan(tx, accountId);
  const row = await tx
    .insertInto('subscriptions')
    .values({ accountId, stripeCustomerId: customerId })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet((eb) => ({
        stripeCustomerId: eb.fn.coalesce(
          eb.fn<string | null>('nullif', ['subscriptions.stripeCustomerId', eb.val(formerId)]),
          eb.ref('excluded.stripeCustomerId'),
        ),
      })),
    )
    .returning(({ ref }) => ref('stripeCustomerId').$notNull().as('stripeCustomerId'))
    .executeTakeFirstOrThrow();
  return row.stripeCustomerId;
}

/** The version of a subscription, which is locked until the transaction ends. */
export async function lockVersion(tx: Transaction<DB>, accountId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('version')
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

/** Stores the state of a subscription, as the provider has just reported it. */
export async function writeSubscription(
  tx: Transaction<DB>,
  { accountId, version }: Pick<SubscriptionRow, 'accountId' | 'version'>,
  state: Updateable<Subscriptions>,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({
      ...state,
      version: version + 1,
      checkDueAt: sql<string>`now() + interval '1 day'`,
      updatedAt: sql<string>`now()`,
    })
    .where('accountId', '=', accountId)
    .execute();
}

/** Whether an event was handled before. */
export async function isKnownEvent(db: Kysely<DB>, id: string): Promise<boolean> {
  const row = await db.selectFrom('paymentEvents').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Remembers an event. @returns false if it is known already */
export async function insertPaymentEvent(
  tx: Transaction<DB>,
  event: { id: string; type: string; accountId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes events that the provider can no longer repeat: it does so for 30 days at most. */
export async function deleteOldPaymentEvents(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('paymentEvents')
    .where('receivedAt', '<', sql<string>`now() - interval '40 days'`)
    .execute();
}

/**
 * Claims subscriptions about which the provider has not been asked for a day, so that no other process asks for a quarter of
 * an hour.
 * @returns their accounts
 */
export async function claimDueChecks(db: Kysely<DB>, count: number): Promise<string[]> {
  const due = db
    .selectFrom('subscriptions')
    .select('accountId')
    .where('checkDueAt', '<=', sql<string>`now()`)
    .where('stripeCustomerId', 'is not', null)
    .orderBy('checkDueAt')
    .limit(count)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .with('due', () => due)
    .updateTable('subscriptions')
    .from('due')
    .set({ checkDueAt: sql<string>`now() + interval '15 minutes'` })
    .whereRef('subscriptions.accountId', '=', 'due.accountId')
    .returning('subscriptions.accountId')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** The customers of accounts that are due for deletion. */
export async function listDueCustomers(
  db: Kysely<DB>,
  count: number,
): Promise<{ accountId: string; customerId: string }[]> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.accountId')
    .select('accountId')
    .select((eb) => eb.ref('stripeCustomerId').$notNull().as('customerId'))
    .where('deletionDueAt', '<=', sql<string>`now()`)
    .where('stripeCustomerId', 'is not', null)
    .orderBy('deletionDueAt')
    .limit(count)
    .execute();
}

/** Deletes the id of a customer that the provider has deleted. */
export async function forgetCustomer(tx: Transaction<DB>, accountId: string): Promise<void> {
  await lockPlan(tx, accountId);
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({
      stripeCustomerId: null,
      status: sql`case when stripe_subscription_id is not null then 'canceled' else status end`,
      version: eb('version', '+', 1),
    }))
    .where('accountId', '=', accountId)
    .execute();
}
