import { findReadableProfile } from '../../../db/queries/profiles';
import { defaultProfileId } from '../../contracts/ids';
import { example, profile, profileUpdate, slugAnswer, slugQuestion } from '../../contracts/profile';
import { rest } from '../rest-meta';
import { publicProcedure, readingProcedure, router, signedInProcedure } from '../trpc';
import { checkSlug } from './check-slug';
import { getReadableProfile } from './resolve-profile';
import { updateProfile } from './update-profile';

export const profileRouter = router({
  get: readingProcedure
    .meta(rest('GET /profile', "The caller's current profile; the demo profile where nobody is signed in"))
    .output(profile)
    .query(({ ctx }) => getReadableProfile(ctx, defaultProfileId)),

  /** For our own pages: the URL of a complete example portfolio; null if this server has none. */
  example: publicProcedure.output(example).query(async ({ ctx }) => {
    const demo = await findReadableProfile(ctx.db, 'demo', undefined);
    return { url: demo ? `/profile/${demo.profileSlug}` : null };
  }),

  checkSlug: signedInProcedure
    .meta({
      ...rest(
        'GET /profile/{profileId}/address',
        'Whether the public page can have this slug as its address',
      ),
      limit: 'slugCheck',
    })
    .input(slugQuestion)
    .output(slugAnswer)
    .query(({ ctx, input }) => checkSlug(ctx, input)),

  update: signedInProcedure
    .meta({
      ...rest(
        'PATCH /profile/{profileId}',
        "Changes the profile's own fields; with updatedAt, only where it still has that version",
      ),
      body: 'long',
    })
    .input(profileUpdate)
    .output(profile)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
});
