import { useState } from 'react';
import type { Subscription } from '../../../contracts/billing';
import { plans, type SubscriptionTier } from '../../../contracts/plans';
import { dayOf } from '../../ui/instant-text';
import { confirm } from '../../ui/question-store';
import { showInfo } from '../../ui/toast';
import { choiceOf } from './plan-choice';
import { useHostedPages } from './use-hosted-pages';

/**
 * Choosing a plan: on the payment provider's pages, unless there is nothing to choose.
 * @param onFailure says that they could not be opened
 */
export function usePlanChoice(subscription: Subscription, onFailure: () => void) {
  const { openCheckout, openPortal, isBusy } = useHostedPages(onFailure);
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
      case 'given':
        return showInfo(
          `Nothing is due for your ${plans[subscription.tier].name} Plan`,
          'So there is nothing to cancel.',
        );
      case 'cancelled':
        return showInfo(
          `You change to Free on ${dayOf(choice.at)}`,
          'Your plan is cancelled already, and nothing more is charged.',
        );
      case 'cancel':
        if (await confirmCancelling(subscription)) openPortal('free');
        return;
      case 'buy':
        return openCheckout(choice.tier);
      case 'change':
        return openPortal(choice.tier);
      case 'manage':
        return openPortal();
    }
  }
  /** The plan whose page is being opened. */
  const opening = isBusy ? chosen : undefined;
  return { choose: (tier: SubscriptionTier) => void choose(tier), opening };
}

function confirmCancelling({ tier, status }: Subscription): Promise<boolean> {
  const { name } = plans[tier];
  const until = status === 'trialing' ? 'trial' : 'month that you have paid for';
  return confirm({
    title: `Change from ${name} to ${plans.free.name}?`,
    text: `You keep all of ${name} until the end of the ${until}, and nothing is charged after it. Nothing of your portfolio is deleted or hidden; you cannot add more than ${plans.free.name} holds. Stripe asks you once more.`,
    confirm: 'Go on to cancel',
    cancel: `Keep ${name}`,
  });
}
