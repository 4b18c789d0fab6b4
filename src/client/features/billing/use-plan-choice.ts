import { useState } from 'react';
import { alreadySubscribed, type Subscription } from '../../../contracts/billing';
import { plans, type SubscriptionTier } from '../../../contracts/plans';
import { failureReason, refusalCode } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { dayOf } from '../../ui/instant-text';
import { confirm } from '../../ui/question-store';
import { showError, showInfo } from '../../ui/toast';
import { choiceOf } from './plan-choice';
import { useHostedPages } from './use-hosted-pages';

/**
 * Choosing a plan: on the payment provider's pages, unless there is nothing to choose.
 * @param onFailure says that they could not be opened
 */
export function usePlanChoice(subscription: Subscription, onFailure: () => void) {
  const utils = trpc.useUtils();
  const { openCheckout, openPortal, isBusy } = useHostedPages((failure) => {
    if (!isOutdated(failure)) return onFailure();
    showError('Error', failureReason(failure));
    void utils.invalidate();
  });
  const [chosen, setChosen] = useState<SubscriptionTier>();

  async function choose(tier: SubscriptionTier) {
    setChosen(tier);
    const choice = choiceOf(tier, subscription);
    switch (choice.kind) {
      case 'stay':
        return showInfo(
          'Already on Free Plan',
          "You're currently on the free plan. Choose a paid plan to upgrade.",
        );
      case 'cancelled':
        return showInfo(
          `You change to ${plans[choice.tier].name} on ${dayOf(choice.at)}`,
          'Your plan is cancelled already, and nothing more is charged.',
        );
      case 'cancel':
        if (await confirmCancelling(subscription)) openPortal(choice.tier);
        return;
      case 'buy':
        return openCheckout(choice.tier);
      case 'change':
        return openPortal(choice.tier);
      case 'manage':
        return openPortal();
      case 'had':
        return;
    }
  }
  /** The plan whose page is being opened. */
  const opening = isBusy ? chosen : undefined;
  return { choose: (tier: SubscriptionTier) => void choose(tier), opening };
}

/** Whether the account has another plan than the one that this screen shows, as after a checkout in another tab. */
const isOutdated = (failure: unknown): boolean =>
  ['CONFLICT', alreadySubscribed].some((code) => code === refusalCode(failure));

function confirmCancelling({ tier, givenTier, status }: Subscription): Promise<boolean> {
  const { name } = plans[tier];
  const { name: next } = plans[givenTier];
  const until = status === 'trialing' ? 'trial' : 'month that you have paid for';
  return confirm({
    title: `Change from ${name} to ${next}?`,
    text: `You keep all of ${name} until the end of the ${until}, and nothing is charged after it. Nothing of your portfolio is deleted or hidden; you cannot add more than ${next} holds. Stripe asks you once more.`,
    confirm: 'Go on to cancel',
    cancel: `Keep ${name}`,
  });
}
