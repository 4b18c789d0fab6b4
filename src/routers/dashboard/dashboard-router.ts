import { findDashboard } from '../../../db/queries/dashboard';
import { badgePath } from '../../contracts/badge';
import { dashboard } from '../../contracts/dashboard';
import { byProfile } from '../../contracts/ids';
import { pageUrl } from '../../contracts/page-url';
import { notFound } from '../errors';
import { findLanguageOfPage } from '../profile/page-words';
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
      const { canonicalHost, ...shown } = row;
      const missing = [
        ...(row.hasName ? [] : ['name' as const]),
        ...(row.hasContent ? [] : ['content' as const]),
      ];
      return {
        ...shown,
        profile: row,
        pageUrl: pageUrl(ctx.origin, { slug: row.profileSlug, canonicalHost }),
        badgeUrl: ctx.origin + badgePath(await findLanguageOfPage(ctx.db, profileId)),
        complete: completenessOf(row),
        missing,
        exampleUrl: row.demoSlug && `/profile/${row.demoSlug}`,
      };
    }),
});
