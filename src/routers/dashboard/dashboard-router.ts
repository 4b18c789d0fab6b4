import { findDashboard } from '../../../db/queries/dashboard';
import { dashboard } from '../../contracts/dashboard';
import { byProfile } from '../../contracts/ids';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { completenessOf } from './completeness';

export const dashboardRouter = router({
  get: signedInProcedure
    .meta(rest('GET /profile/{profileId}/dashboard', 'The state of the whole portfolio, for its owner'))
    .input(byProfile)
    .output(dashboard)
    .query(async ({ ctx, input }) => {
      const profileId = ownProfileId(ctx, input.profileId);
      const row = await findDashboard(ctx.db, ctx.caller.accountId, profileId, ctx.clock.now());
      if (!row) throw notFound('profile');
      const missing = [
        ...(row.hasName ? [] : ['name' as const]),
        ...(row.hasContent ? [] : ['content' as const]),
      ];
      return {
        ...row,
        profile: row,
        pageUrl: `${ctx.origin}/profile/${row.profileSlug}`,
        complete: completenessOf(row),
        missing,
        exampleUrl: row.demoSlug && `/profile/${row.demoSlug}`,
      };
    }),
});
