import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trpc } from '../../api/trpc';

const route = getRouteApi('/user-profile');

/** The subscription; asked for at the payment provider where its pages have led back, since they may have changed it. */
export function useRefreshedSubscription() {
  const { refresh: isDue } = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const { mutate: refresh } = trpc.billing.refresh.useMutation({
    // The known state is shown until then, and if nothing more can be found out.
    async onSettled() {
      // A first answer that is still under way may be older, and invalidating does not ask for it again.
      await client.cancelQueries();
      await client.invalidateQueries();
    },
  });
  useEffect(() => {
    if (!isDue) return;
    refresh();
    void navigate({ search: { tab: 'subscription' }, replace: true, resetScroll: false });
  }, [isDue, refresh, navigate]);
  return trpc.billing.subscription.useQuery();
}
