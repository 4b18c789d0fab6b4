import {
  deleteProfile,
  findDemoAccount,
  insertDemoContent,
  replaceDemoProfile,
} from '../../db/seeds/demo-profile';
import type { Context } from '../routers/trpc';
import { addMissingFiles } from './demo-files';

/**
 * Makes the demo profile anew beside the old one, with its files, and then lets it take the old one's place in one step:
 * whoever reads it meanwhile sees the one or the other, and both whole.
 * @returns false where this server has no demo profile
 */
export async function resetDemo(ctx: Context): Promise<boolean> {
  const accountId = await findDemoAccount(ctx.db);
  if (!accountId) return false;
  const id = await ctx.db.transaction().execute((tx) => insertDemoContent(tx, accountId));
  try {
    const caller = {
      accountId,
      currentProfileId: id,
      sessionId: '',
      role: 'user',
      deletionDueAt: null,
    } as const;
    await addMissingFiles({ ...ctx, caller }, { id, accountId });
    await ctx.db.transaction().execute((tx) => replaceDemoProfile(tx, accountId, id));
  } catch (error) {
    await deleteProfile(ctx.db, id);
    throw error;
  }
  return true;
}
