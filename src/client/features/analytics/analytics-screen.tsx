import { Stack } from '@mantine/core';
import { useRef } from 'react';
import { QueryFailure } from '../../api/query-failure';
import { PageHeader } from '../../ui/page-header';
import { ExportMenu } from './export-menu';
import { Figures } from './figures';
import { Filters } from './filters';
import { SampleBadge } from './sample-badge';
import { sampleSummary } from './sample-summary';
import { AnalyticsSettings } from './settings/analytics-settings';
import { useAnalyticsAddress } from './use-analytics-address';
import { useChangeToken } from './use-change-token';
import { useSummary } from './use-summary';

/** Who visits the page: figures, kept up to date while they are visible. */
export function AnalyticsScreen() {
  const { filter, choose } = useAnalyticsAddress();
  const isLive = useChangeToken();
  const summary = useSummary(filter, isLive);
  const unfiltered = useSummary({ ...filter, source: undefined }, isLive);
  // During a retry, the reason of the last failure stays.
  const isFailed = !summary.data && summary.errorUpdateCount > 0;
  const lastError = useRef<unknown>(null);
  lastError.current = summary.error ?? lastError.current;
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
        {isFailed && (
          <QueryFailure
            title="Failed to fetch analytics"
            query={{ error: lastError.current, refetch: summary.refetch }}
          />
        )}
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
