import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconShieldLock } from '@tabler/icons-react';
import { type Activity as ActivityEvent, auditEvents } from '../../../contracts/audit';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { usePages } from '../../api/use-pages';
import { momentOf } from '../../ui/instant-text';
import { TitledCard } from '../../ui/titled-card';
import classes from './account-settings.module.css';
import { PlaceText } from './place-text';

/** The activity of one's own account, page by page. */
export function Activity() {
  const { client } = trpc.useUtils();
  const activity = usePages([['account', 'activity']], (before) =>
    client.account.activity.query(before ? { before } : {}),
  );
  const events = activity.data?.pages.flatMap((page) => page.events) ?? [];

  return (
    <TitledCard
      title="Your activity"
      purpose="What happened to your account. If something was not you, change your password."
    >
      {activity.isError ? (
        <QueryFailure title="Failed to fetch your activity" query={activity} />
      ) : (
        <>
          <ul className={classes.list}>
            {events.map((event) => (
              <ActivityRow key={event.id} event={event} />
            ))}
          </ul>
          {activity.isPending && (
            <Stack aria-hidden mt="sm">
              <Skeleton height={40} />
              <Skeleton height={40} />
            </Stack>
          )}
          {activity.isSuccess && events.length === 0 && <Text c="dimmed">Nothing has happened yet.</Text>}
          {activity.hasNextPage && (
            <Button
              variant="default"
              mt="md"
              loading={activity.isFetchingNextPage}
              onClick={() => void activity.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </TitledCard>
  );
}

const labels = new Map<string, string>(Object.entries(auditEvents));
const labelOf = (event: string) => labels.get(event) ?? event;

/** Events that may have been caused by somebody else are highlighted. */
function ActivityRow({ event: { event, at, isOwn, place, answer } }: { event: ActivityEvent }) {
  const Mark =
    answer !== null ? IconAlertTriangle : event === 'second-factor-asked' ? IconShieldLock : undefined;
  return (
    <li className={classes.event} data-refused={answer !== null || undefined}>
      <div>
        <Text fw={500}>
          {Mark && <Mark size={16} aria-hidden className={classes.mark} />}
          {labelOf(event)}
        </Text>
        {answer !== null && (
          <Text size="sm" c="dimmed">
            “{answer}”
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {momentOf(at)} · {isOwn ? <PlaceText place={place} /> : 'not by you'}
      </Text>
    </li>
  );
}
