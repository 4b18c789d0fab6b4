import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { User } from '../../../contracts/account';
import type { Subscription as SubscriptionState } from '../../../contracts/billing';
import { plans } from '../../../contracts/plans';
import { QueryFailure } from '../../api/query-failure';
import { TitledCard } from '../../ui/titled-card';
import { standingOf } from '../billing/standing';
import { StandingAlert } from '../billing/standing-alert';
import { useHostedPages } from '../billing/use-hosted-pages';
import { Invoices } from './invoices';
import { planDescription } from './plan-description';
import { StorageUse } from './storage-use';
import { useRefreshedSubscription } from './use-refreshed-subscription';

/** The tab 'Subscription': the plan, what is due for it, and how much of it is used. */
export function Subscription({ user }: { user: User }) {
  const { subscriptionTier: tier, stripeCustomerId } = user;
  const query = useRefreshedSubscription();
  const { data } = query;
  return (
    <Stack gap="lg">
      <TitledCard
        title={`${plans[tier].name} Plan`}
        purpose={planDescription(tier, data?.hasSupport)}
        action={
          <Badge tt="none" variant="light" size="lg">
            {plans[tier].name}
          </Badge>
        }
      >
        <Stack gap="lg">
          {data ? (
            <State subscription={data} />
          ) : query.isError ? (
            <QueryFailure title="Failed to fetch your subscription" query={query} />
          ) : (
            <Skeleton height={92} aria-hidden />
          )}
          <StorageUse />
          {stripeCustomerId && (
            <Text size="sm" c="dimmed">
              Customer ID: {stripeCustomerId}
            </Text>
          )}
        </Stack>
      </TitledCard>
      {data?.hasPortal && <Invoices />}
    </Stack>
  );
}

function State({ subscription }: { subscription: SubscriptionState }) {
  const { openPortal, isBusy } = useHostedPages();
  const { kind, label, sentence } = standingOf(subscription);
  const isTrouble = kind === 'past-due' || kind === 'stopped';
  return (
    <div>
      {isTrouble ? (
        <StandingAlert subscription={subscription} />
      ) : (
        <>
          <Text fw={600}>{label}</Text>
          <Text c="dimmed">{sentence}</Text>
        </>
      )}
      <Group gap="sm" mt="md">
        {subscription.tier !== 'business' && (
          <Button
            variant={subscription.tier === 'free' && subscription.isAvailable ? 'filled' : 'default'}
            renderRoot={(props) => <Link {...props} to="/pricing" />}
          >
            Upgrade Plan
          </Button>
        )}
        {subscription.hasPortal && !isTrouble && (
          <Button variant="default" loading={isBusy} onClick={() => openPortal()}>
            Manage billing
          </Button>
        )}
      </Group>
    </div>
  );
}
