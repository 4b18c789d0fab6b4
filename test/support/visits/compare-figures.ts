import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { type AnalyticsSummary, analyticsPeriods, type RecentView } from '../../../src/contracts/analytics';
import { viewSources } from '../../../src/contracts/view';
import type { VisitedProfile } from './send-visits';
import { type Known, trueRecentViews, trueSummary } from './true-figures';

/** What an answer says, and what is true. */
export interface Comparison {
  question: string;
  answered: unknown;
  true: unknown;
}

const periods = analyticsPeriods.map(({ key }) => key);
const sources = [undefined, ...viewSources.map(({ key }) => key)];

/** Each period with each source, and with all of them. */
const questions = periods.flatMap((period) =>
  sources.map((source) => ({
    period,
    source,
    query: `period=${period}${source ? `&source=${source}` : ''}`,
  })),
);

/** Asks for the summary of each period and source. */
export async function compareSummaries(
  server: FastifyInstance,
  profile: VisitedProfile,
  known: Known,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const { period, source, query } of questions) {
    const answered = await ask(server, profile, `analytics?${query}`);
    const truth = trueSummary(known, period, source);
    comparisons.push({ question: query, answered: settle(answered), true: settle(truth) });
  }
  return comparisons;
}

/** Walks through all pages of single views, of all sources and of each. */
export async function comparePages(
  server: FastifyInstance,
  profile: VisitedProfile,
  known: Known,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const source of sources) {
    const query = `period=1y${source ? `&source=${source}` : ''}`;
    const views: RecentView[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page = await ask(server, profile, `analytics/views?${query}${next && `&before=${next}`}`);
      views.push(...page.views);
      next = page.next;
      const total = trueRecentViews(known, '1y', source).length;
      if (page.total !== total)
        comparisons.push({ question: `total ${query}`, answered: page.total, true: total });
    }
    const truth = trueRecentViews(known, '1y', source);
    comparisons.push({ question: query, answered: views.map(settleView), true: truth.map(settleView) });
  }
  return comparisons;
}

/** Reads the files of each period and source. */
export async function compareExports(
  server: FastifyInstance,
  profile: VisitedProfile,
  known: Known,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const { period, source, query } of questions) {
    const views: RecentView[] = await ask(server, profile, `analytics/export?format=json&${query}`);
    const table = await askForText(server, profile, `analytics/export?format=csv&${query}`);
    const truth = trueRecentViews(known, period, source);
    comparisons.push(
      { question: `json ${query}`, answered: views.map(settleView), true: truth.map(settleView) },
      { question: `csv ${query}`, answered: readTable(table), true: truth.map(rowOf) },
    );
  }
  return comparisons;
}

const ask = async (server: FastifyInstance, profile: VisitedProfile, path: string) =>
  JSON.parse(await askForText(server, profile, path));

async function askForText(server: FastifyInstance, { profileId, token }: VisitedProfile, path: string) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await server.inject({ url: `/api/profile/${profileId}/${path}`, headers });
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  return response.body;
}

const inOrder = (words: string[]) => [...words].sort().join(' ');

function readTable(table: string): Record<string, string>[] {
  const rows: Record<string, string>[] = parse(table, { columns: true });
  return rows.map(({ sections = '', downloads = '', ...row }) => ({
    ...row,
    sections: inOrder(sections.split(' ')),
    downloads: inOrder(downloads.split(' ')),
  }));
}

/** A view as a row of the table. */
const rowOf = (view: RecentView): Record<string, string> => ({
  time: view.timestamp,
  viewer_name: view.viewerName ?? '',
  viewer_company: view.viewerCompany ?? '',
  viewer_role: view.viewerRole ?? '',
  source: view.source,
  referrer: view.referrer ?? '',
  campaign: view.campaign ?? '',
  location: view.location,
  country: view.country ?? '',
  city: view.city ?? '',
  reason: view.reason ?? '',
  device: view.device,
  seconds: `${view.sessionDuration ?? ''}`,
  sections: inOrder(view.sections.map(({ section }) => section)),
  video_seconds: `${view.videoSeconds}`,
  downloads: inOrder(view.downloads),
  returning: `${view.isReturning}`,
  recognised: `${view.isRecognised}`,
});

/** Lists must descend; equals may be in any order. */
function ranked<T extends { count?: number; seconds?: number }>(
  list: T[],
): { ranks: number[]; entries: T[] } {
  const ranks = list.map(({ seconds, count }) => seconds ?? count ?? 0);
  return { ranks, entries: sorted(list) };
}

const sorted = <T>(list: T[]): T[] =>
  [...list].sort((one, other) => (canonical(one) < canonical(other) ? -1 : 1));

/** The same text for the same content, in whatever order its fields are. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const settleView = ({ sections, downloads, ...view }: RecentView) => ({
  ...view,
  sections: ranked(sections),
  downloads: sorted(downloads),
});

function settle(summary: AnalyticsSummary) {
  const { topSources, topLocations, topCountries, topSections, topReferrers } = summary;
  const { topCampaigns, topDevices, downloads, recentViews } = summary;
  const lists = {
    topSources,
    topLocations,
    topCountries,
    topSections,
    topReferrers,
    topCampaigns,
    topDevices,
  };
  return {
    ...summary,
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, ranked<object>(list)])),
    downloads: ranked(downloads),
    recentViews: recentViews.map(settleView),
  };
}
