import { Badge, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import type { User } from '../../../contracts/account';
import { megabyte, plans } from '../../../contracts/plans';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { TitledCard } from '../../ui/titled-card';

const descriptions = {
  free: 'Basic features included',
  pro: 'Advanced features and priority support',
  business: 'Enterprise features and dedicated support',
} satisfies Record<User['subscriptionTier'], string>;

/** The tab 'Subscription': the plan, and how much of it is used. */
export function Subscription({ user }: { user: User }) {
  const { subscriptionTier: tier, stripeCustomerId } = user;
  return (
    <TitledCard
      title={`${plans[tier].name} Plan`}
      purpose={descriptions[tier]}
      action={
        <Badge tt="none" variant="light" size="lg">
          {plans[tier].name}
        </Badge>
      }
    >
      <Stack gap="lg" align="flex-start">
        <StorageUse />
        <Button component="a" href="/pricing">
          Upgrade Plan
        </Button>
        {stripeCustomerId && (
          <Text size="sm" c="dimmed">
            Customer ID: {stripeCustomerId}
          </Text>
        )}
      </Stack>
    </TitledCard>
  );
}

function StorageUse() {
  const query = trpc.account.storage.useQuery();
  if (query.isError) return <QueryFailure title="Failed to fetch your storage" query={query} />;
  if (!query.data) return <Skeleton height={44} width="100%" aria-hidden />;
  const { usedBytes, limitBytes } = query.data;
  const text = `${sizeText(usedBytes)} of ${limitBytes === null ? 'unlimited storage' : sizeText(limitBytes)} used`;
  return (
    <div style={{ width: '100%' }}>
      <Group justify="space-between" mb={6}>
        <Text fw={500}>Storage</Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </Group>
      {limitBytes !== null && (
        <Progress.Root size="md">
          <Progress.Section
            value={Math.min(100, (usedBytes / limitBytes) * 100)}
            color={usedBytes > 0.9 * limitBytes ? 'red' : 'indigo'}
            aria-label={`Storage: ${text}`}
          />
        </Progress.Root>
      )}
    </div>
  );
}

const gigabyte = 1024 * megabyte;
const sizes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const sizeText = (bytes: number) =>
  bytes >= gigabyte ? `${sizes.format(bytes / gigabyte)} GB` : `${sizes.format(bytes / megabyte)} MB`;
