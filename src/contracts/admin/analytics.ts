import { z } from 'zod';
import { day } from '../dates';
import { paidTiers } from '../plans';

/** How far the figures look back, in steps of what; the last step is the one that is under way. */
export const analyticsPeriods = {
  '30d': { label: 'Last 30 days', step: 'day', steps: 30 },
  '90d': { label: 'Last 13 weeks', step: 'week', steps: 13 },
  '1y': { label: 'Last 12 months', step: 'month', steps: 12 },
} as const;
export type AnalyticsPeriod = keyof typeof analyticsPeriods;

const periodNames = ['30d', '90d', '1y'] as const satisfies AnalyticsPeriod[];

/** The last 30 days where no period is named. */
export const analyticsQuery = z.strictObject({ period: z.enum(periodNames).optional() });

const step = z.object({
  /** Its first day in UTC. */
  start: day,
  /** Accounts created in it, of those that exist now. */
  signUps: z.int(),
  /** How many accounts there were at its end, of those that exist now. */
  users: z.int(),
  signIns: z.int(),
  failedSignIns: z.int(),
  /** What was stored at its end, of the files that are kept now, in bytes. */
  storedBytes: z.number(),
  /** Subscriptions paid through the payment provider at its end, for each paid plan; at the prices of today, without VAT. */
  revenue: z.array(z.object({ tier: z.enum(paidTiers), subscriptions: z.int(), monthlyPence: z.int() })),
});

export const siteAnalytics = z.object({
  period: z.enum(periodNames),
  steps: z.array(step),
  storage: z.object({ files: z.int(), bytes: z.number() }),
});
export type SiteAnalytics = z.infer<typeof siteAnalytics>;
