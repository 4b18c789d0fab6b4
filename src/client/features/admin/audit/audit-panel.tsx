import { Button, Group, Select, Skeleton, Stack } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { auditEvents } from '../../../../contracts/audit';
import { keysOf } from '../../../../contracts/keys-of';
import { trpc } from '../../../api/trpc';
import { usePages } from '../../../api/use-pages';
import { clearButton } from '../../../ui/clear-button';
import { EmptyState } from '../../../ui/empty-state';
import { FetchFailure } from '../fetch-failure';
import { useAdminAddress } from '../use-admin-address';
import { AccountSelect } from './account-select';
import { EventList } from './event-list';

const eventNames = keysOf(auditEvents);
const eventOptions = Object.entries(auditEvents).map(([value, label]) => ({ value, label }));

/** What happened on the whole server, newest first. */
export function AuditPanel() {
  const { address, change } = useAdminAddress();
  const { event, accountId } = address;
  const { client } = trpc.useUtils();
  const filter = { ...(event && { event }), ...(accountId && { accountId }) };
  const log = usePages([['admin', 'auditLog'], filter], (cursor) =>
    client.admin.auditLog.query({ ...filter, ...(cursor && { cursor }) }),
  );
  const events = log.data?.pages.flatMap((page) => page.events);
  return (
    <Stack gap="md">
      <Group align="flex-start" gap="md">
        <Select
          label="Event"
          placeholder="All events"
          data={eventOptions}
          value={event ?? null}
          onChange={(value) => change({ event: eventNames.find((name) => name === value) })}
          searchable
          clearable
          clearButtonProps={clearButton('Show all events')}
          flex="1 1 14rem"
        />
        <AccountSelect value={accountId ?? null} onChange={(id) => change({ accountId: id ?? undefined })} />
      </Group>
      {log.isError ? (
        <FetchFailure query={log} />
      ) : !events ? (
        <Skeleton height={400} />
      ) : events.length === 0 ? (
        <EmptyState icon={<IconListSearch size={30} />} message="Nothing of that kind has happened." />
      ) : (
        <EventList events={events} />
      )}
      {log.hasNextPage && (
        <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          Show older events
        </Button>
      )}
    </Stack>
  );
}
