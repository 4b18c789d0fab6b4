import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { trpc } from '../../api/trpc';
import { type Confirmation, confirmSubscription } from './confirm-subscription';

const route = getRouteApi('/premium-features');

/** The result of the checkout that somebody returns from. */
export type CheckoutOutcome = 'canceled' | 'waiting' | 'slow' | Confirmation;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The server's state of a checkout. The flags in the address only ask for it, and are removed once it is known. */
export function useCheckoutOutcome() {
  const { success, canceled } = route.useSearch();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const { mutateAsync: refresh } = trpc.billing.refresh.useMutation();
  const [outcome, setOutcome] = useState<CheckoutOutcome | undefined>(() =>
    success ? 'waiting' : canceled ? 'canceled' : undefined,
  );
  const isAwaited = outcome === 'waiting' || outcome === 'slow';

  useEffect(() => {
    if (!isAwaited) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (next: CheckoutOutcome) => {
      if (!signal.aborted) setOutcome(next);
    };
    void confirmSubscription({
      read: () => utils.billing.subscription.fetch(undefined, { staleTime: 0 }),
      async askProvider() {
        const subscription = await refresh();
        utils.billing.subscription.setData(undefined, subscription);
        return subscription;
      },
      wait,
      onSlow: () => settle('slow'),
      signal,
    }).then(settle);
    return () => controller.abort();
  }, [isAwaited, utils, refresh]);

  const isOver = outcome !== undefined && !isAwaited;
  useEffect(() => {
    if (!isOver) return;
    // The plan is shown, and asked for, in many places.
    void utils.invalidate();
    void navigate({
      search: (now) => ({ ...now, success: undefined, canceled: undefined }),
      replace: true,
      resetScroll: false,
    });
  }, [isOver, utils, navigate]);

  return { outcome, lookAgain: () => setOutcome('waiting') };
}
