import { AreaChart, BarChart, CompositeChart } from '@mantine/charts';
import { analyticsPeriods, type SiteAnalytics } from '../../../../contracts/admin/analytics';
import { ChartCard } from './chart-card';
import { bytesText, numberText, shortDate, stepText } from './figure-text';

interface ChartProps {
  analytics: SiteAnalytics;
}

type Figure = Exclude<keyof SiteAnalytics['steps'][number], 'start'>;

const height = 260;
const common = {
  h: height,
  dataKey: 'date',
  withLegend: true,
  legendProps: { verticalAlign: 'bottom' as const, height: 32 },
  gridAxis: 'x' as const,
  tickLine: 'none' as const,
  xAxisProps: { minTickGap: 32 },
  yAxisProps: { width: 76, allowDecimals: false },
  valueFormatter: numberText,
  // Nothing moves, so nothing has to be waited for.
  barProps: { isAnimationActive: false },
};
// The table beside it is what assistive technology reads.
const silent = { accessibilityLayer: false };
const [indigo, coral] = ['indigo.4', 'coral.5'];

const datesOf = ({ steps, period }: SiteAnalytics) =>
  steps.map((step) => ({ ...step, date: shortDate(step.start, analyticsPeriods[period].step) }));
const sumOf = ({ steps }: SiteAnalytics, figure: Figure) =>
  steps.reduce((sum, step) => sum + step[figure], 0);
const lookBack = ({ period }: SiteAnalytics) => `in the ${analyticsPeriods[period].label.toLowerCase()}`;
const rowsOf = ({ steps, period }: SiteAnalytics, ...cells: [Figure, (value: number) => string][]) =>
  steps
    .map((step) => [
      stepText(step.start, analyticsPeriods[period].step),
      ...cells.map(([figure, text]) => text(step[figure])),
    ])
    .toReversed();

/** New accounts, and how many there are. */
export function GrowthChart({ analytics }: ChartProps) {
  const users = analytics.steps.at(-1)?.users ?? 0;
  return (
    <ChartCard
      title="User Growth"
      summary={`${numberText(sumOf(analytics, 'signUps'))} new accounts ${lookBack(analytics)}, ${numberText(users)} in all. Deleted accounts are not counted.`}
      columns={['When', 'New accounts', 'Accounts']}
      rows={rowsOf(analytics, ['signUps', numberText], ['users', numberText])}
      chart={
        <CompositeChart
          composedChartProps={silent}
          {...common}
          data={datesOf(analytics)}
          series={[
            { name: 'signUps', label: 'New accounts (right)', color: coral, type: 'bar', yAxisId: 'right' },
            { name: 'users', label: 'Accounts', color: indigo, type: 'line' },
          ]}
          withRightYAxis
          rightYAxisProps={{ allowDecimals: false, width: 48 }}
          curveType="monotone"
          lineProps={{ isAnimationActive: false }}
          withDots={false}
        />
      }
    />
  );
}

/** Who got in, and who did not. */
export function SignInChart({ analytics }: ChartProps) {
  return (
    <ChartCard
      title="Sign-ins"
      summary={`${numberText(sumOf(analytics, 'signIns'))} sign-ins ${lookBack(analytics)}, ${numberText(sumOf(analytics, 'failedSignIns'))} failed.`}
      columns={['When', 'Sign-ins', 'Failed']}
      rows={rowsOf(analytics, ['signIns', numberText], ['failedSignIns', numberText])}
      chart={
        <BarChart
          barChartProps={silent}
          {...common}
          data={datesOf(analytics)}
          type="stacked"
          series={[
            { name: 'signIns', label: 'Sign-ins', color: indigo },
            { name: 'failedSignIns', label: 'Failed', color: coral },
          ]}
        />
      }
    />
  );
}

/** What people store. */
export function StorageChart({ analytics }: ChartProps) {
  const { files, bytes } = analytics.storage;
  return (
    <ChartCard
      title="Storage"
      summary={`${bytesText(bytes)} in ${numberText(files)} files. The chart counts the files that are kept now, from when they came.`}
      columns={['When', 'Stored']}
      rows={rowsOf(analytics, ['storedBytes', bytesText])}
      chart={
        <AreaChart
          areaChartProps={silent}
          {...common}
          data={datesOf(analytics)}
          series={[{ name: 'storedBytes', label: 'Stored', color: indigo }]}
          valueFormatter={bytesText}
          curveType="stepAfter"
          withDots={false}
          areaProps={{ isAnimationActive: false }}
        />
      }
    />
  );
}
