import { type AnalyticsPeriod, analyticsPeriods } from '../../../contracts/analytics';
import { numberText } from '../../../contracts/count-text';

const nameIn = (names: Map<string, string>) => (key: string) => names.get(key) ?? key;

/** 'Phone' for `mobile`. */
export const deviceName = nameIn(
  new Map([
    ['desktop', 'Desktop'],
    ['mobile', 'Phone'],
    ['tablet', 'Tablet'],
    ['other', 'Other'],
  ]),
);

/** 'CV' for `cv`. */
export const downloadName = nameIn(
  new Map([
    ['cv', 'CV'],
    ['pdf', 'PDF'],
    ['vcf', 'Contact card'],
  ]),
);

/** '12%', '1,200%'. */
export const percentText = (percentage: number) => `${numberText(percentage)}%`;

/** '40 views, 12%'. */
export const shareText = ({ count, percentage }: { count: number; percentage: number }) =>
  `${numberText(count)} · ${percentText(percentage)}`;

const daysOf = (period: AnalyticsPeriod) => analyticsPeriods.find(({ key }) => key === period)?.days ?? 0;

/** 'the last 30 days'. */
export const periodText = (period: AnalyticsPeriod) =>
  period === '1y' ? 'the last year' : `the last ${daysOf(period)} days`;

/** 'the 30 days before'. */
export const periodBefore = (period: AnalyticsPeriod) =>
  period === '1y' ? 'the year before' : `the ${daysOf(period)} days before`;

/** 'Up 12% on the 30 days before'. @param before 'the 30 days before' */
export function trendText(trend: number | null, before: string): string {
  if (trend === null) return `Nothing in ${before} to compare with`;
  if (trend === 0) return `Unchanged on ${before}`;
  return `${trend > 0 ? 'Up' : 'Down'} ${percentText(Math.abs(trend))} on ${before}`;
}

/** 'London, United Kingdom', 'Unknown: private network'. */
export const placeText = ({ location, reason }: { location: string; reason: string | null }) =>
  reason === null ? location : `${location}: ${reason}`;
