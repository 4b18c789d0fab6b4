import { Skeleton, Stack, Tabs } from '@mantine/core';
import { IconChartLine, IconList, IconRoute, IconWorld } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { AnalyticsSummary } from '../../../contracts/analytics';
import { TabRow } from '../../ui/tab-row';
import classes from './analytics.module.css';
import { analyticsTabs } from './analytics-search';
import { CountingNotes } from './counting-notes';
import { FewViews, NoViews } from './little-to-see';
import { SummaryCards } from './summary-cards';
import { useAnalyticsAddress, type ViewFilter } from './use-analytics-address';
import { RecentViews } from './views/recent-views';

// Charts and the map are heavy, so they load only for those who open them.
const Overview = lazy(() => import('./overview/overview').then((module) => ({ default: module.Overview })));
const TrafficSources = lazy(() =>
  import('./sources/traffic-sources').then((module) => ({ default: module.TrafficSources })),
);
const GeographicData = lazy(() =>
  import('./geography/geographic-data').then((module) => ({ default: module.GeographicData })),
);

const tabs = {
  overview: { label: 'Overview', icon: IconChartLine, panel: Overview },
  sources: { label: 'Traffic Sources', icon: IconRoute, panel: TrafficSources },
  geography: { label: 'Geographic Data', icon: IconWorld, panel: GeographicData },
  views: { label: 'Recent Views', icon: IconList, panel: RecentViews },
};

interface FiguresProps {
  summary: AnalyticsSummary;
  filter: ViewFilter;
  /** Whether these are the figures of the previous filter. */
  isOutdated?: boolean;
  isSample?: boolean;
}

/** The figures of a period: the four main ones, what they mean, and all others by tab. */
export function Figures({ summary, filter, isOutdated = false, isSample = false }: FiguresProps) {
  if (summary.totalViews === 0 && !isOutdated) {
    return (
      <Stack gap="lg">
        <SummaryCards summary={summary} />
        <NoViews filter={filter} />
        <CountingNotes summary={summary} />
      </Stack>
    );
  }
  return (
    <Stack gap="lg" aria-busy={isOutdated} className={isOutdated ? classes.stale : undefined}>
      <SummaryCards summary={summary} />
      <FewViews summary={summary} />
      <FigureTabs summary={summary} isSample={isSample} />
      <CountingNotes summary={summary} />
    </Stack>
  );
}

function FigureTabs({ summary, isSample }: { summary: AnalyticsSummary; isSample: boolean }) {
  const { tab, openTab } = useAnalyticsAddress();
  const open = (next: string | null) => {
    const known = analyticsTabs.find((name) => name === next);
    if (known) openTab(known);
  };
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <TabRow tabs={analyticsTabs.map((name) => ({ name, ...tabs[name] }))} open={tab} />
      {analyticsTabs.map((name) => {
        const { panel: Panel } = tabs[name];
        return (
          <Tabs.Panel key={name} value={name}>
            <Suspense fallback={<Skeleton height={480} />}>
              {name === 'views' && isSample ? <Skeleton height={480} /> : <Panel summary={summary} />}
            </Suspense>
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
