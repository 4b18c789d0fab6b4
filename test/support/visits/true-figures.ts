import type { AnalyticsPeriod, AnalyticsSummary, RecentView } from '../../../src/contracts/analytics';
import type { ViewSource } from '../../../src/contracts/view';
import type { TrueVisit } from './true-visits';

/** All visits to a profile, and today's day there. */
export interface Known {
  visits: TrueVisit[];
  today: string;
  timeZone: string;
  idOf(visit: TrueVisit): string;
}

const lengths = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };

/** The days from so many days before the last day on, that day included. */
function daysUntil(last: string, length: number): string[] {
  const noon = Date.parse(`${last}T12:00:00Z`);
  const daysAgo = (count: number) => new Date(noon - count * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length }, (_, index) => daysAgo(length - 1 - index));
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));
const change = (now: number, before: number) =>
  before === 0 ? null : Math.round((100 * (now - before)) / before) + 0;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const onDays = (visits: TrueVisit[], days: string[]) => {
  const wanted = new Set(days);
  return visits.filter(({ day }) => wanted.has(day));
};

/** What is on the four cards. */
function cardsOf(visits: TrueVisit[]) {
  const visitors = new Set(visits.map(({ visitor }) => visitor));
  visitors.delete(null);
  const timed = visits.filter(({ seconds }) => seconds > 0);
  const returning = visits.filter(({ isReturning }) => isReturning).length;
  return {
    totalViews: visits.length,
    uniqueViews: visitors.size,
    returningViews: returning,
    engagementRate: percent(returning, visits.length),
    averageSessionDuration:
      timed.length === 0 ? 0 : Math.round(sum(timed.map(({ seconds }) => seconds)) / timed.length),
  };
}

