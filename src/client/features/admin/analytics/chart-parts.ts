import { analyticsPeriods, type SiteAnalytics } from '../../../../contracts/admin/analytics';
import { megabyte } from '../../../../contracts/plans';
import { shortDate, stepText } from '../../../ui/charts/step-text';

export interface ChartProps {
  analytics: SiteAnalytics;
}

export type Step = SiteAnalytics['steps'][number];
type Figure = Exclude<keyof Step, 'start' | 'revenue'>;

/** Round ticks for bytes, at most five: a power of two apart, so that none is a fraction of its unit. */
export function byteTicks(most: number): number[] {
  const step = most > 0 ? 2 ** Math.max(0, Math.ceil(Math.log2(most / 4))) : megabyte;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Round ticks for counts, up to twice the most at least: what else is drawn has room above them. */
export function roomyTicks(most: number): number[] {
  const least = Math.max(1, most / 2);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
  return Array.from({ length: 5 }, (_, index) => index * step);
}

/** The steps with their axis labels. */
export const datesOf = ({ steps, period }: SiteAnalytics) =>
  steps.map((step) => ({ ...step, date: shortDate(step.start, analyticsPeriods[period].step) }));

export const sumOf = ({ steps }: SiteAnalytics, figure: Figure) =>
  steps.reduce((sum, step) => sum + step[figure], 0);

/** 'in the last 30 days'. */
export const lookBack = ({ period }: SiteAnalytics) =>
  `in the ${analyticsPeriods[period].label.toLowerCase()}`;

/** The rows of the table, newest first: the date, then what `cells` returns for the step. */
export const rowsOf = ({ steps, period }: SiteAnalytics, ...cells: ((step: Step) => string)[]) =>
  steps
    .map((step) => [stepText(step.start, analyticsPeriods[period].step), ...cells.map((cell) => cell(step))])
    .toReversed();
