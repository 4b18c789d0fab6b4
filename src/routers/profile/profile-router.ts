import { readWholePortfolio } from '../../../db/public-projection';
import { unprintable } from '../../contracts/exports';
import { byProfile, defaultProfileId } from '../../contracts/ids';
import { languageProgress, profile, profileUpdate, slugAnswer, slugQuestion } from '../../contracts/profile';
import { notFound } from '../errors';
import { rest } from '../rest-meta';
import { readingProcedure, router, signedInProcedure } from '../trpc';
import { checkSlug } from './check-slug';
import { progressOf } from './language-progress';
import { getReadableProfile, ownProfileId } from './resolve-profile';
import { updateProfile } from './update-profile';

export const profileRouter = router({
  get: readingProcedure
    .meta(rest('GET /profile', "The caller's current profile; the demo profile where nobody is signed in"))
    .output(profile)
    .query(({ ctx }) => getReadableProfile(ctx, defaultProfileId)),

  read: readingProcedure
    .meta(rest('GET /profile/{profileId}', 'A profile of your own, or one whose page you may read'))
    .input(byProfile)
    .output(profile)
    .query(({ ctx, input }) => getReadableProfile(ctx, input.profileId)),

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

  languages: signedInProcedure
    .meta(
      rest(
        'GET /profile/{profileId}/page-languages',
        'How much of the page is written in each of its other languages',
      ),
    )
    .input(byProfile)
    .output(languageProgress)
    .query(async ({ ctx, input }) => {
      const { id, isOwn } = await getReadableProfile(ctx, input.profileId);
      const whole = isOwn ? await readWholePortfolio(ctx.db, id) : undefined;
      if (!whole) throw notFound('profile');
      return progressOf(whole);
    }),

  unprintable: signedInProcedure
    .meta(
      rest('GET /profile/{profileId}/unprintable', 'The characters that the PDF of the profile cannot have'),
    )
    .input(byProfile)
    .output(unprintable)
    .query(async ({ ctx, input }) => {
      const found = await ctx.program.findUnprintable(ctx, ownProfileId(ctx, input.profileId));
      if (!found) throw notFound('profile');
      return found;
    }),

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
