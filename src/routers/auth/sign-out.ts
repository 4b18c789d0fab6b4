import { deleteSession } from '../../../db/queries/sessions';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';

/** Ends the caller's session. */
export async function signOut(ctx: Pick<Context, 'db' | 'visitor'>, { accountId, sessionId }: Caller) {
  await ctx.db.transaction().execute(async (tx) => {
    await deleteSession(tx, sessionId);
    await recordEvent(tx, ctx, 'signed-out', { accountId });
  });
}
