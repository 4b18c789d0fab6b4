import { findDashboard } from '../../../db/queries/dashboard';
import { dashboard } from '../../contracts/dashboard';
import { byProfile } from '../../contracts/ids';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';

export const dashboardRouter = router({
  get: signedInProcedure
    .meta(rest('GET /profile/{profileId}/dashboard', 'The state of the whole portfolio, for its owner'))
    .input(byProfile)
    .output(dashboard)
    .query(async ({ ctx, input }) => {
      const row = await findDashboard(ctx.db, ctx.caller.accountId, ownProfileId(ctx, input.profileId));
      if (!row) throw notFound('profile');
      const complete = {
        cv: row.hasCv,
        facts: row.hasFacts,
        video: row.hasVideo,
        gallery: row.hasGallery,
        testimonials: row.hasTestimonials,
        skills: row.hasSkills,
        workExperience: row.hasWorkExperience,
        education: row.hasEducation || row.hasCertifications,
        contact: row.hasContacts || row.hasAddresses,
      };
      const missing = [
        ...(row.hasName ? [] : ['name' as const]),
        ...(row.hasContent ? [] : ['content' as const]),
      ];
      return {
        ...row,
        profile: row,
        complete,
        missing,
        exampleUrl: row.demoSlug && `/profile/${row.demoSlug}`,
      };
    }),
});
