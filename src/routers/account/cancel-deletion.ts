import { TRPCError } from '@trpc/server';
import type { AccountRow } from '../../../db/queries/accounts';
import { unscheduleDeletion } from '../../../db/queries/deletion';
import { recordEvent } from '../audit/record-event';
import { queueSettling } from '../billing/settle-subscription';
import type { Caller, Context } from '../context';

/** Cancels the deletion of the caller's account. @throws CONFLICT if none is scheduled */
export async function cancelDeletion(
  ctx: Pick<Context, 'db' | 'jobs' | 'visitor'> & { caller: Caller },
): Promise<AccountRow> {
  const { accountId } = ctx.caller;
  return ctx.db.transaction().execute(async (tx) => {
    const account = await unscheduleDeletion(tx, accountId);
    if (!account) {
      throw new TRPCError({ code: 'CONFLICT', message: 'This account is not about to be deleted.' });
    }
    await queueSettling(tx, ctx, accountId);
    await recordEvent(tx, ctx, 'deletion-cancelled', { accountId });
    return account;
  });
}
