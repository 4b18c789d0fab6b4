import { Button, Card, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { LoggedEvent } from '../../../../contracts/admin/audit-log';
import { type AuditEvent, auditEvents } from '../../../../contracts/audit';
import { trpc } from '../../../trpc';
import { EmptyState } from '../../../ui/empty-state';
import { usePages } from '../../../use-pages';
import { FetchFailure } from '../fetch-failure';
import classes from './audit.module.css';

const labels: Record<string, string> = auditEvents;
const eventNames = Object.keys(auditEvents) as AuditEvent[];
const eventOptions = Object.entries(auditEvents).map(([value, label]) => ({ value, label }));
const searchDelayMs = 250;

/** What happened on the whole server, newest first. */
export function AuditPanel() {
  const [event, setEvent] = useState<AuditEvent | null>(null);
  const [accountId, setAccountId] = useState<string | null>(null);
  const { client } = trpc.useUtils();
  const filter = { ...(event && { event }), ...(accountId && { accountId }) };
  const log = usePages([['admin', 'auditLog'], filter], (cursor) =>
    client.admin.auditLog.query({ ...filter, ...(cursor && { cursor }) }),
  );
  const events = log.data?.pages.flatMap((page) => page.events);
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="md">
        <Select
          label="Event"
          placeholder="All events"
          data={eventOptions}
          value={event}
          onChange={(value) => setEvent(eventNames.find((name) => name === value) ?? null)}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Show all events' }}
          flex="1 1 14rem"
        />
        <AccountSelect value={accountId} onChange={setAccountId} />
      </Group>
      {log.isError ? (
        <FetchFailure query={log} />
      ) : !events ? (
        <Skeleton height={400} />
      ) : events.length === 0 ? (
        <EmptyState icon={<IconListSearch size={30} />} message="Nothing of that kind has happened." />
      ) : (
        <Card padding="md" component="section" aria-label="Events">
          <ul className={classes.list}>
            {events.map((entry) => (
              <EventRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </Card>
      )}
      {log.hasNextPage && (
        <Button
          variant="default"
          mih={44}
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Show older events
        </Button>
      )}
    </Stack>
  );
}

function AccountSelect({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim().slice(0, 200), searchDelayMs);
  const users = trpc.admin.users.list.useQuery({ search: wanted, order: 'email' });
  const data = users.data?.users.map(({ id, email }) => ({ value: id, label: email })) ?? [];
  return (
    <Select
      label="Account"
      placeholder="All accounts"
      data={data}
      // The server has searched names and companies too.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage="No such account"
      clearable
      clearButtonProps={{ 'aria-label': 'Show all accounts' }}
      flex="1 1 14rem"
    />
  );
}

const timeText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium' });

function EventRow({ entry: { event, at, account, actor, network, details } }: { entry: LoggedEvent }) {
  const isOwn = account?.id === actor?.id;
  const facts = [
    account?.email,
    actor && !isOwn ? `by ${actor.email}` : undefined,
    network && `from ${network}`,
    ...Object.entries(details).map(([name, value]) => `${name}: ${value}`),
  ].filter(Boolean);
  return (
    <li className={classes.row}>
      <Text size="sm" fw={600}>
        {labels[event] ?? event}
      </Text>
      <Text size="sm" c="dimmed" className={classes.facts}>
        {facts.join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" component="time" dateTime={at}>
        {timeText.format(new Date(at))}
      </Text>
    </li>
  );
}
