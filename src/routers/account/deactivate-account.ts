import { deleteAccountTokens } from '../../../db/queries/account-tokens';
import { lockAccount, updateAccount } from '../../../db/queries/accounts';
import { deleteSessionsOf } from '../../../db/queries/sessions';
import { recordEvent } from '../audit/record-event';
import { queueSettling } from '../billing/settle-subscription';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { requireAnotherActiveAdmin } from './require-another-active-admin';

/**
 * Deactivates an account: ends its sessions, closes its pages, and mails its owner how to come back.
 * @throws CONFLICT if it is the last active admin, NOT_FOUND if there is no such account
 */
export async function deactivateAccount(
  ctx: Pick<Context, 'db' | 'jobs' | 'visitor'> & { caller: Caller },
  accountId: string,
): Promise<void> {
  const actorId = ctx.caller.accountId;
  await ctx.db.transaction().execute(async (tx) => {
    await requireAnotherActiveAdmin(tx, accountId);
    const account = await lockAccount(tx, accountId);
    if (!account) throw notFound('account');
    if (!account.isActive) return;
    await updateAccount(tx, accountId, { isActive: false });
    await deleteSessionsOf(tx, accountId);
    await deleteAccountTokens(tx, accountId, 'reset-password');
    await queueSettling(tx, ctx, accountId);
    await recordEvent(tx, ctx, 'account-deactivated', { accountId, actorId });
    await ctx.jobs.add(tx, 'send-mail', { template: 'account-deactivated', accountId });
  });
}
