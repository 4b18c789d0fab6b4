import { z } from 'zod';
import { instant } from './dates';
import { id, profileId } from './ids';
import { timeZone } from './time-zone';
import { viewSource } from './view';

/** The periods of analytics with their days; each ends today. */
export const analyticsPeriods = [
  { key: '7d', label: '7 days', days: 7 },
  { key: '30d', label: '30 days', days: 30 },
  { key: '90d', label: '90 days', days: 90 },
  { key: '1y', label: '1 year', days: 365 },
] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]['key'];

/** Below this number of views, no conclusion can be drawn. */
export const fewViews = 10;

/** Views of a profile within a period, of all sources or of one. */
export const analyticsQuery = z.strictObject({
  profileId,
  period: z.enum(analyticsPeriods.map(({ key }) => key)).default('30d'),
  source: viewSource.optional(),
});

/** Views within a period, page by page: those before the view of this id. */
export const recentViewsQuery = analyticsQuery.extend({ before: id.optional() });

/** `YYYY-MM-DD`. */
const day = z.string();
const count = z.int();
/** Rounded, of all matching views. */
const percentage = z.int();
/** The change against the period before in percent, rounded; null where that had none. */
const trend = z.int().nullable();
const share = { count, percentage };

/** Where a view came from, as precisely as is known, or why it is unknown. */
const viewPlace = {
  /** `London, United Kingdom`, `United Kingdom` or `Unknown`. */
  location: z.string(),
  /** ISO 3166-1, two letters; null if unknown. */
  country: z.string().nullable(),
  city: z.string().nullable(),
  /** Why the country is unknown. */
  reason: z.string().nullable(),
};

/**
 * One view, newest first in lists. The visitor's name is the one that the owner gave to the link that they came through;
 * null for everybody else.
 */
export const recentView = z.object({
  id,
  timestamp: instant,
  viewerName: z.string().nullable(),
  viewerCompany: z.string().nullable(),
  viewerRole: z.string().nullable(),
  ...viewPlace,
  source: viewSource,
  /** The host of the page before; null if there was none. */
  referrer: z.string().nullable(),
  campaign: z.string().nullable(),
  device: z.string(),
  /** How long the page was visible and attended, in seconds; null if it was never reported. */
  sessionDuration: z.int().nullable(),
  /** The sections that were read, with the seconds where they were reported, longest first. */
  sections: z.array(z.object({ section: z.string(), seconds: z.int() })),
  videoSeconds: z.int(),
  downloads: z.array(z.string()),
  isReturning: z.boolean(),
  /** Whether the visitor could be distinguished from others; false for those who ask not to be followed. */
  isRecognised: z.boolean(),
});
export type RecentView = z.infer<typeof recentView>;

const dailyViews = z.array(z.object({ date: day, views: count }));

/**
 * The sums of a period. `uniqueViews` are the different visitors; those who ask not to be followed count as views only
 * and are `unrecognised`. Lists are in descending order and hold the hundred largest at most.
 */
export const analyticsSummary = z.object({
  period: z.enum(analyticsPeriods.map(({ key }) => key)),
  /** The first day of the period, and its last: today. */
  from: day,
  to: day,
  /** Days begin and end in this time zone. */
  timeZone: z.string(),
  totalViews: count,
  uniqueViews: count,
  returningViews: count,
  /** Returning views of all views, a rounded percentage. */
  engagementRate: percentage,
  /** Rounded seconds of the views whose time is known. */
  averageSessionDuration: count,
  /** The change of each card against the period before. */
  trends: z.object({
    totalViews: trend,
    uniqueViews: trend,
    engagementRate: trend,
    averageSessionDuration: trend,
  }),
  topSources: z.array(z.object({ source: viewSource, ...share })),
  topLocations: z.array(z.object({ ...viewPlace, ...share })),
  /** By country, `null` for unknown. */
  topCountries: z.array(z.object({ country: z.string().nullable(), name: z.string(), ...share })),
  /** Of the contacts whose links were opened. */
  topCompanies: z.array(z.object({ company: z.string(), ...share })),
  /** In how many views each section was read, and for how long altogether; the longest first. */
  topSections: z.array(z.object({ section: z.string(), ...share, seconds: count })),
  topReferrers: z.array(z.object({ referrer: z.string(), ...share })),
  topCampaigns: z.array(z.object({ campaign: z.string(), ...share })),
  topDevices: z.array(z.object({ device: z.string(), ...share })),
  downloads: z.array(z.object({ form: z.string(), count })),
  /** How many watched the video, and for how many seconds altogether. */
  video: z.object({ views: count, seconds: count }),
  /** Every day of the period, and every day of the period before. */
  dailyViews,
  previousDailyViews: dailyViews,
  /** The last 7 days against the 7 before, and the last 30 against the 30 before. */
  weeklyTrend: trend,
  monthlyTrend: trend,
  /** The latest twenty of the period. */
  recentViews: z.array(recentView),
  /** Views that no other figure counts. */
  excluded: z.object({ bots: count, previews: count, own: count }),
  unrecognised: count,
});
export type AnalyticsSummary = z.infer<typeof analyticsSummary>;

/** Twenty-five views at most; `next` is the `before` of the next page, null at the end. Single views are kept 13 months. */
export const recentViewsPage = z.object({
  views: z.array(recentView),
  next: z.string().nullable(),
  /** All views of the period. */
  total: count,
});

/** Changes whenever a view is counted or grows; cheap to poll. */
export const analyticsChangeToken = z.object({ changeToken: z.string() });

/** The forms of the export. */
export const analyticsExportFormats = ['csv', 'json'] as const;

/** The single views of a period as a file, of a profile that the address names. */
export const analyticsExport = analyticsQuery
  .omit({ profileId: true })
  .extend({ format: z.enum(analyticsExportFormats).default('csv') });

/** What an owner chooses about analytics; `timeZone` is null until it is known. */
export const analyticsSettings = z.object({
  timeZone: z.string().nullable(),
});

export const analyticsSettingsUpdate = z.strictObject({
  profileId,
  timeZone,
});
