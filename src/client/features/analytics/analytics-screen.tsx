import { Stack } from '@mantine/core';
import { QueryFailure } from '../../api/query-failure';
import { PageHeader } from '../../ui/page-header';
import { ExportMenu } from './export-menu';
import { Figures } from './figures';
import { Filters } from './filters';
import { SampleBadge } from './sample-badge';
import { sampleSummary } from './sample-summary';
import { AnalyticsSettings } from './settings/analytics-settings';
import { useAnalyticsAddress } from './use-analytics-address';
import { usePulse } from './use-pulse';
import { useSummary } from './use-summary';

/** Who looks at the page: figures, kept up to date while they are seen. */
export function AnalyticsScreen() {
  const { filter, choose } = useAnalyticsAddress();
  const isLive = usePulse();
  const summary = useSummary(filter, isLive);
  const unfiltered = useSummary({ ...filter, source: undefined }, isLive);
  const isFailed = summary.isError && !summary.isPlaceholderData;
  return (
    <>
      <PageHeader
        title="Analytics"
        purpose="Who looks at your page, from where, and what holds them."
        action={<ExportMenu filter={filter} />}
      />
      <Stack gap="lg">
        <Filters
          filter={filter}
          sources={unfiltered.data?.topSources.map(({ source }) => source) ?? []}
          onChoose={choose}
        />
        {isFailed && <QueryFailure title="Failed to fetch analytics" query={summary} />}
        {summary.data ? (
          <Figures summary={summary.data} filter={filter} isOutdated={summary.isPlaceholderData} />
        ) : (
          !isFailed && (
            <SampleBadge>
              <Figures summary={sampleSummary(filter.period)} filter={filter} isSample />
            </SampleBadge>
          )
        )}
        <AnalyticsSettings />
      </Stack>
    </>
  );
}
