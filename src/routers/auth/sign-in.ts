import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { type AccountRow, findAccountByEmail, lockSignIn } from '../../../db/queries/accounts';
import { deleteOwnSession } from '../../../db/queries/sessions';
import { findTwoFactor } from '../../../db/queries/two-factor';
import { type credentials, twoFactorRequired, twoFactorWrong } from '../../contracts/account';
import { canonicalEmail } from '../../contracts/email-address';
import { recordEvent } from '../audit/record-event';
import type { Context } from '../context';
import { CodedRefusal, wrongSecret } from '../errors';
import { missingCode, takeSecondFactor, wrongCode } from '../two-factor/second-factor';
import { openSession } from './open-session';
import { verifyPassword } from './passwords';

type Visit = Pick<Context, 'db' | 'visitor' | 'limiter' | 'caller' | 'signal'>;

/**
 * Opens a session and ends the browser's previous one, whoever it belonged to. Unknown and deactivated
 * accounts are refused exactly like a wrong password, in message and timing.
 */
export async function signIn(ctx: Visit, { email, password, code }: z.output<typeof credentials>) {
  const account = await findAccountByEmail(ctx.db, canonicalEmail(email));
  const active = account?.isActive ? account : undefined;
  if (!(await verifyPassword(active?.passwordHash, password, ctx)) || !active) throw wrongCredentials();
  await requireSecondFactor(ctx, active, code);
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockSignIn(tx, active))) throw wrongCredentials();
    // The new cookie replaces the old one, which nobody could use any more; bearer tokens stay valid.
    if (ctx.caller?.isBrowser) await deleteOwnSession(tx, ctx.caller.accountId, ctx.caller.sessionId);
    const session = await openSession(tx, ctx, active.id);
    await recordEvent(tx, ctx, 'signed-in', { accountId: active.id });
    return { user: active, session };
  });
}

async function requireSecondFactor(ctx: Visit, { id: accountId }: AccountRow, code: string | undefined) {
  const twoFactor = await findTwoFactor(ctx.db, accountId);
  if (!twoFactor?.confirmedAt) return;
  if (code === undefined) {
    await recordEvent(ctx.db, ctx, 'second-factor-asked', { accountId });
    throw new CodedRefusal(twoFactorRequired, { code: 'UNAUTHORIZED', message: missingCode });
  }
  if (await takeSecondFactor(ctx, twoFactor, code)) return;
  throw wrongSecret(new CodedRefusal(twoFactorWrong, { code: 'UNAUTHORIZED', message: wrongCode }));
}

const wrongCredentials = () =>
  wrongSecret(new TRPCError({ code: 'UNAUTHORIZED', message: 'Invalid credentials' }));