/** How many visits there are of each value; a visit may have several, or none. */
function countBy<K>(visits: TrueVisit[], valuesOf: (visit: TrueVisit) => K[]) {
  const counts = new Map<string, { value: K; count: number; percentage: number }>();
  for (const visit of visits) {
    for (const value of valuesOf(visit)) {
      const known = counts.get(JSON.stringify(value)) ?? { value, count: 0, percentage: 0 };
      counts.set(JSON.stringify(value), { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()]
    .map((entry) => ({ ...entry, percentage: percent(entry.count, visits.length) }))
    .sort((one, other) => other.count - one.count);
}

const present = <T>(value: T | null): T[] => (value === null ? [] : [value]);

function placeOf({ view: { network } }: TrueVisit) {
  const { country, city, reason } = network;
  const name = country?.name ?? 'Unknown';
  return { location: city ? `${city}, ${name}` : name, country: country?.code ?? null, city, reason };
}

/** The newest first; of those at one instant, the one with the greater id. */
export function trueRecentViews(
  known: Known,
  period: AnalyticsPeriod,
  source: ViewSource | undefined,
): RecentView[] {
  return onDays(personsOf(known, source), daysUntil(known.today, lengths[period]))
    .map((visit) => ({ visit, id: known.idOf(visit) }))
    .sort((one, other) => other.visit.at - one.visit.at || (one.id < other.id ? 1 : -1))
    .map(({ visit, id }) => ({
      id,
      timestamp: new Date(visit.at).toISOString(),
      ...placeOf(visit),
      source: visit.view.origin.source,
      referrer: visit.view.origin.referrer,
      campaign: visit.view.origin.campaign,
      device: visit.view.agent.device,
      sessionDuration: visit.seconds === 0 ? null : visit.seconds,
      sections: [...visit.sections]
        .map(([section, seconds]) => ({ section, seconds }))
        .sort((one, other) => other.seconds - one.seconds),
      videoSeconds: visit.videoSeconds,
      downloads: [...visit.downloads],
      isReturning: visit.isReturning,
      viewerName: null,
      viewerCompany: null,
      viewerRole: null,
      isRecognised: visit.visitor !== null,
    }));
}

const ofSource = (visits: TrueVisit[], source: ViewSource | undefined) =>
  visits.filter(({ view }) => source === undefined || view.origin.source === source);

const personsOf = ({ visits }: Known, source: ViewSource | undefined) =>
  ofSource(visits, source).filter(({ kind }) => kind === 'person');

/** Every figure of the summary. */
export function trueSummary(
  known: Known,
  period: AnalyticsPeriod,
  source: ViewSource | undefined,
): AnalyticsSummary {
  const persons = personsOf(known, source);
  const length = lengths[period];
  const days = daysUntil(known.today, length);
  const previousDays = daysUntil(known.today, 2 * length).slice(0, length);
  const visits = onDays(persons, days);
  const cards = cardsOf(visits);
  const before = cardsOf(onDays(persons, previousDays));
  const excluded = (kind: string) =>
    onDays(ofSource(known.visits, source), days).filter((visit) => visit.kind === kind).length;
  const byDay = new Map(countBy(persons, ({ day }) => [day]).map(({ value, count }) => [value, count]));
  const daily = (wanted: string[]) => wanted.map((date) => ({ date, views: byDay.get(date) ?? 0 }));
  const trendOver = (last: number) => {
    const both = daysUntil(known.today, 2 * last);
    return change(onDays(persons, both.slice(last)).length, onDays(persons, both.slice(0, last)).length);
  };
  const watched = visits.filter(({ videoSeconds }) => videoSeconds > 0);
  return {
    period,
    timeZone: known.timeZone,
    from: days[0] ?? '',
    to: known.today,
    ...cards,
    trends: {
      totalViews: change(cards.totalViews, before.totalViews),
      uniqueViews: change(cards.uniqueViews, before.uniqueViews),
      engagementRate: change(cards.engagementRate, before.engagementRate),
      averageSessionDuration: change(cards.averageSessionDuration, before.averageSessionDuration),
    },
    topSources: countBy(visits, ({ view }) => [view.origin.source]).map(({ value, ...share }) => ({
      source: value,
      ...share,
    })),
    topLocations: countBy(visits, (visit) => [placeOf(visit)]).map(({ value, ...share }) => ({
      ...value,
      ...share,
    })),
    topCountries: countBy(visits, ({ view }) => [view.network.country]).map(({ value, ...share }) => ({
      country: value?.code ?? null,
      name: value?.name ?? 'Unknown',
      ...share,
    })),
    topCompanies: [],
    topSections: countBy(visits, ({ sections }) => [...sections.keys()])
      .map(({ value, ...share }) => ({
        section: value,
        seconds: sum(visits.map(({ sections }) => sections.get(value) ?? 0)),
        ...share,
      }))
      .sort((one, other) => other.seconds - one.seconds),
    topReferrers: countBy(visits, ({ view }) => present(view.origin.referrer)).map(({ value, ...share }) => ({
      referrer: value,
      ...share,
    })),
    topCampaigns: countBy(visits, ({ view }) => present(view.origin.campaign)).map(({ value, ...share }) => ({
      campaign: value,
      ...share,
    })),
    topDevices: countBy(visits, ({ view }) => [view.agent.device]).map(({ value, ...share }) => ({
      device: value,
      ...share,
    })),
    downloads: countBy(visits, ({ downloads }) => [...downloads]).map(({ value, count }) => ({
      form: value,
      count,
    })),
    video: { views: watched.length, seconds: sum(watched.map(({ videoSeconds }) => videoSeconds)) },
    dailyViews: daily(days),
    previousDailyViews: daily(previousDays),
    weeklyTrend: trendOver(7),
    monthlyTrend: trendOver(30),
    recentViews: trueRecentViews(known, period, source).slice(0, 20),
    excluded: { bots: excluded('bot'), previews: excluded('preview'), own: excluded('own') },
    unrecognised: visits.filter(({ visitor }) => visitor === null).length,
  };
}
