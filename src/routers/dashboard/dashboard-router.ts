import { publicSections } from '../../../db/public-columns';
import { type DashboardRow, findDashboard } from '../../../db/queries/dashboard';
import { completedBy, dashboard, type PortfolioPart, portfolioParts } from '../../contracts/dashboard';
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
      const profileId = ownProfileId(ctx, input.profileId);
      const row = await findDashboard(ctx.db, ctx.caller.accountId, profileId, ctx.clock.now());
      if (!row) throw notFound('profile');
      const complete = completeness.parse(
        Object.fromEntries(portfolioParts.map(({ key }) => [key, holdsPart(row, key)])),
      );
      const missing = [
        ...(row.hasName ? [] : ['name' as const]),
        ...(row.hasContent ? [] : ['content' as const]),
      ];
      return {
        ...row,
        profile: row,
        pageUrl: `${ctx.origin}/profile/${row.profileSlug}`,
        complete,
        missing,
        exampleUrl: row.demoSlug && `/profile/${row.demoSlug}`,
      };
    }),
});

const { complete: completeness } = dashboard.shape;

function holdsPart({ hasCv, hasVideo, holds }: DashboardRow, part: PortfolioPart): boolean {
  if (part === 'cv') return hasCv;
  if (part === 'video') return hasVideo;
  return publicSections.some((section) => completedBy[section] === part && holds[section]);
}
