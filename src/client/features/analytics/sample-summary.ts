import { type AnalyticsPeriod, type AnalyticsSummary, analyticsPeriods } from '../../../contracts/analytics';
import { today } from '../../ui/date-text';

const dayMs = 86_400_000;
/** Views from Sunday to Saturday. */
const week = [3, 8, 11, 10, 9, 7, 4];
const viewsPerDay = 7;
const share = (days: number, percentage: number) => ({
  count: Math.round((days * viewsPerDay * percentage) / 100),
  percentage,
});

/** What the screen looks like with views; shown while the real ones load, and never as real. */
export function sampleSummary(period: AnalyticsPeriod): AnalyticsSummary {
  const days = analyticsPeriods.find(({ key }) => key === period)?.days ?? 0;
  const last = Date.parse(today());
  const daily = (until: number, factor: number) =>
    Array.from({ length: days }, (_, index) => {
      const at = new Date(until - (days - 1 - index) * dayMs);
      const views = Math.round((week[at.getUTCDay()] ?? 0) * factor);
      return { date: at.toISOString().slice(0, 'YYYY-MM-DD'.length), views };
    });
  const dailyViews = daily(last, 1);
  const of = (percentage: number) => share(days, percentage);
  const place = (location: string, country: string) => ({ location, country, city: null, reason: null });
  return {
    period,
    from: dailyViews[0]?.date ?? '',
    to: dailyViews.at(-1)?.date ?? '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    totalViews: dailyViews.reduce((sum, { views }) => sum + views, 0),
    uniqueViews: days * 5,
    returningViews: days * 2,
    engagementRate: 28,
    averageSessionDuration: 154,
    trends: { totalViews: 12, uniqueViews: 9, engagementRate: 3, averageSessionDuration: -4 },
    topSources: [
      { source: 'linkedin', ...of(45) },
      { source: 'direct', ...of(30) },
      { source: 'search', ...of(25) },
    ],
    topLocations: [
      { ...place('United Kingdom', 'GB'), ...of(60) },
      { ...place('Germany', 'DE'), ...of(40) },
    ],
    topCountries: [
      { country: 'GB', name: 'United Kingdom', ...of(60) },
      { country: 'DE', name: 'Germany', ...of(40) },
    ],
    topCompanies: [],
    topSections: [
      { section: 'workExperience', seconds: days * 210, ...of(80) },
      { section: 'about', seconds: days * 130, ...of(95) },
      { section: 'skills', seconds: days * 70, ...of(50) },
    ],
    topReferrers: [{ referrer: 'linkedin.com', ...of(45) }],
    topCampaigns: [],
    topDevices: [
      { device: 'desktop', ...of(60) },
      { device: 'mobile', ...of(40) },
    ],
    downloads: [{ form: 'cv', count: days }],
    video: { views: days * 2, seconds: days * 60 },
    dailyViews,
    previousDailyViews: daily(last - days * dayMs, 0.9),
    weeklyTrend: 8,
    monthlyTrend: 12,
    recentViews: [],
    excluded: { bots: 3, previews: 2, own: 5 },
    unrecognised: 7,
  };
}
