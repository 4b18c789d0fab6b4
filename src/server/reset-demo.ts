import {
  deleteProfile,
  findDemoAccount,
  insertDemoContent,
  replaceDemoProfile,
} from '../../db/seeds/demo-profile';
import { recordEvent } from '../routers/audit/record-event';
import type { Caller, Context } from '../routers/context';
import { addMissingFiles } from './demo-files';

/**
 * Makes the demo profile anew beside the old one, with its files, and then lets it take the old one's place in one step:
 * whoever reads it meanwhile sees the one or the other, and both whole. That step writes the caller's act down.
 * @returns false if this server has no demo profile
 */
export async function resetDemo(ctx: Context & { caller: Caller }): Promise<boolean> {
  const accountId = await findDemoAccount(ctx.db);
  if (!accountId) return false;
  const id = await ctx.db.transaction().execute((tx) => insertDemoContent(tx, accountId));
  try {
    await addMissingFiles(ctx, { id, accountId });
    await ctx.db.transaction().execute(async (tx) => {
      await recordEvent(tx, ctx, 'demo-reset', { actorId: ctx.caller.accountId });
      await replaceDemoProfile(tx, accountId, id);
    });
  } catch (error) {
    await deleteProfile(ctx.db, id);
    throw error;
  }
  return true;
}
