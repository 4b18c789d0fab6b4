import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import { findAccountByEmail } from '../../../db/queries/accounts';
import { type InvitationRow, insertInvitation, withdrawInvitation } from '../../../db/queries/invitations';
import { readSettings } from '../../../db/queries/settings';
import { canonicalEmail } from '../../contracts/email-address';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';

type Visit = Pick<Context, 'db' | 'jobs' | 'visitor'> & { caller: Caller };

/**
 * Invites an address by mail; withdraws an earlier invitation of it.
 * @throws CONFLICT if registration is closed, or the address has an account
 */
export async function invite(ctx: Visit, email: string): Promise<InvitationRow> {
  const actorId = ctx.caller.accountId;
  return ctx.db.transaction().execute(async (tx) => {
    if ((await readSettings(tx)).registration === 'closed') throw conflict(closedText);
    if (await findAccountByEmail(tx, canonicalEmail(email))) {
      throw conflict('An account with this e-mail address exists already.');
    }
    const values = { id: uuid(), email, canonicalEmail: canonicalEmail(email), invitedBy: actorId };
    const invitation = await insertInvitation(tx, values);
    await recordEvent(tx, ctx, 'invitation-created', {
      actorId,
      details: { invitation: invitation.id },
    });
    await ctx.jobs.add(tx, 'send-mail', { template: 'invitation', invitationId: invitation.id });
    return invitation;
  });
}

const closedText =
  'Registration is closed, so nobody could use an invitation. Set it to "By invitation" or "Open" first.';
const conflict = (message: string) => new TRPCError({ code: 'CONFLICT', message });

/** Withdraws an invitation. @throws NOT_FOUND if it is not pending */
export async function withdraw(ctx: Visit, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await withdrawInvitation(tx, id))) throw notFound('pending invitation');
    await recordEvent(tx, ctx, 'invitation-withdrawn', {
      actorId: ctx.caller.accountId,
      details: { invitation: id },
    });
  });
}
