import { z } from 'zod';
import { day } from '../dates';
import { paidTiers } from '../plans';

/** The periods of the figures and their steps; the last step is the current one. */
export const analyticsPeriods = {
  '30d': { label: 'Last 30 days', step: 'day', steps: 30 },
  '90d': { label: 'Last 13 weeks', step: 'week', steps: 13 },
  '1y': { label: 'Last 12 months', step: 'month', steps: 12 },
} as const;
export type AnalyticsPeriod = keyof typeof analyticsPeriods;

const periodNames = ['30d', '90d', '1y'] as const satisfies AnalyticsPeriod[];

/** Defaults to the last 30 days. */
export const analyticsQuery = z.strictObject({ period: z.enum(periodNames).optional() });

const step = z.object({
  /** Its first day in UTC. */
  start: day,
  /** Accounts created in this step that still exist. */
  signUps: z.int(),
  /** Accounts at the end of this step that still exist. */
  users: z.int(),
  /** Views of all public pages, by the days of their profiles. */
  views: z.int(),
  signIns: z.int(),
  failedSignIns: z.int(),
  /** Bytes stored at the end of this step in files that still exist. */
  storedBytes: z.number(),
  /** Paid subscriptions at the end of this step by plan, at today's prices without VAT. */
  revenue: z.array(z.object({ tier: z.enum(paidTiers), subscriptions: z.int(), monthlyPence: z.int() })),
});

export const siteAnalytics = z.object({
  period: z.enum(periodNames),
  steps: z.array(step),
  storage: z.object({ files: z.int(), bytes: z.number() }),
});
export type SiteAnalytics = z.infer<typeof siteAnalytics>;
