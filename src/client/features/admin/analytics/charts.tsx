import { AreaChart, BarChart, CompositeChart } from '@mantine/charts';
import { countText, numberText } from '../../../../contracts/count-text';
import { sizeText } from '../../../../contracts/size-text';
import { ChartCard } from '../../../ui/charts/chart-card';
import { axisOf, common, silent } from '../../../ui/charts/chart-options';
import { byteTicks, type ChartProps, datesOf, lookBack, roomyTicks, rowsOf, sumOf } from './chart-parts';

const [indigo, coral] = ['indigo.4', 'coral.5'];
/** Readable on a bar in both colour schemes. */
const lineColor = 'var(--mantine-color-indigo-text)';

/** New accounts, and how many there are. */
export function GrowthChart({ analytics }: ChartProps) {
  const users = analytics.steps.at(-1)?.users ?? 0;
  const most = Math.max(...analytics.steps.map((step) => step.signUps));
  return (
    <ChartCard
      title="User Growth"
      summary={`${countText(sumOf(analytics, 'signUps'), 'new account')} ${lookBack(analytics)}, ${numberText(users)} in all. Deleted accounts are not counted.`}
      columns={['When', 'New accounts', 'Accounts']}
      rows={rowsOf(
        analytics,
        (step) => numberText(step.signUps),
        (step) => numberText(step.users),
      )}
      chart={
        <CompositeChart
          composedChartProps={silent}
          {...common}
          data={datesOf(analytics)}
          series={[
            { name: 'signUps', label: 'New accounts (right)', color: coral, type: 'bar', yAxisId: 'right' },
            { name: 'users', label: 'Accounts', color: lineColor, type: 'line' },
          ]}
          withRightYAxis
          rightYAxisProps={{ ...axisOf(roomyTicks(most)), width: 48 }}
          barProps={{ ...common.barProps, fillOpacity: 0.3, strokeOpacity: 1 }}
          curveType="stepAfter"
          lineProps={{ isAnimationActive: false }}
          strokeWidth={3}
          withDots={false}
        />
      }
    />
  );
}

/** Views of all public pages. */
export function ViewsChart({ analytics }: ChartProps) {
  return (
    <ChartCard
      title="Page Views"
      summary={`${countText(sumOf(analytics, 'views'), 'view')} of public pages ${lookBack(analytics)}. Bots, previews and owners are not counted.`}
      columns={['When', 'Views']}
      rows={rowsOf(analytics, (step) => numberText(step.views))}
      chart={
        <BarChart
          barChartProps={silent}
          {...common}
          data={datesOf(analytics)}
          series={[{ name: 'views', label: 'Views', color: indigo }]}
        />
      }
    />
  );
}

/** Successful and failed sign-ins. */
export function SignInChart({ analytics }: ChartProps) {
  return (
    <ChartCard
      title="Sign-ins"
      summary={`${countText(sumOf(analytics, 'signIns'), 'sign-in')} ${lookBack(analytics)}, ${numberText(sumOf(analytics, 'failedSignIns'))} failed. Those of deleted accounts are not counted.`}
      columns={['When', 'Sign-ins', 'Failed']}
      rows={rowsOf(
        analytics,
        (step) => numberText(step.signIns),
        (step) => numberText(step.failedSignIns),
      )}
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
      summary={`${sizeText(bytes)} in ${countText(files, 'file')}. The chart counts the files that are kept now, from when they came.`}
      columns={['When', 'Stored']}
      rows={rowsOf(analytics, (step) => sizeText(step.storedBytes))}
      chart={
        <AreaChart
          areaChartProps={silent}
          {...common}
          data={datesOf(analytics)}
          series={[{ name: 'storedBytes', label: 'Stored', color: indigo }]}
          valueFormatter={sizeText}
          yAxisProps={axisOf(byteTicks(Math.max(...analytics.steps.map((step) => step.storedBytes))))}
          curveType="stepAfter"
          withDots={false}
          areaProps={{ isAnimationActive: false }}
        />
      }
    />
  );
}
