import { defaultProfileId } from '../../contracts/ids';
import { profile, profileUpdate } from '../../contracts/profile';
import { publicProcedure, rest, router, signedInProcedure } from '../trpc';
import { getReadableProfile } from './resolve-profile';
import { updateProfile } from './update-profile';

export const profileRouter = router({
  get: publicProcedure
    .meta(rest('GET /profile', "The caller's current profile; the demo profile where nobody is signed in"))
    .output(profile)
    .query(({ ctx }) => getReadableProfile(ctx, defaultProfileId)),

  update: signedInProcedure
    .meta(rest('PATCH /profile/{profileId}', "Changes the profile's own fields"))
    .input(profileUpdate)
    .output(profile)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
});
