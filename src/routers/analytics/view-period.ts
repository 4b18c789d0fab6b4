import type { FiguresQuery } from '../../../db/views/read-figures';
import { findViewedProfile, type ViewedProfile } from '../../../db/views/view-periods';
import { type AnalyticsPeriod, analyticsPeriods } from '../../contracts/analytics';
import { requireCaller } from '../auth/require-caller';
import type { Context } from '../context';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';

const dayMs = 24 * 60 * 60 * 1000;

/** The day so many days later, or earlier. @param day `YYYY-MM-DD` */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The trends of a week and of a month compare two of each. */
const shortestCompared = 60;

/** The days of a period that ends today, and of what it is compared with. */
export function daysOf(period: AnalyticsPeriod, today: string): Omit<FiguresQuery, 'profileId' | 'source'> {
  const days = analyticsPeriods.find(({ key }) => key === period)?.days ?? 0;
  return {
    from: addDays(today, 1 - days),
    to: today,
    days,
    comparedFrom: addDays(today, 1 - Math.max(2 * days, shortestCompared)),
    previousFrom: addDays(today, 1 - 2 * days),
    previousTo: addDays(today, -days),
  };
}

/** The profile whose views the caller may see. @throws NOT_FOUND if it is not the caller's */
export async function getViewedProfile(
  ctx: Pick<Context, 'db' | 'clock' | 'caller'>,
  named: string,
): Promise<ViewedProfile> {
  const { accountId } = requireCaller(ctx);
  const profile = await findViewedProfile(ctx.db, accountId, ownProfileId(ctx, named), ctx.clock.now());
  if (!profile) throw notFound('profile');
  return profile;
}
