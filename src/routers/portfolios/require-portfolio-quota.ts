import type { Transaction } from 'kysely';
import { countPortfolios } from '../../../db/queries/portfolios';
import type { DB } from '../../../db/tables.gen';
import type { Context } from '../context';
import { requireQuota } from '../plan/require-quota';

/** Asks the account's plan for room for one more portfolio, before it is added. */
export const requirePortfolioQuota = (
  tx: Transaction<DB>,
  ctx: Pick<Context, 'config'>,
  accountId: string,
): Promise<void> =>
  requireQuota(tx, ctx, { accountId, kind: 'portfolios', count: () => countPortfolios(tx, accountId) });
