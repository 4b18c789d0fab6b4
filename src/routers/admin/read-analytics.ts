import { countPayingAccounts, listAnalyticsSteps, sumStorage } from '../../../db/queries/site-analytics';
import { type AnalyticsPeriod, analyticsPeriods, type SiteAnalytics } from '../../contracts/admin/analytics';
import { plans } from '../../contracts/plans';
import type { Context } from '../trpc';

/** What happened on the whole server in a period. */
export async function readAnalytics(
  { db }: Pick<Context, 'db'>,
  period: AnalyticsPeriod,
): Promise<SiteAnalytics> {
  const paying = await countPayingAccounts(db);
  const byPlan = paying.map(({ tier, subscriptions }) => ({
    tier,
    subscriptions,
    monthlyPence: subscriptions * plans[tier].pricePence,
  }));
  return {
    period,
    steps: await listAnalyticsSteps(db, analyticsPeriods[period]),
    storage: await sumStorage(db),
    revenue: {
      monthlyPence: byPlan.reduce((sum, { monthlyPence }) => sum + monthlyPence, 0),
      plans: byPlan,
    },
  };
}
