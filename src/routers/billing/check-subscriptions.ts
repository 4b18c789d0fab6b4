import { setTimeout as delay } from 'node:timers/promises';
import { claimDueChecks } from '../../../db/queries/billing';
import { type SyncServices, syncSubscription } from './sync-subscription';

/** Claimed at once. */
const batch = 25;
/** Ten a second, a tenth of what the provider allows. */
const pauseMs = 100;

/**
 * Asks the payment provider about every subscription that was not asked about for a day, which repairs what lost
 * events have missed. Any process may do it: each subscription is claimed by one. An error of the provider ends the round;
 * what was claimed is due again soon.
 */
export async function checkSubscriptions(services: SyncServices, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const accounts = await claimDueChecks(services.db, batch);
    if (accounts.length === 0) return;
    for (const accountId of accounts) {
      if (signal?.aborted) return;
      await syncSubscription(services, accountId);
      await delay(pauseMs);
    }
  }
}
