import { TRPCError } from '@trpc/server';
import { takeAccountToken } from '../../../db/queries/account-tokens';
import { findAccount, updateAccount } from '../../../db/queries/accounts';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { linkNotValid } from './link-not-valid';
import { hashToken } from './tokens';

/** Marks an account's address as verified with the token of a mail, which is consumed. */
export async function verifyEmail(
  ctx: Pick<Context, 'db' | 'visitor'>,
  { token }: { token: string },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const accountId = await takeAccountToken(tx, hashToken(token), 'verify-email');
    if (!accountId) throw linkNotValid();
    await updateAccount(tx, accountId, { emailVerified: true });
    await recordEvent(tx, ctx, 'email-verified', { accountId });
  });
}

/** Sends the caller a new link. @throws CONFLICT if the address is verified already */
export async function resendVerification({
  db,
  jobs,
  caller: { accountId },
}: Pick<Context, 'db' | 'jobs'> & { caller: Caller }): Promise<void> {
  const account = await findAccount(db, accountId);
  if (account?.emailVerified) {
    throw new TRPCError({ code: 'CONFLICT', message: 'Your e-mail address is verified already.' });
  }
  await db.transaction().execute((tx) => jobs.add(tx, 'send-mail', { template: 'verify-email', accountId }));
}
