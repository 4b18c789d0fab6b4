import {
  deleteProfile,
  findDemoAccount,
  insertDemoContent,
  replaceDemoProfile,
} from '../../../db/seeds/demo-profile';
import { recordEvent } from '../../routers/audit/record-event';
import type { Caller, Context } from '../../routers/context';
import { addMissingFiles } from './demo-files';

/**
 * Recreates the demo profile with its files beside the old one, then swaps them in one step:
 * readers see either the one or the other, complete. The swap is logged with its caller.
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
