import { Anchor, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ListedSession } from '../../../contracts/session';
import { failureReason } from '../../api/failure-reason';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { useSignOut } from '../../session/use-sign-out';
import { momentOf } from '../../ui/instant-text';
import { TitledCard } from '../../ui/titled-card';
import { showError, showSuccess } from '../../ui/toast';
import classes from './account-settings.module.css';
import { PlaceText } from './place-text';

/** The account's sessions, each of which can be ended. */
export function Sessions() {
  const query = trpc.account.sessions.list.useQuery();
  const { data } = query;
  const utils = trpc.useUtils();
  const endOthers = trpc.account.sessions.endOthers.useMutation();
  const hasOthers = data?.sessions.some(({ isCurrent }) => !isCurrent);

  const endAll = () =>
    endOthers.mutate(undefined, {
      onSuccess() {
        showSuccess('Sessions ended', 'You are signed in here alone.');
        void utils.account.sessions.list.invalidate();
        void utils.account.activity.invalidate();
      },
      onError: (failure) => showError('Error', failureReason(failure, 'Failed to end the other sessions')),
    });

  return (
    <TitledCard
      title="Sessions"
      purpose="The devices that are signed in to your account."
      action={
        hasOthers && (
          <Button variant="default" loading={endOthers.isPending} onClick={endAll}>
            End all other sessions
          </Button>
        )
      }
    >
      {data ? (
        <>
          <ul className={classes.list}>
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <Text size="xs" c="dimmed" mt="md">
            Places are those of the network.{' '}
            <Anchor href="https://db-ip.com" target="_blank" rel="noreferrer" inherit c="inherit">
              IP Geolocation by DB-IP
            </Anchor>
          </Text>
        </>
      ) : query.isError ? (
        <QueryFailure title="Failed to fetch sessions" query={query} />
      ) : (
        <Stack aria-hidden>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      )}
    </TitledCard>
  );
}

function SessionRow({ session }: { session: ListedSession }) {
  const { id, device, place, createdAt, lastUsedAt, isCurrent } = session;
  const signOut = useSignOut();
  const utils = trpc.useUtils();
  const end = trpc.account.sessions.end.useMutation();
  const fail = (failure: unknown) => showError('Error', failureReason(failure, 'Failed to end the session'));

  const handleEnd = () => {
    if (isCurrent) return void signOut();
    end.mutate(
      { id },
      {
        onSuccess: () => showSuccess('Session ended', `${device} is signed out.`),
        onError: fail,
        // If it had already ended, the list was out of date.
        onSettled() {
          void utils.account.sessions.list.invalidate();
          void utils.account.activity.invalidate();
        },
      },
    );
  };

  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Group gap="xs" mb={4}>
          <Text fw={600}>{device}</Text>
          {isCurrent && (
            <Badge tt="none" variant="dot" color="teal">
              This session
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          <PlaceText place={place} />
        </Text>
        <Text size="sm" c="dimmed">
          Last used {momentOf(lastUsedAt)}
        </Text>
        <Text size="sm" c="dimmed">
          Signed in {momentOf(createdAt)}
        </Text>
      </div>
      <Button
        variant="default"
        loading={end.isPending}
        onClick={handleEnd}
        aria-label={isCurrent ? 'End this session' : `End ${device}, last used ${momentOf(lastUsedAt)}`}
      >
        End
      </Button>
    </li>
  );
}
