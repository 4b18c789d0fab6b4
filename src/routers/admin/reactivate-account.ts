import { type AccountRow, lockAccount, updateAccount } from '../../../db/queries/accounts';
import { recordEvent } from '../audit/record-event';
import { queueSettling } from '../billing/settle-subscription';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';

/** Reactivates an account and its pages. @throws NOT_FOUND if there is no such account */
export async function reactivateAccount(
  ctx: Pick<Context, 'db' | 'jobs' | 'visitor'> & { caller: Caller },
  accountId: string,
): Promise<AccountRow> {
  const actorId = ctx.caller.accountId;
  return ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw notFound('account');
    if (account.isActive) return account;
    await queueSettling(tx, ctx, accountId);
    await recordEvent(tx, ctx, 'account-reactivated', { accountId, actorId });
    return (await updateAccount(tx, accountId, { isActive: true })) ?? account;
  });
}
