import type { z } from 'zod';
import { findAccount } from '../../../db/queries/accounts';
import { scheduleDeletion } from '../../../db/queries/deletion';
import { deleteSessionsOf } from '../../../db/queries/sessions';
import { findTwoFactor } from '../../../db/queries/two-factor';
import type { deletionRequest } from '../../contracts/account';
import { deletionGraceDays } from '../../contracts/deletion';
import { recordEvent } from '../audit/record-event';
import { queueSettling } from '../billing/settle-subscription';
import type { Caller, Context } from '../context';
import { FieldError, notFound } from '../errors';
import { missingCode, takeSecondFactor, wrongCodeError } from '../two-factor/second-factor';
import { requireAnotherActiveAdmin } from './require-another-active-admin';
import { requirePassword } from './require-password';

type SignedIn = Pick<Context, 'db' | 'jobs' | 'visitor' | 'limiter' | 'signal'> & { caller: Caller };

/**
 * Schedules the deletion of the caller's account. During the grace period its pages are closed, and its owner can
 * only cancel the deletion or export the data.
 * @returns when the account will be deleted
 */
export async function requestDeletion(
  ctx: SignedIn,
  { password, code }: z.output<typeof deletionRequest>,
): Promise<string> {
  const { accountId } = ctx.caller;
  await requirePassword(ctx, await findAccount(ctx.db, accountId), password, 'password');
  await requireSecondFactor(ctx, code);
  return ctx.db.transaction().execute(async (tx) => {
    await requireAnotherActiveAdmin(tx, accountId);
    const dueAt = await scheduleDeletion(tx, accountId, deletionGraceDays);
    if (!dueAt) throw notFound('account');
    await deleteSessionsOf(tx, accountId);
    await queueSettling(tx, ctx, accountId);
    await recordEvent(tx, ctx, 'deletion-requested', { accountId });
    await ctx.jobs.add(tx, 'send-mail', { template: 'deletion-requested', accountId });
    return dueAt;
  });
}

async function requireSecondFactor(ctx: SignedIn, code: string | undefined): Promise<void> {
  const twoFactor = await findTwoFactor(ctx.db, ctx.caller.accountId);
  if (!twoFactor?.confirmedAt) return;
  if (code === undefined) throw new FieldError([{ path: ['code'], message: missingCode }]);
  if (!(await takeSecondFactor(ctx, twoFactor, code))) throw wrongCodeError();
}
