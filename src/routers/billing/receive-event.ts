import { findAccountOfCustomer } from '../../../db/queries/billing';
import { fairQueue } from '../fair-queue';
import { turns } from '../limits/limits';
import type { PaymentEvent } from './payments';
import { type SyncServices, syncSubscription } from './sync-subscription';

const inTurn = fairQueue(turns.paymentEvents);

/** Acts upon an event of the payment provider, once; one about nobody here does nothing. */
export async function receiveEvent(
  services: SyncServices,
  event: PaymentEvent,
  signal?: AbortSignal,
): Promise<void> {
  const { customerId } = event;
  if (customerId === undefined) return;
  await inTurn(
    async () => {
      const accountId = await findAccountOfCustomer(services.db, customerId);
      if (accountId !== undefined) await syncSubscription(services, accountId, event);
    },
    { sender: customerId, signal },
  );
}
