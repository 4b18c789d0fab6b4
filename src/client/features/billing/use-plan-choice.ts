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
      case 'cancelled':
        return showInfo(
          `You change to Free on ${dayOf(choice.at)}`,
          'Your plan is cancelled already, and nothing more is charged.',
        );
      case 'cancel':
        if (await confirmCancelling(subscription)) openPortal('free');
        return;
      case 'buy':
        if (!givesUpPlan(subscription) || (await confirmReplacing(subscription, choice.tier)))
          openCheckout(choice.tier);
        return;
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

/** Whether a checkout would take the place of a plan that nobody pays for. */
const givesUpPlan = ({ isGranted, isAvailable }: Subscription) => isGranted && isAvailable;

function confirmReplacing({ tier, hasTrialLeft }: Subscription, wish: SubscriptionTier): Promise<boolean> {
  const [{ name }, { name: next }] = [plans[tier], plans[wish]];
  const end = hasTrialLeft ? 'When it ends, or the trial without a card does' : 'When it ends';
  return confirm({
    title: `Give up the ${name} plan that you were given?`,
    text: `Nothing is paid for ${name}. ${next} takes its place once you have been through the checkout. ${end}, you are on ${plans.free.name}: ${name} does not come back by itself.`,
    confirm: `Go on to ${next}`,
    cancel: `Keep ${name}`,
  });
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
