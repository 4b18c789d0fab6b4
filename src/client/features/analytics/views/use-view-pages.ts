import { useRouterState } from '@tanstack/react-router';
import { useListStart } from '../../../ui/use-list-start';
import { useAnalyticsAddress } from '../use-analytics-address';

/**
 * Leads through the pages of views, whose position is in the URL.
 * @param first the first view that is shown, which is another one once another page has loaded
 */
export function useViewPages(first: string | undefined) {
  const { before, turnTo } = useAnalyticsAddress();
  const newer = useRouterState({ select: ({ location }) => location.state.newerViews }) ?? [];
  const { start: list, goThere } = useListStart<HTMLElement>(first);

  const go = (position: string | undefined, newerViews: (string | undefined)[]) => {
    goThere();
    turnTo(position, newerViews);
  };
  return {
    list,
    showOlder: (next: string) => go(next, [...newer, before]),
    showNewer: newer.length > 0 ? () => go(newer.at(-1), newer.slice(0, -1)) : undefined,
    /** Missing on the second page, where newer leads there. */
    showNewest: before && newer.length !== 1 ? () => go(undefined, []) : undefined,
  };
}
