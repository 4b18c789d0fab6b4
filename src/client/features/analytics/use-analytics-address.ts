import { getRouteApi } from '@tanstack/react-router';
import type { AnalyticsPeriod } from '../../../contracts/analytics';
import type { ViewSource } from '../../../contracts/view';
import type { AnalyticsTab } from './analytics-search';

const route = getRouteApi('/analytics');

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the newer pages of views begin; undefined if the address was opened directly. */
    newerViews?: (string | undefined)[];
  }
}

/** Which views are asked for. */
export interface ViewFilter {
  period: AnalyticsPeriod;
  /** All of them if undefined. */
  source: ViewSource | undefined;
}

const usualPeriod = '30d';
const usualTab = 'overview';

/** The state of the screen that is kept in the URL, so that it survives a reload and the back button. */
export function useAnalyticsAddress() {
  const { period = usualPeriod, source, tab = usualTab, before } = route.useSearch();
  const navigate = route.useNavigate();
  const filter: ViewFilter = { period, source };
  /** Another filter begins at the newest view. */
  const choose = (part: Partial<ViewFilter>) => {
    const next = { ...filter, ...part };
    const shown = next.period === usualPeriod ? undefined : next.period;
    void navigate({
      search: (now) => ({ ...now, source: next.source, period: shown, before: undefined }),
      resetScroll: false,
    });
  };
  const openTab = (next: AnalyticsTab) =>
    void navigate({
      search: (now) => ({ ...now, tab: next === usualTab ? undefined : next }),
      replace: true,
      resetScroll: false,
    });
  /** @param newerViews where the pages between the newest view and this position begin */
  const turnTo = (position: string | undefined, newerViews: (string | undefined)[]) =>
    void navigate({
      search: (now) => ({ ...now, before: position }),
      state: { newerViews },
      resetScroll: false,
    });
  return { filter, tab, before, choose, openTab, turnTo };
}
