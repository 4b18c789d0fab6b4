import type { Transaction } from 'kysely';
import { lockPlan } from '../../../db/queries/subscriptions';
import type { DB } from '../../../db/tables.gen';
import { largerPlanFor, limitSentence } from '../../contracts/plan-quota';
import { type LimitedKind, plans } from '../../contracts/plans';
import type { Context } from '../context';
import { PlanRefusal } from './plan-refusal';

/** What is about to be added. */
interface Addition {
  accountId: string;
  kind: LimitedKind;
  /** Counts what is there already, in the transaction; asked once parallel additions are locked out. */
  count(): Promise<number>;
  /** How many are added; one by default. */
  adding?: number;
}

/**
 * Enforces a limit of the account's plan, where paid plans can be bought. Comes before the addition, in its transaction:
 * parallel calls for the account wait until it ends. A lock on a profile must have been taken before.
 * @throws PlanRefusal (409) if the plan does not hold so many
 */
export async function requireQuota(
  tx: Transaction<DB>,
  { config }: Pick<Context, 'config'>,
  { accountId, kind, count, adding = 1 }: Addition,
): Promise<void> {
  if (!config.sellsPlans || adding === 0) return;
  const tier = await lockPlan(tx, accountId);
  const limit = tier && plans[tier].limits[kind];
  if (tier === undefined || limit === null || limit === undefined) return;
  const needed = (await count()) + adding;
  if (needed <= limit) return;
  const larger = largerPlanFor(tier, kind, needed);
  throw new PlanRefusal(limitSentence(tier, kind, larger), larger);
}
