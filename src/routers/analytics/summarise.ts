import type { DayTotals, Figures, FiguresQuery } from '../../../db/views/read-figures';
import type { AnalyticsSummary } from '../../contracts/analytics';
import { viewSource } from '../../contracts/view';
import { addDays } from './view-period';
import { countryName, placeOf } from './view-places';

type Summary = Omit<AnalyticsSummary, 'period' | 'timeZone' | 'recentViews'>;

/** The summary of a period, from its figures. */
export function summarise(figures: Figures, query: FiguresQuery): Summary {
  const { from, to, days, previousFrom, previousTo } = query;
  const current = totalsOf(figures.days, from, to);
  const previous = totalsOf(figures.days, previousFrom, previousTo);
  const lists = listsOf(figures, current.views);
  return {
    from,
    to,
    totalViews: current.views,
    uniqueViews: figures.visitors,
    returningViews: current.returningViews,
    engagementRate: engagementOf(current),
    averageSessionDuration: durationOf(current),
    trends: {
      totalViews: trendOf(current.views, previous.views),
      uniqueViews: trendOf(figures.visitors, figures.previousVisitors),
      engagementRate: trendOf(engagementOf(current), engagementOf(previous)),
      averageSessionDuration: trendOf(durationOf(current), durationOf(previous)),
    },
    ...lists,
    dailyViews: dailyOf(figures.days, from, days),
    previousDailyViews: dailyOf(figures.days, previousFrom, days),
    weeklyTrend: trendOfLast(7, figures.days, to),
    monthlyTrend: trendOfLast(30, figures.days, to),
  };
}

type Totals = Omit<DayTotals, 'day'>;

function totalsOf(days: DayTotals[], from: string, to: string): Totals {
  const totals = { views: 0, returningViews: 0, seconds: 0, timedViews: 0 };
  for (const day of days) {
    if (day.day < from || day.day > to) continue;
    totals.views += day.views;
    totals.returningViews += day.returningViews;
    totals.seconds += day.seconds;
    totals.timedViews += day.timedViews;
  }
  return totals;
}

// Multiplies first: 23 of 40 are 57.5 %, but 23 / 40 * 100 is a little less.
const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 100) / whole));

const engagementOf = ({ returningViews, views }: Totals) => percentOf(returningViews, views);

const durationOf = ({ seconds, timedViews }: Totals) =>
  timedViews === 0 ? 0 : Math.round(seconds / timedViews);

// A little less rounds to -0, which adding 0 turns into 0.
const trendOf = (now: number, before: number | null) =>
  !before ? null : Math.round(((now - before) * 100) / before) + 0;

function trendOfLast(length: number, days: DayTotals[], to: string): number | null {
  const viewsUntil = (last: string) => totalsOf(days, addDays(last, 1 - length), last).views;
  return trendOf(viewsUntil(to), viewsUntil(addDays(to, -length)));
}

function dailyOf(days: DayTotals[], from: string, length: number) {
  const viewsOn = new Map(days.map(({ day, views }) => [day, views]));
  return Array.from({ length }, (_, index) => {
    const date = addDays(from, index);
    return { date, views: viewsOn.get(date) ?? 0 };
  });
}

function listsOf(figures: Figures, total: number) {
  const share = (views: number) => ({ count: views, percentage: percentOf(views, total) });
  const excluded = (kind: string) => figures.excluded.find(({ value }) => value === kind)?.views ?? 0;
  return {
    topSources: figures.sources.map(({ value, views }) => ({
      source: viewSource.parse(value),
      ...share(views),
    })),
    topLocations: figures.places.map((place) => ({ ...placeOf(place), ...share(place.views) })),
    topCountries: figures.countries.map(({ value, views }) => ({
      country: value,
      name: countryName(value),
      ...share(views),
    })),
    topCompanies: figures.companies.map(({ value, views }) => ({ company: value, ...share(views) })),
    topSections: figures.sections
      .map(({ value, views, seconds }) => ({ section: value, seconds, ...share(views) }))
      .sort((one, other) => other.seconds - one.seconds || byCount(one, other)),
    topReferrers: figures.referrers.map(({ value, views }) => ({ referrer: value, ...share(views) })),
    topCampaigns: figures.campaigns.map(({ value, views }) => ({ campaign: value, ...share(views) })),
    topDevices: figures.devices.map(({ value, views }) => ({ device: value, ...share(views) })),
    downloads: figures.downloads.map(({ value, views }) => ({ form: value, count: views })),
    video: figures.video,
    excluded: { bots: excluded('bot'), previews: excluded('preview'), own: excluded('own') },
    unrecognised: figures.unrecognised,
  };
}

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count;
