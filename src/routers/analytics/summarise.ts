import type { DayTotals, Sums, SumsQuery } from '../../../db/views/read-sums';
import { type Dimension, readPlaceValue } from '../../../db/views/sum-changes';
import type { AnalyticsSummary } from '../../contracts/analytics';
import { viewSource } from '../../contracts/view';
import { addDays } from './view-period';
import { countryName, placeOf } from './view-places';

type Figures = Omit<AnalyticsSummary, 'period' | 'timeZone' | 'recentViews'>;

/** The figures of a period, from its sums. */
export function summarise(sums: Sums, query: SumsQuery): Figures {
  const { from, to, days, previousTo } = query;
  const previousFrom = addDays(previousTo, 1 - days);
  const current = totalsOf(sums.days, from, to);
  const previous = totalsOf(sums.days, previousFrom, previousTo);
  const lists = listsOf(sums, current.views);
  return {
    from,
    to,
    totalViews: current.views,
    uniqueViews: sums.visitors,
    returningViews: current.returningViews,
    engagementRate: engagementOf(current),
    averageSessionDuration: durationOf(current),
    trends: {
      totalViews: trendOf(current.views, previous.views),
      uniqueViews: trendOf(sums.visitors, sums.previousVisitors),
      engagementRate: trendOf(engagementOf(current), engagementOf(previous)),
      averageSessionDuration: trendOf(durationOf(current), durationOf(previous)),
    },
    ...lists,
    dailyViews: dailyOf(sums.days, from, days),
    previousDailyViews: dailyOf(sums.days, previousFrom, days),
    weeklyTrend: trendOfLast(7, sums.days, to),
    monthlyTrend: trendOfLast(30, sums.days, to),
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
const trendOf = (now: number, before: number) =>
  before === 0 ? null : Math.round(((now - before) * 100) / before) + 0;

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

function listsOf({ sums, sources, countries, companies }: Sums, total: number) {
  const of = (dimension: Dimension) => sums.filter((sum) => sum.dimension === dimension);
  const share = (views: number) => ({ count: views, percentage: percentOf(views, total) });
  const excluded = (kind: string) => of('excluded').find(({ value }) => value === kind)?.views ?? 0;
  const [video] = of('video');
  return {
    topSources: sources
      .map(({ source, views }) => ({ source: viewSource.parse(source), ...share(views) }))
      .sort(byCount),
    topLocations: of('place').map(({ value, views }) => ({
      ...placeOf(readPlaceValue(value)),
      ...share(views),
    })),
    topCountries: countries
      .map(({ country, views }) => ({
        country: country || null,
        name: countryName(country || null),
        ...share(views),
      }))
      .sort(byCount),
    topCompanies: companies.map(({ company, views }) => ({ company, ...share(views) })),
    topSections: of('section')
      .map(({ value, views, seconds }) => ({ section: value, seconds, ...share(views) }))
      .sort((one, other) => other.seconds - one.seconds || byCount(one, other)),
    topReferrers: of('referrer').map(({ value, views }) => ({ referrer: value, ...share(views) })),
    topCampaigns: of('campaign').map(({ value, views }) => ({ campaign: value, ...share(views) })),
    topDevices: of('device').map(({ value, views }) => ({ device: value, ...share(views) })),
    downloads: of('download').map(({ value, views }) => ({ form: value, count: views })),
    video: { views: video?.views ?? 0, seconds: video?.seconds ?? 0 },
    excluded: { bots: excluded('bot'), previews: excluded('preview'), own: excluded('own') },
    unrecognised: of('unrecognised')[0]?.views ?? 0,
  };
}

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count;
