import { forgetCustomer, listDueCustomers } from '../../../db/queries/billing';
import type { Context } from '../context';
import type { Payments } from './payments';

/** In one round; the next one comes in minutes. */
const batch = 100;

/**
 * Has the payment provider forget the accounts that are due for deletion, which cancels their subscriptions at once. They are
 * deleted here only afterwards, so that nobody pays for an account that is gone. What fails is tried again in the next round.
 */
export async function forgetCustomers({
  db,
  payments,
}: Pick<Context, 'db'> & { payments: Payments }): Promise<void> {
  const failures: unknown[] = [];
  for (const { accountId, customerId } of await listDueCustomers(db, batch)) {
    await payments
      .deleteCustomer(customerId)
      .then(() => db.transaction().execute((tx) => forgetCustomer(tx, accountId)))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some subscriptions could not be ended.');
}
