import { Group, Progress, Skeleton, Text } from '@mantine/core';
import { sizeText } from '../../../contracts/size-text';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';

/** How much of the plan's storage is used. */
export function StorageUse() {
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
