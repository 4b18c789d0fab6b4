import { TRPCError } from '@trpc/server';
import { ownsProfile } from '../../../db/queries/profiles';
import { byProfile } from '../../contracts/ids';
import { requireCaller } from '../../routers/auth/require-caller';
import type { Caller, Context } from '../../routers/context';
import { notFound } from '../../routers/errors';
import { ownProfileId } from '../../routers/profile/resolve-profile';

/** The caller and the own profile in a path. The write checks the ownership again, in its SQL. */
export async function requireOwnProfile(
  ctx: Context,
  params: unknown,
): Promise<{ caller: Caller; profileId: string }> {
  const caller = requireCaller(ctx);
  const parsed = byProfile.safeParse(params);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  const profileId = ownProfileId(ctx, parsed.data.profileId);
  if (!(await ownsProfile(ctx.db, caller.accountId, profileId))) throw notFound('profile');
  return { caller, profileId };
}
