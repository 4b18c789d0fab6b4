import type { z } from 'zod';
import { type AccountRow, lockAccount, updateAccount } from '../../../db/queries/accounts';
import type { accountChange } from '../../contracts/account';
import { changedFields } from '../audit/changed-fields';
import { recordRecurringEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';

/** Changes the name and the company of the caller's account. */
export async function changeAccount(
  ctx: Pick<Context, 'db' | 'visitor'> & { caller: Caller },
  changes: z.output<typeof accountChange>,
): Promise<AccountRow> {
  const { accountId } = ctx.caller;
  return ctx.db.transaction().execute(async (tx) => {
    const current = await lockAccount(tx, accountId);
    const changed = current && (await updateAccount(tx, accountId, changes));
    if (!changed) throw notFound('account');
    const fields = changedFields(changes, current);
    if (fields) await recordRecurringEvent(tx, ctx, 'account-changed', { accountId, details: { fields } });
    return changed;
  });
}
