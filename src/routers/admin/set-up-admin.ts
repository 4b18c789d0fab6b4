import { createHash, timingSafeEqual } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import type { AccountRow } from '../../../db/queries/accounts';
import { hasAdmin, lockAdminSetup } from '../../../db/queries/admins';
import type { adminSetup } from '../../contracts/admin/setup';
import { recordEvent } from '../audit/record-event';
import { createAccount } from '../auth/create-account';
import { hashPassword, refuseGuessablePassword } from '../auth/passwords';
import type { Context } from '../context';
import { wrongSecret } from '../errors';

/**
 * Creates the first admin and sends the mail that verifies the address; works once, in every registration mode.
 * @throws NOT_FOUND once there is an admin, FORBIDDEN without the operator's token, CONFLICT if the address is taken
 */
export async function setUpAdmin(
  ctx: Pick<Context, 'db' | 'jobs' | 'visitor' | 'config' | 'signal'>,
  { setupToken, password, ...person }: z.output<typeof adminSetup>,
): Promise<AccountRow> {
  requireSetupToken(ctx.config.adminSetupToken, setupToken);
  refuseGuessablePassword(password, person, 'password');
  const passwordHash = await hashPassword(password, ctx);
  return ctx.db.transaction().execute(async (tx) => {
    await lockAdminSetup(tx);
    if (await hasAdmin(tx)) throw alreadySetUp();
    const account = await createAccount(tx, { ...person, passwordHash, role: 'admin' });
    await recordEvent(tx, ctx, 'admin-created', { accountId: account.id });
    await ctx.jobs.add(tx, 'send-mail', { template: 'verify-email', accountId: account.id });
    return account;
  });
}

/** Comes before the call is parsed or anything hashed. @throws NOT_FOUND once there is an admin */
export async function refuseOnceSetUp({ db }: Pick<Context, 'db'>): Promise<void> {
  if (await hasAdmin(db)) throw alreadySetUp();
}

const alreadySetUp = () =>
  new TRPCError({ code: 'NOT_FOUND', message: 'The first admin has been set up already. Sign in instead.' });

const digest = (text: string) => createHash('sha256').update(text).digest();

function requireSetupToken(expected: string | undefined, given = ''): void {
  if (expected === undefined || timingSafeEqual(digest(expected), digest(given))) return;
  const message = 'This needs the setup token that the operator of this server has set.';
  throw wrongSecret(new TRPCError({ code: 'FORBIDDEN', message }));
}
