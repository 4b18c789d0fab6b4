import { BarChart } from '@mantine/charts';
import { Card, Text, Title } from '@mantine/core';
import type { SiteAnalytics } from '../../../../contracts/admin/analytics';
import { plans } from '../../../../contracts/plans';
import classes from './analytics.module.css';
import { ChartCard } from './chart-card';
import { moneyText, numberText } from './figure-text';

/** What the subscriptions bring in a month, once somebody pays for one. */
export function Revenue({ revenue }: Pick<SiteAnalytics, 'revenue'>) {
  if (revenue.plans.length === 0) {
    return (
      <Card component="section" aria-labelledby="revenue" className={classes.card}>
        <Title order={2} size="h3" id="revenue">
          Revenue Metrics
        </Title>
        <div className={classes.figure}>{moneyText(0)}</div>
        <Text c="dimmed">
          No payments are configured, or nobody has paid yet: no account has a subscription through a payment
          provider. Plans that were given without payment are no revenue.
        </Text>
      </Card>
    );
  }
  const data = revenue.plans.map(({ tier, subscriptions, monthlyPence }) => ({
    plan: plans[tier].name,
    subscriptions,
    monthly: monthlyPence / 100,
  }));
  return (
    <ChartCard
      title="Revenue Metrics"
      summary={`${moneyText(revenue.monthlyPence)} a month without VAT, from active subscriptions at the prices of today.`}
      columns={['Plan', 'Subscriptions', 'A month']}
      rows={data.map(({ plan, subscriptions, monthly }) => [
        plan,
        numberText(subscriptions),
        moneyText(monthly * 100),
      ])}
      chart={
        <BarChart
          barChartProps={{ accessibilityLayer: false }}
          h={260}
          data={data}
          dataKey="plan"
          series={[{ name: 'monthly', label: 'A month', color: 'indigo.4' }]}
          valueFormatter={(pounds) => moneyText(pounds * 100)}
          yAxisProps={{ width: 80 }}
          gridAxis="x"
          tickLine="none"
          barProps={{ isAnimationActive: false }}
        />
      }
    />
  );
}
