import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import {
  insertRedirect,
  isRedirected,
  lockOwnProfile,
  type ProfileRow,
  updateOwnProfile,
} from '../../../db/queries/profiles';
import type { profileUpdate } from '../../contracts/profile';
import { notFound } from '../errors';
import { type Context, requireCaller } from '../trpc';
import { ownProfileId } from './resolve-profile';

const slugIsTaken = () =>
  new TRPCError({ code: 'CONFLICT', message: 'This address is taken already. Choose another one.' });

/** Changes the profile's own fields; an address that changes leads to the new one for a while. */
export async function updateProfile(
  ctx: Pick<Context, 'db' | 'caller'>,
  { profileId, ...changes }: z.output<typeof profileUpdate>,
): Promise<ProfileRow> {
  const { accountId } = requireCaller(ctx);
  const id = ownProfileId(ctx, profileId);
  const slug = changes.profileSlug;
  return ctx.db
    .transaction()
    .execute(async (tx) => {
      const current = await lockOwnProfile(tx, accountId, id);
      if (!current) throw notFound('profile');
      if (slug !== undefined && slug !== current.profileSlug) {
        if (await isRedirected(tx, slug, id)) throw slugIsTaken();
        await insertRedirect(tx, current.profileSlug, id);
      }
      const updated = await updateOwnProfile(tx, accountId, id, changes);
      if (!updated) throw notFound('profile');
      return updated;
    })
    .catch((error: unknown) => {
      const isTaken = error instanceof Error && 'constraint' in error && error.constraint === slugConstraint;
      throw isTaken ? slugIsTaken() : error;
    });
}

const slugConstraint = 'profiles_profile_slug_key';
