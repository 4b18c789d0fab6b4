import { Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Subscription } from '../../../contracts/billing';
import { plans } from '../../../contracts/plans';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { PageHeader } from '../../ui/page-header';
import { showError } from '../../ui/toast';
import { ClosingCall } from '../billing/closing-call';
import { NotSold } from '../billing/not-sold';
import { PlanButton } from '../billing/plan-button';
import { PlanCard, PlanCards } from '../billing/plan-card';
import { canTry } from '../billing/plan-choice';
import { planLines } from '../billing/plan-lines';
import planScreen from '../billing/plan-screen.module.css';
import { ShareCall } from '../billing/share-call';
import { standingOf } from '../billing/standing';
import { StandingAlert } from '../billing/standing-alert';
import { usePlanChoice } from '../billing/use-plan-choice';
import { CheckoutReturn } from './checkout-return';
import { FeatureTabs } from './feature-tabs';

/** The screen 'Unlock Premium Features', to which the checkout leads back. */
export function PremiumScreen() {
  const query = trpc.billing.subscription.useQuery();
  return (
    <>
      <PageHeader
        title="Unlock Premium Features"
        purpose="What everybody gets, and what a paid plan adds to it."
      />
      {query.data ? (
        <Premium subscription={query.data} />
      ) : query.isError ? (
        <QueryFailure title="Failed to fetch your plan" query={query} />
      ) : (
        <Stack aria-hidden>
          <Skeleton height={104} radius="md" />
          <Skeleton height={480} radius="md" />
        </Stack>
      )}
    </>
  );
}

function Premium({ subscription }: { subscription: Subscription }) {
  const { isAvailable, tier } = subscription;
  const isTrial = canTry(subscription);
  const choice = usePlanChoice(subscription, () =>
    showError('Error', 'Failed to start upgrade process. Please try again.'),
  );
  // Customers with more than Premium keep their plan.
  const premium = tier === 'free' ? 'pro' : tier;
  const { trialDays } = plans[premium];
  return (
    <div className={planScreen.page}>
      <Stack gap="lg">
        {!isAvailable && <NotSold />}
        <CheckoutReturn subscription={subscription} />
        <StandingAlert subscription={subscription} />
        <PlanState subscription={subscription} />
      </Stack>
      <PlanCards label="Free and Premium">
        <PlanCard
          tier="free"
          isCurrent={tier === 'free'}
          hasTrial={false}
          included={planLines('free', isAvailable)}
          action={<PlanButton tier="free" subscription={subscription} {...choice} />}
        />
        <PlanCard
          tier={premium}
          title="Premium"
          isCurrent={tier !== 'free'}
          isFeatured
          hasTrial={isTrial}
          included={planLines(premium, isAvailable)}
          action={
            <PlanButton tier={premium} subscription={subscription} isPrimary={isAvailable} {...choice} />
          }
        />
      </PlanCards>
      <section aria-labelledby="features-title">
        <Title order={2} id="features-title" className={planScreen.title}>
          Feature by feature
        </Title>
        <FeatureTabs areSold={isAvailable} />
      </section>
      {tier === 'free' && isAvailable ? (
        <ClosingCall
          title={isTrial ? `Try it for ${trialDays} days` : 'Take up Premium again'}
          text="Cancel whenever you like. Nothing of your portfolio is ever deleted or hidden because of your plan."
          action={<PlanButton tier={premium} subscription={subscription} fullWidth={false} {...choice} />}
        />
      ) : (
        <ShareCall />
      )}
    </div>
  );
}

/** The plan in force. */
function PlanState({ subscription }: { subscription: Subscription }) {
  const { label, sentence, kind } = standingOf(subscription);
  const { name } = plans[subscription.tier];
  const isPaid = subscription.tier !== 'free';
  return (
    <Card component="section" aria-labelledby="plan-title">
      <Group justify="space-between" gap="sm">
        <Title order={2} id="plan-title" fz="h3">
          {isPaid ? 'Premium Plan Active' : 'Free Plan'}
        </Title>
        {isPaid && (
          <Badge tt="none" size="lg" variant="light">
            {name}
          </Badge>
        )}
      </Group>
      {kind !== 'past-due' && kind !== 'stopped' && (
        <Text c="dimmed" mt={4}>
          {label}. {sentence}
        </Text>
      )}
    </Card>
  );
}
