import type { Transaction } from 'kysely';
import {
  findSubscription,
  insertPaymentEvent,
  isKnownEvent,
  lockVersion,
  writeSubscription,
} from '../../../db/queries/billing';
import { lockPlan, type SubscriptionRow } from '../../../db/queries/subscriptions';
import type { DB } from '../../../db/tables.gen';
import { recordEvent } from '../audit/record-event';
import type { Context } from '../context';
import { BusyRefusal } from '../errors';
import { fairQueueByKey } from '../fair-queue';
import { turns } from '../limits/limits';
import type { PaymentEvent, Payments, ProvidedSubscription } from './payments';
import { changesOf, stateOf } from './state-of';

export type SyncServices = Pick<Context, 'db' | 'jobs'> & { payments: Payments };

/** Only other processes come in between, as the calls of this one take turns. */
const attempts = 5;

const inTurn = fairQueueByKey();

// Not caused by a request of the account.
const visitor = { ip: '', userAgent: '', optsOutOfTracking: false };

/**
 * Asks the payment provider what the account has, and stores it. An event is only a hint to ask, so events may come in any
 * order, twice or never. An answer that is older than the last write is not stored; the provider is asked again.
 * @param event the hint; it is remembered with what it changes, and does nothing if it is known
 * @returns what the provider has
 */
export const syncSubscription = (
  services: SyncServices,
  accountId: string,
  event?: PaymentEvent,
): Promise<ProvidedSubscription[]> =>
  inTurn(accountId, turns.subscriptions, () => askAndWrite(services, accountId, event));

async function askAndWrite(
  { db, jobs, payments }: SyncServices,
  accountId: string,
  event: PaymentEvent | undefined,
): Promise<ProvidedSubscription[]> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const row = await findSubscription(db, accountId);
    if (!row?.stripeCustomerId || (event && (await isKnownEvent(db, event.id)))) return [];
    const provided = await payments.listSubscriptions(row.stripeCustomerId);
    const isDone = await db.transaction().execute(async (tx) => {
      // Before the subscription's own lock, in the same order as `requireQuota`.
      if (!(await lockPlan(tx, accountId))) return true;
      if ((await lockVersion(tx, accountId)) !== row.version) return false;
      if (event && !(await insertPaymentEvent(tx, { id: event.id, type: event.type, accountId })))
        return true;
      await write(tx, jobs, row, provided);
      return true;
    });
    if (isDone) return provided;
  }
  throw new BusyRefusal();
}

async function write(
  tx: Transaction<DB>,
  jobs: SyncServices['jobs'],
  row: SubscriptionRow,
  provided: ProvidedSubscription[],
): Promise<void> {
  const { accountId } = row;
  const state = stateOf(row, provided);
  const changes = changesOf(row, state);
  const hasHadTrial = row.hasHadTrial || provided.some(({ trialEndsAt }) => trialEndsAt !== null);
  await writeSubscription(tx, row, { ...changes, hasHadTrial });
  if ('tier' in changes || 'status' in changes || 'cancelAt' in changes) {
    const { tier, status, cancelAt } = state;
    const details = { tier, status, cancelAt };
    await recordEvent(tx, { visitor }, 'subscription-changed', { accountId, details });
  }
  if (isUnpaid(state) && !isUnpaid(row)) {
    await jobs.add(tx, 'send-mail', { template: 'payment-failed', accountId });
  }
}

/** Whether a payment has failed and is still due. */
const isUnpaid = ({ status }: Pick<SubscriptionRow, 'status'>) =>
  status === 'past_due' || status === 'unpaid';
