import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trpc } from '../../api/trpc';

const route = getRouteApi('/user-profile');

/** The subscription; asked for at the payment provider where its pages have led back, since they may have changed it. */
export function useRefreshedSubscription() {
  const { refresh: isDue } = route.useSearch();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const { mutate: refresh } = trpc.billing.refresh.useMutation();
  useEffect(() => {
    if (!isDue) return;
    // The known state is shown until then, and if nothing more can be found out.
    refresh(undefined, { onSettled: () => void utils.invalidate() });
    void navigate({ search: { tab: 'subscription' }, replace: true, resetScroll: false });
  }, [isDue, refresh, navigate, utils]);
  return trpc.billing.subscription.useQuery();
}
