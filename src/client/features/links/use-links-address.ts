import { getRouteApi } from '@tanstack/react-router';
import type { LinksSearch } from './links-search';

const route = getRouteApi('/links');

/** The state of the screen that is kept in the URL, so that it survives a reload and the back button. */
export function useLinksAddress() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const change = (part: Partial<LinksSearch>, { replace = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace, resetScroll: false });
  /** Any change but that of the page goes back to the first page. */
  const choose = (part: Partial<LinksSearch>, options?: { replace: boolean }) =>
    change({ page: undefined, ...part }, options);
  return { address, change, choose };
}
