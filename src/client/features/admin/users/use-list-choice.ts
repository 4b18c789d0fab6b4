import { getRouteApi } from '@tanstack/react-router';
import type { z } from 'zod';
import type { usersQuery } from '../../../../contracts/admin/users';

export type ListChoice = z.output<typeof usersQuery>;

const route = getRouteApi('/admin');

/** Which accounts the list shows, as the address says it, so that reloading and going back keep it. */
export function useListChoice() {
  const { search, role, status, plan, order, page } = route.useSearch();
  const navigate = route.useNavigate();
  const choice: ListChoice = { search, role, status, plan, order, page };

  /** Where something else than the page changes, the list starts anew. */
  const choose = (change: ListChoice, { replace = false } = {}) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...change }),
      replace,
      resetScroll: false,
    });

  return { choice, choose };
}
