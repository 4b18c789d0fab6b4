import { listAnalyticsSteps, listSubscriptionSteps, sumStorage } from '../../../db/queries/site-analytics';
import { type AnalyticsPeriod, analyticsPeriods, type SiteAnalytics } from '../../contracts/admin/analytics';
import { plans } from '../../contracts/plans';
import type { Context } from '../context';

/** The server's activity in a period. */
export async function readAnalytics(
  { db }: Pick<Context, 'db'>,
  period: AnalyticsPeriod,
): Promise<SiteAnalytics> {
  const steps = await listAnalyticsSteps(db, analyticsPeriods[period]);
  const subscriptionSteps = await listSubscriptionSteps(db, analyticsPeriods[period]);
  const revenueOf = (step: string) =>
    subscriptionSteps
      .filter(({ start }) => start === step)
      .map(({ tier, subscriptions }) => ({
        tier,
        subscriptions,
        monthlyPence: subscriptions * plans[tier].pricePence,
      }));
  return {
    period,
    steps: steps.map((step) => ({ ...step, revenue: revenueOf(step.start) })),
    storage: await sumStorage(db),
  };
}
