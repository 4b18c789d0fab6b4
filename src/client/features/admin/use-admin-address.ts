import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/admin');

type Address = ReturnType<typeof route.useSearch>;

/** What the address says of the admin's screen, and how to change it, so that reloading and going back keep it. */
export function useAdminAddress() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const change = (part: Partial<Address>, { replace = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace, resetScroll: false });
  return { address, change };
}
