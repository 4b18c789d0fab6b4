import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type AccountRow, updateAccount } from '../../../db/queries/accounts';
import { isInvited as isInvitationFor, useInvitation } from '../../../db/queries/invitations';
import { readSettings } from '../../../db/queries/settings';
import type { DB, RegistrationMode } from '../../../db/tables.gen';
import type { registration } from '../../contracts/account';
import { canonicalEmail } from '../../contracts/email-address';
import { recordEvent } from '../audit/record-event';
import type { Context } from '../context';
import { createAccount } from './create-account';
import { hashPassword, refuseGuessablePassword } from './passwords';
import { hashToken } from './tokens';

/**
 * Creates an account and its first profile in one transaction, and sends the mail that verifies its address.
 * @throws CONFLICT if the address is taken, FORBIDDEN if the registration mode does not allow it
 */
export async function registerAccount(
  ctx: Pick<Context, 'db' | 'jobs' | 'visitor' | 'signal'>,
  { invitation, ...input }: z.output<typeof registration>,
): Promise<AccountRow> {
  // Checked before the password is hashed, so that refused calls are cheap.
  // And before the address is looked up: without an invitation nobody learns who has an account.
  requireOpenFor(
    (await readSettings(ctx.db)).registration,
    await holdsInvitation(ctx, input.email, invitation),
  );
  refuseGuessablePassword(input.password, input, 'password');
  const passwordHash = await hashPassword(input.password, ctx);
  const [firstName, lastName, company] = [input.firstName ?? '', input.lastName ?? '', input.company ?? ''];
  return ctx.db.transaction().execute(async (tx) => {
    const { registration: mode } = await readSettings(tx);
    const account = await createAccount(tx, {
      email: input.email,
      firstName,
      lastName,
      company,
      passwordHash,
    });
    const isInvited = await acceptInvitation(tx, account, invitation);
    requireOpenFor(mode, isInvited);
    await recordEvent(tx, ctx, 'registered', { accountId: account.id });
    if (!isInvited) {
      await ctx.jobs.add(tx, 'send-mail', { template: 'verify-email', accountId: account.id });
      return account;
    }
    // The invitation was received at this address.
    return (await updateAccount(tx, account.id, { emailVerified: true })) ?? account;
  });
}

const holdsInvitation = async ({ db }: Pick<Context, 'db'>, email: string, token: string | undefined) =>
  token !== undefined &&
  (await isInvitationFor(db, { canonicalEmail: canonicalEmail(email), tokenHash: hashToken(token) }));

const acceptInvitation = (tx: Transaction<DB>, account: AccountRow, token = '') =>
  useInvitation(tx, {
    canonicalEmail: canonicalEmail(account.email),
    accountId: account.id,
    tokenHash: hashToken(token),
  });

function requireOpenFor(mode: RegistrationMode, isInvited: boolean): void {
  if (mode === 'open' || (mode === 'invitation' && isInvited)) return;
  const message =
    mode === 'closed'
      ? 'Registration is closed on this server. Ask its administrator for an account.'
      : 'Registration is by invitation on this server. Use the link of an invitation to this address that is not used, withdrawn or older than seven days.';
  throw new TRPCError({ code: 'FORBIDDEN', message });
}
