import { TRPCError } from '@trpc/server';
import { ownsProfile } from '../../../db/queries/profiles';
import { byProfile } from '../../contracts/ids';
import { notFound } from '../../routers/errors';
import { ownProfileId } from '../../routers/profile/resolve-profile';
import { type Context, requireCaller } from '../../routers/trpc';

/** Refuses before the body is read; the write checks the owner once more, in its own SQL. */
export async function requireOwnProfile(ctx: Context, params: unknown): Promise<string> {
  const { accountId } = requireCaller(ctx);
  const parsed = byProfile.safeParse(params);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  const profileId = ownProfileId(ctx, parsed.data.profileId);
  if (!(await ownsProfile(ctx.db, accountId, profileId))) throw notFound('profile');
  return profileId;
}
