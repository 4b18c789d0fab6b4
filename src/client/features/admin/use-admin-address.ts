import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/admin');

type Address = ReturnType<typeof route.useSearch>;

/** The state of the admin screen that is kept in the URL, so that it survives a reload and the back button. */
export function useAdminAddress() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const change = (part: Partial<Address>, { replace = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace, resetScroll: false });
  return { address, change };
}
