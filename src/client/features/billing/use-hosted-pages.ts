import { type PaidTier, plans, type SubscriptionTier } from '../../../contracts/plans';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { showError } from '../../ui/toast';

const here = (path: string) => new URL(path, location.origin).href;

const sayClosed = (failure: unknown) =>
  showError('Error', failureReason(failure, 'Failed to open the page for billing. Please try again.'));

/**
 * The payment provider's pages. Opening one is busy until the browser has left: the answer alone does not end it.
 * @param onFailure says that one could not be opened; by default in the server's words
 */
export function useHostedPages(onFailure: (failure: unknown) => void = sayClosed) {
  const checkout = trpc.billing.createCheckoutSession.useMutation();
  const portal = trpc.billing.openPortal.useMutation();
  const leave = { onSuccess: ({ url }: { url: string }) => location.assign(url), onError: onFailure };
  return {
    isBusy: [checkout, portal].some(({ isPending, isSuccess }) => isPending || isSuccess),
    openCheckout: (tier: PaidTier) =>
      checkout.mutate(
        {
          priceId: plans[tier].priceId,
          successUrl: here('/premium-features?success=true'),
          cancelUrl: here('/premium-features?canceled=true'),
        },
        leave,
      ),
    /** @param tier the plan to change to; none to manage everything */
    openPortal: (tier?: SubscriptionTier) =>
      portal.mutate({ returnUrl: here('/user-profile?tab=subscription&refresh=true'), tier }, leave),
  };
}
