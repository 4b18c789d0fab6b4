import {
  findAnalyticsSettings,
  isKnownTimeZone,
  updateAnalyticsSettings,
} from '../../../db/views/analytics-settings';
import { findChangeToken } from '../../../db/views/change-token';
import { countViews, readFigures } from '../../../db/views/read-figures';
import {
  analyticsChangeToken,
  analyticsQuery,
  analyticsSettings,
  analyticsSettingsUpdate,
  analyticsSummary,
  recentViewsPage,
  recentViewsQuery,
} from '../../contracts/analytics';
import { byProfile } from '../../contracts/ids';
import { FieldError, notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { listRecentViews } from './recent-views';
import { summarise } from './summarise';
import { daysOf, getViewedProfile } from './view-period';

/** Views in a summary, and on a page of all. */
const viewsShown = { summary: 20, page: 25 };

export const analyticsRouter = router({
  summary: signedInProcedure
    .meta(rest('GET /profile/{profileId}/analytics', 'The views of a period in figures, for the owner'))
    .input(analyticsQuery)
    .output(analyticsSummary)
    .query(async ({ ctx, input: { profileId: named, period, source } }) => {
      const { profileId, timeZone, today } = await getViewedProfile(ctx, named);
      const query = { profileId, source, ...daysOf(period, today) };
      const [figures, recentViews] = await Promise.all([
        readFigures(ctx.db, query),
        listRecentViews(ctx.db, query, { limit: viewsShown.summary }),
      ]);
      return { period, timeZone, ...summarise(figures, query), recentViews };
    }),

  recentViews: signedInProcedure
    .meta(rest('GET /profile/{profileId}/analytics/views', 'The single views of a period, newest first'))
    .input(recentViewsQuery)
    .output(recentViewsPage)
    .query(async ({ ctx, input: { profileId: named, period, source, before } }) => {
      const { profileId, today } = await getViewedProfile(ctx, named);
      const query = { profileId, source, ...daysOf(period, today) };
      const [total, views] = await Promise.all([
        countViews(ctx.db, query),
        listRecentViews(ctx.db, query, { limit: viewsShown.page + 1, before }),
      ]);
      const page = views.slice(0, viewsShown.page);
      const next = views.length > page.length ? (page.at(-1)?.id ?? null) : null;
      return { views: page, next, total };
    }),

  changeToken: signedInProcedure
    .meta(
      rest(
        'GET /profile/{profileId}/analytics/change-token',
        'Whether views have come in since the last answer',
      ),
    )
    .input(byProfile)
    .output(analyticsChangeToken)
    .query(async ({ ctx, input }) => {
      const profileId = ownProfileId(ctx, input.profileId);
      const changeToken = await findChangeToken(ctx.db, ctx.caller.accountId, profileId, ctx.clock.now());
      if (changeToken === undefined) throw notFound('profile');
      return { changeToken };
    }),

  settings: signedInProcedure
    .meta(rest('GET /profile/{profileId}/analytics/settings', 'The time zone of days'))
    .input(byProfile)
    .output(analyticsSettings)
    .query(async ({ ctx, input }) => {
      const settings = await findAnalyticsSettings(
        ctx.db,
        ctx.caller.accountId,
        ownProfileId(ctx, input.profileId),
      );
      if (!settings) throw notFound('profile');
      return settings;
    }),

  updateSettings: signedInProcedure
    .meta(rest('PATCH /profile/{profileId}/analytics/settings', 'Changes the time zone of days'))
    .input(analyticsSettingsUpdate)
    .output(analyticsSettings)
    .mutation(async ({ ctx, input: { profileId, ...changes } }) => {
      if (!(await isKnownTimeZone(ctx.db, changes.timeZone))) {
        throw new FieldError([{ path: ['timeZone'], message: 'This is not the name of a time zone.' }]);
      }
      const settings = await updateAnalyticsSettings(
        ctx.db,
        ctx.caller.accountId,
        ownProfileId(ctx, profileId),
        changes,
      );
      if (!settings) throw notFound('profile');
      return settings;
    }),
});
