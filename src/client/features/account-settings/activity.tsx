import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Activity as ActivityEvent, type AuditEvent, auditEvents } from '../../../contracts/audit';
import { failureReason } from '../../failure-reason';
import { trpc } from '../../trpc';
import { LoadFailure } from '../../ui/load-failure';
import classes from './account-settings.module.css';
import { momentOf } from './instant-text';
import { PlaceText } from './place-text';
import { SettingsCard } from './settings-card';

/** What happened to the own account, a page at a time. */
export function Activity() {
  // Each page is named by the last event of the one before it.
  const [pages, setPages] = useState<(string | undefined)[]>([undefined]);
  const results = trpc.useQueries((t) => pages.map((before) => t.account.activity(before ? { before } : {})));
  const failed = results.find(({ error }) => error);
  const last = results.at(-1);
  const next = last?.data?.next ?? null;
  const events = results.flatMap(({ data }) => data?.events ?? []);

  return (
    <SettingsCard
      title="Your activity"
      purpose="What happened to your account. If something was not you, change your password."
    >
      {failed ? (
        <LoadFailure
          title="Failed to fetch your activity"
          message={failureReason(failed.error, 'The server could not be reached.')}
          retry={() => void failed.refetch()}
        />
      ) : (
        <>
          <ul className={classes.list}>
            {events.map((event) => (
              <ActivityRow key={event.id} event={event} />
            ))}
          </ul>
          {last?.isPending && (
            <Stack aria-hidden mt="sm">
              <Skeleton height={40} />
              <Skeleton height={40} />
            </Stack>
          )}
          {last?.data && events.length === 0 && <Text c="dimmed">Nothing has happened yet.</Text>}
          {next !== null && (
            <Button variant="default" mih={44} mt="md" onClick={() => setPages([...pages, next])}>
              Show more
            </Button>
          )}
        </>
      )}
    </SettingsCard>
  );
}

const labelOf = (event: string) => (event in auditEvents ? auditEvents[event as AuditEvent] : event);

function ActivityRow({ event: { event, at, isOwn, place } }: { event: ActivityEvent }) {
  return (
    <li className={classes.row}>
      <Text fw={500} className={classes.what}>
        {labelOf(event)}
      </Text>
      <Text size="sm" c="dimmed">
        {momentOf(at)} · {isOwn ? <PlaceText place={place} /> : 'not by you'}
      </Text>
    </li>
  );
}
