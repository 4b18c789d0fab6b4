import {
  describeOwnPortrait,
  findPortrait,
  removeOwnPortrait,
  restoreOwnPortrait,
} from '../../../db/queries/portraits';
import { byProfile } from '../../contracts/ids';
import {
  byPortrait,
  type Portrait,
  portrait,
  portraitUpdate,
  removedPortrait,
} from '../../contracts/portrait';
import type { Context } from '../context';
import { notFound } from '../errors';
import { getReadableProfile, ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { readingProcedure, router, signedInProcedure } from '../trpc';

async function getPortrait(db: Context['db'], profileId: string): Promise<Portrait> {
  const row = await findPortrait(db, profileId);
  if (!row) throw notFound('portrait');
  return row;
}

export const portraitRouter = router({
  get: readingProcedure
    .meta(rest('GET /profile/{profileId}/portrait', 'The portrait photo; null where there is none'))
    .input(byProfile)
    .output(portrait.nullable())
    .query(async ({ ctx, input }) => {
      const profile = await getReadableProfile(ctx, input.profileId);
      return (await findPortrait(ctx.db, profile.id)) ?? null;
    }),

  update: signedInProcedure
    .meta(rest('PATCH /profile/{profileId}/portrait/{portraitId}', 'Changes the alternative text'))
    .input(portraitUpdate)
    .output(portrait)
    .mutation(async ({ ctx, input }) => {
      const named = { ...input, profileId: ownProfileId(ctx, input.profileId) };
      if (!(await describeOwnPortrait(ctx.db, ctx.caller.accountId, named))) throw notFound('portrait');
      return getPortrait(ctx.db, named.profileId);
    }),

  remove: signedInProcedure
    .meta(rest('DELETE /profile/{profileId}/portrait/{portraitId}', 'Moves the portrait to the bin'))
    .input(byPortrait)
    .output(removedPortrait)
    .mutation(async ({ ctx, input: { profileId, portraitId } }) => {
      const named = { portraitId, profileId: ownProfileId(ctx, profileId) };
      if (!(await removeOwnPortrait(ctx.db, ctx.caller.accountId, named))) throw notFound('portrait');
      return { id: portraitId };
    }),

  restore: signedInProcedure
    .meta(rest('POST /profile/{profileId}/portrait/{portraitId}/restore', 'Brings the portrait before back'))
    .input(byPortrait)
    .output(portrait)
    .mutation(({ ctx, input: { profileId, portraitId } }) => {
      const named = { portraitId, profileId: ownProfileId(ctx, profileId) };
      return ctx.db.transaction().execute(async (tx) => {
        if (!(await restoreOwnPortrait(tx, ctx.caller.accountId, named))) throw notFound('portrait');
        return getPortrait(tx, named.profileId);
      });
    }),
});
