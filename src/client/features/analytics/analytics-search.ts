import { z } from 'zod';
import { analyticsQuery, recentViewsQuery } from '../../../contracts/analytics';

/** The tabs of the screen, as its address names them. */
export const analyticsTabs = ['overview', 'sources', 'geography', 'views'] as const;
export type AnalyticsTab = (typeof analyticsTabs)[number];

const { period, source } = analyticsQuery.shape;
const { before } = recentViewsQuery.shape;

/** The state of the screen that its address keeps. Unknown values are ignored. */
export const analyticsSearch = z.object({
  period: period.unwrap().optional().catch(undefined),
  source: source.catch(undefined),
  tab: z.enum(analyticsTabs).optional().catch(undefined),
  /** The list of views begins after the one of this id. */
  before: before.catch(undefined),
});
