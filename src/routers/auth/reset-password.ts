import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { deleteAccountTokens, findTokenAccount, takeAccountToken } from '../../../db/queries/account-tokens';
import { findAccountByEmail, updateAccount } from '../../../db/queries/accounts';
import { deleteSessionsOf } from '../../../db/queries/sessions';
import type { passwordReset } from '../../contracts/account';
import { canonicalEmail } from '../../contracts/email-address';
import { recordEvent } from '../audit/record-event';
import type { Context } from '../context';
import { linkNotValid } from './link-not-valid';
import { hashPassword, refuseGuessablePassword } from './passwords';
import { hashToken } from './tokens';

/**
 * Queues a mail with a link, or a job that does nothing: nobody can tell whether the account exists. Links of
 * earlier mails end at once.
 */
export async function requestPasswordReset(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { email }: { email: string },
): Promise<void> {
  const account = await findAccountByEmail(db, canonicalEmail(email));
  const accountId = account?.isActive ? account.id : null;
  await db.transaction().execute(async (tx) => {
    // Also for an unknown account, so that both take equally long.
    await deleteAccountTokens(tx, accountId ?? uuid(), 'reset-password');
    await jobs.add(tx, 'send-mail', { template: 'reset-password', accountId });
  });
}

/** Sets a new password with the token of a mail, which is consumed, and ends every session of the account. */
export async function resetPassword(
  ctx: Pick<Context, 'db' | 'jobs' | 'visitor' | 'signal'>,
  { token, password }: z.output<typeof passwordReset>,
): Promise<void> {
  const account = await findTokenAccount(ctx.db, hashToken(token), 'reset-password');
  if (!account) throw linkNotValid();
  refuseGuessablePassword(password, account, 'password');
  const passwordHash = await hashPassword(password, ctx);
  await ctx.db.transaction().execute(async (tx) => {
    const accountId = await takeAccountToken(tx, hashToken(token), 'reset-password');
    if (!accountId) throw linkNotValid();
    // Before the sessions are ended: a concurrent sign-in with the old password waits for this lock.
    await updateAccount(tx, accountId, { passwordHash });
    await deleteSessionsOf(tx, accountId);
    await recordEvent(tx, ctx, 'password-reset', { accountId });
    await ctx.jobs.add(tx, 'send-mail', { template: 'password-changed', accountId });
  });
}
