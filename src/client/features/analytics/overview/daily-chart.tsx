import '@mantine/charts/styles.layer.css';
import { CompositeChart } from '@mantine/charts';
import type { AnalyticsSummary } from '../../../../contracts/analytics';
import { countText, numberText } from '../../../../contracts/count-text';
import { ChartCard } from '../../../ui/charts/chart-card';
import { axisOf, common, countTicks, silent } from '../../../ui/charts/chart-options';
import { shortDate, stepText } from '../../../ui/charts/step-text';
import { periodBefore, periodText } from '../figure-text';

/** The views of each day, with those of the period before as a faint line. */
export function DailyChart({ summary }: { summary: AnalyticsSummary }) {
  const { dailyViews, previousDailyViews, period, totalViews } = summary;
  const before = previousDailyViews.reduce((sum, { views }) => sum + views, 0);
  const days = dailyViews.map(({ date, views }, index) => {
    const previous = previousDailyViews[index];
    return { start: date, views, previousStart: previous?.date ?? date, previous: previous?.views ?? 0 };
  });
  const most = Math.max(...days.flatMap(({ views, previous }) => [views, previous]));
  return (
    <ChartCard
      title="Views by day"
      summary={`${countText(totalViews, 'view')} in ${periodText(period)}, ${numberText(before)} in ${periodBefore(period)}.`}
      chart={
        <CompositeChart
          composedChartProps={silent}
          {...common}
          data={days.map((day) => ({ ...day, date: shortDate(day.start, 'day') }))}
          series={[
            { name: 'views', label: 'Views', color: 'indigo.4', type: 'area' },
            {
              name: 'previous',
              label: capital(periodBefore(period)),
              color: 'coral.5',
              type: 'line',
              strokeDasharray: '4 4',
            },
          ]}
          yAxisProps={{ ...axisOf(countTicks(most)), width: 48 }}
          curveType="linear"
          withDots={false}
          lineProps={{ isAnimationActive: false, strokeOpacity: 0.55 }}
          areaProps={{ isAnimationActive: false, fillOpacity: 0.2 }}
          strokeWidth={2}
        />
      }
      columns={['Day', 'Views', 'Day before', 'Views then']}
      rows={days
        .map(({ start, views, previousStart, previous }) => [
          stepText(start, 'day'),
          numberText(views),
          stepText(previousStart, 'day'),
          numberText(previous),
        ])
        .toReversed()}
    />
  );
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
