import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { deleteAccountTokens } from '../../../db/queries/account-tokens';
import { findAccount, replacePasswordHash } from '../../../db/queries/accounts';
import { deleteSessionsOf } from '../../../db/queries/sessions';
import type { passwordChange } from '../../contracts/account';
import { recordEvent } from '../audit/record-event';
import { hashPassword, refuseGuessablePassword } from '../auth/passwords';
import type { Caller, Context } from '../context';
import { FieldError, notFound } from '../errors';
import { requirePassword } from './require-password';

const samePassword = 'Choose a password that differs from your current one.';

/** Changes the caller's password and ends every other session, in one transaction. */
export async function changePassword(
  ctx: Pick<Context, 'db' | 'jobs' | 'visitor' | 'signal'> & { caller: Caller },
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
): Promise<void> {
  const { accountId, sessionId } = ctx.caller;
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw notFound('account');
  const checked = await requirePassword(ctx, account, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) {
    throw new FieldError([{ path: ['newPassword'], message: samePassword }]);
  }
  refuseGuessablePassword(newPassword, account, 'newPassword');
  const next = await hashPassword(newPassword, ctx);
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await replacePasswordHash(tx, accountId, { checked, next }))) {
      const message = 'The password was changed elsewhere in the meantime. Sign in with the new one.';
      throw new TRPCError({ code: 'CONFLICT', message });
    }
    await deleteSessionsOf(tx, accountId, sessionId);
    await deleteAccountTokens(tx, accountId, 'reset-password');
    await recordEvent(tx, ctx, 'password-changed', { accountId });
    await ctx.jobs.add(tx, 'send-mail', { template: 'password-changed', accountId });
  });
}
