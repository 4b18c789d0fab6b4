import { BarChart } from '@mantine/charts';
import { countText } from '../../../../contracts/count-text';
import { inPounds, paidTiers, plans } from '../../../../contracts/plans';
import { ChartCard } from '../../../ui/charts/chart-card';
import { axisOf, common, silent } from '../../../ui/charts/chart-options';
import { type ChartProps, datesOf, rowsOf, type Step } from './chart-parts';

type Tier = (typeof paidTiers)[number];

const colors: Record<Tier, string> = { pro: 'indigo.4', business: 'coral.5' };

/** Without any revenue the axis goes up to ten pounds rather than a few pence. */
const emptyTicks = [0, 500, 1000];

const penceOf = ({ revenue }: Step, tier: Tier) =>
  revenue.find((plan) => plan.tier === tier)?.monthlyPence ?? 0;
const totalPenceOf = (step: Step) => paidTiers.reduce((sum, tier) => sum + penceOf(step, tier), 0);

function summaryOf(step: Step | undefined): string {
  const subscriptions = step?.revenue.reduce((sum, plan) => sum + plan.subscriptions, 0) ?? 0;
  if (!step || subscriptions === 0) {
    return `${inPounds(0)} a month: nobody has a subscription through a payment provider. Plans that were given without payment are not revenue.`;
  }
  const many = countText(subscriptions, 'active subscription');
  return `${inPounds(totalPenceOf(step))} a month without VAT, from ${many} at the prices of today.`;
}

/** The monthly revenue from subscriptions at the end of each step. */
export function RevenueChart({ analytics }: ChartProps) {
  const data = datesOf(analytics).map(({ date, ...step }) => ({
    date,
    ...Object.fromEntries(paidTiers.map((tier) => [tier, penceOf(step, tier)])),
  }));
  return (
    <ChartCard
      title="Revenue Metrics"
      summary={summaryOf(analytics.steps.at(-1))}
      columns={['When', ...paidTiers.map((tier) => plans[tier].name), 'A month']}
      rows={rowsOf(
        analytics,
        ...paidTiers.map((tier) => (step: Step) => inPounds(penceOf(step, tier))),
        (step) => inPounds(totalPenceOf(step)),
      )}
      chart={
        <BarChart
          barChartProps={silent}
          {...common}
          data={data}
          type="stacked"
          series={paidTiers.map((tier) => ({ name: tier, label: plans[tier].name, color: colors[tier] }))}
          valueFormatter={inPounds}
          {...(!analytics.steps.some(totalPenceOf) && { yAxisProps: axisOf(emptyTicks) })}
        />
      }
    />
  );
}
