import type { Transaction } from 'kysely';
import { findAccount } from '../../../db/queries/accounts';
import { findSubscription } from '../../../db/queries/billing';
import type { DB } from '../../../db/tables.gen';
import type { Context } from '../context';
import { isLive } from './state-of';
import { syncSubscription } from './sync-subscription';

export type SettlingServices = Pick<Context, 'db' | 'jobs'> & Partial<Pick<Context, 'payments'>>;

/**
 * Queues the subscription's update after an account was closed or reopened. An account is closed if its owner cannot use it,
 * because it is deactivated or about to be deleted.
 */
export async function queueSettling(
  tx: Transaction<DB>,
  { jobs }: Pick<Context, 'jobs'>,
  accountId: string,
): Promise<void> {
  const subscription = await findSubscription(tx, accountId);
  if (subscription?.stripeCustomerId) await jobs.add(tx, 'settle-subscription', { accountId });
}

/**
 * Cancels the subscription of a closed account at the end of the paid period, and undoes that once the account is open
 * again. Looks at the account as it is now, so that jobs may run late and in any order.
 * @throws PaymentsError if it should be tried again
 */
export async function settleSubscription(services: SettlingServices, accountId: string): Promise<void> {
  const { db, jobs, payments } = services;
  const account = await findAccount(db, accountId);
  if (!payments || !account) return;
  const isClosed = !account.isActive || account.deletionDueAt !== null;
  const provided = await syncSubscription({ db, jobs, payments }, accountId);
  const due = provided
    .filter(isLive)
    .filter(({ cancelAt, isCancelledByServer }) => (isClosed ? cancelAt === null : isCancelledByServer));
  for (const { id } of due) await payments.setCancellation(id, isClosed);
  if (due.length > 0) await syncSubscription({ db, jobs, payments }, accountId);
}
