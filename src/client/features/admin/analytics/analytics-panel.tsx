import '@mantine/charts/styles.layer.css';
import { SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type AnalyticsPeriod, analyticsPeriods } from '../../../../contracts/admin/analytics';
import { trpc } from '../../../api/trpc';
import { ChartGrid } from '../../../ui/charts/chart-grid';
import { FetchFailure } from '../fetch-failure';
import { useAdminAddress } from '../use-admin-address';
import classes from './analytics.module.css';
import { GrowthChart, SignInChart, StorageChart, ViewsChart } from './charts';
import { RevenueChart } from './revenue-chart';

const periods = Object.entries(analyticsPeriods).map(([value, { label }]) => ({ value, label }));
const isPeriod = (value: string): value is AnalyticsPeriod => value in analyticsPeriods;

/** What happened on the whole server, as charts and as tables. */
export function AnalyticsPanel() {
  const { address, change } = useAdminAddress();
  const { period = '30d' } = address;
  const analytics = trpc.admin.analytics.useQuery({ period }, { placeholderData: keepPreviousData });
  if (analytics.isError) return <FetchFailure query={analytics} />;
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label="Period"
        data={periods}
        value={period}
        onChange={(value) => isPeriod(value) && change({ period: value === '30d' ? undefined : value })}
        classNames={{ label: classes.period }}
        w="fit-content"
        maw="100%"
      />
      {analytics.data ? (
        <ChartGrid isOutdated={analytics.isPlaceholderData}>
          <GrowthChart analytics={analytics.data} />
          <SignInChart analytics={analytics.data} />
          <ViewsChart analytics={analytics.data} />
          <StorageChart analytics={analytics.data} />
          <RevenueChart analytics={analytics.data} />
        </ChartGrid>
      ) : (
        <Skeleton height={640} />
      )}
    </Stack>
  );
}
