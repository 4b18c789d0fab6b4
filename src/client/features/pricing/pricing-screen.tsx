import { Skeleton, Stack } from '@mantine/core';
import type { Subscription } from '../../../contracts/billing';
import { plans, subscriptionTiers } from '../../../contracts/plans';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { PageHeader } from '../../ui/page-header';
import { showError, showInfo } from '../../ui/toast';
import { ClosingCall } from '../billing/closing-call';
import { NotSold } from '../billing/not-sold';
import { PlanButton } from '../billing/plan-button';
import { PlanCard, PlanCards } from '../billing/plan-card';
import { canTry, choiceOf } from '../billing/plan-choice';
import { planLines } from '../billing/plan-lines';
import planScreen from '../billing/plan-screen.module.css';
import { ShareCall } from '../billing/share-call';
import { StandingAlert } from '../billing/standing-alert';
import { usePlanChoice } from '../billing/use-plan-choice';
import { Comparison } from './comparison';
import { Questions } from './questions';

/** The screen 'Choose Your Plan'. */
export function PricingScreen() {
  const query = trpc.billing.subscription.useQuery();
  return (
    <>
      <PageHeader title="Choose Your Plan" purpose={purposeOf(query.data)} />
      {query.data ? (
        <Plans subscription={query.data} />
      ) : query.isError ? (
        <QueryFailure title="Failed to fetch your plan" query={query} />
      ) : (
        <PlanCards label="Plans">
          {subscriptionTiers.map((tier) => (
            <Skeleton key={tier} component="li" height={560} radius="md" />
          ))}
        </PlanCards>
      )}
    </>
  );
}

function purposeOf(subscription: Subscription | undefined): string {
  if (subscription?.isGranted) {
    return `You were given ${plans[subscription.tier].name}, for which nothing is paid.`;
  }
  return !subscription || canTry(subscription)
    ? `Start free, and try a paid plan for ${plans.pro.trialDays} days before you pay. Cancel whenever you like.`
    : 'What each plan holds and costs. Cancel whenever you like.';
}

function Plans({ subscription }: { subscription: Subscription }) {
  const { isAvailable, tier: current } = subscription;
  const choice = usePlanChoice(subscription, () => sayFailure(isAvailable));
  // Nobody is urged to a smaller plan than theirs.
  const featured = current === 'free' ? 'pro' : current;
  return (
    <div className={planScreen.page}>
      <Stack gap="lg">
        {!isAvailable && <NotSold />}
        <StandingAlert subscription={subscription} />
        <PlanCards label="Plans">
          {subscriptionTiers.map((tier) => (
            <PlanCard
              key={tier}
              tier={tier}
              isCurrent={tier === current}
              isFeatured={tier === featured}
              hasTrial={canTry(subscription) && choiceOf(tier, subscription).kind === 'buy'}
              included={planLines(tier, isAvailable)}
              action={
                <PlanButton
                  tier={tier}
                  subscription={subscription}
                  isPrimary={isAvailable && current === 'free' && tier === featured}
                  {...choice}
                />
              }
            />
          ))}
        </PlanCards>
      </Stack>
      <Comparison current={current} areSold={isAvailable} />
      <Questions />
      {current === 'free' && isAvailable ? (
        <ClosingCall
          title="Tell the whole story"
          text={`${plans.pro.name} holds as many portfolios as you have employers in mind, under a domain of your own.`}
          action={<PlanButton tier="pro" subscription={subscription} fullWidth={false} {...choice} />}
        />
      ) : (
        <ShareCall />
      )}
    </div>
  );
}

function sayFailure(isAvailable: boolean) {
  if (isAvailable) showError('Error', 'Failed to process upgrade. Please try again.');
  else showInfo('Upgrade Feature', 'Stripe integration coming soon! This will redirect to payment.');
}
