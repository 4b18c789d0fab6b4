import { getRouteApi } from '@tanstack/react-router';
import type { ContactsSearch } from './contacts-search';

const route = getRouteApi('/employer-contacts/');

/** The state of the screen that is kept in the URL, so that it survives a reload and the back button. */
export function useContactsAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  /** Another choice begins at the first page. @param replace whether the history entry is replaced */
  const choose = (change: ContactsSearch, { replace = false } = {}) =>
    void navigate({
      search: (now) => withoutUsual({ ...now, page: undefined, ...change }),
      replace,
      resetScroll: false,
    });
  return { search, choose };
}

/** Defaults are left out of the address. */
const withoutUsual = ({ q, order, view, page, ...rest }: ContactsSearch): ContactsSearch => ({
  ...rest,
  q: q || undefined,
  order: order === 'newest' ? undefined : order,
  view: view === 'table' ? undefined : view,
  page: page === 1 ? undefined : page,
});
