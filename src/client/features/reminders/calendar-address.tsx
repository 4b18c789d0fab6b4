import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCalendarPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason } from '../../api/failure-reason';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { CopyAddress } from '../../ui/copy-address';
import { confirm } from '../../ui/question-store';
import { showError, showSuccess } from '../../ui/toast';

const profileId = defaultProfileId;

/** The address at which the owner's calendar subscribes to next actions and interviews. */
export function CalendarAddress() {
  const query = trpc.calendar.address.useQuery({ profileId });
  const address = useChanges();
  if (query.isError) return <QueryFailure title="The calendar address could not be loaded" query={query} />;
  if (!query.data) return <Skeleton height={96} />;
  const { url } = query.data;
  return (
    <Stack gap="sm" ref={address.place} tabIndex={-1} role="group" aria-label="Calendar subscription">
      {url ? (
        <Address url={url} {...address} />
      ) : (
        <>
          <Text size="sm">
            Your calendar can subscribe to your next actions and interviews, and follows every change.
          </Text>
          <Group>
            <Button
              variant="default"
              leftSection={<IconCalendarPlus size={18} aria-hidden />}
              loading={address.isPending}
              onClick={() => void address.make('Calendar address made')}
            >
              Make a calendar address
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

type Changes = ReturnType<typeof useChanges>;

function Address({ url, make, revoke, isPending }: Changes & { url: string }) {
  const remake = () =>
    confirm({
      title: 'Make a new calendar address?',
      text: 'The present one stops working at once. Calendars that subscribe to it need the new one.',
      confirm: 'Make anew',
      cancel: 'Cancel',
      act: () => make('Calendar address made anew'),
    });
  const withdraw = () =>
    confirm({
      title: 'Revoke the calendar address?',
      text: 'It stops working at once. You can make another one at any time.',
      confirm: 'Revoke',
      cancel: 'Cancel',
      isDestructive: true,
      act: revoke,
    });
  return (
    <>
      <CopyAddress
        label="Calendar address"
        description="Subscribe to it in your calendar. Whoever has it can read your next actions and interviews."
        url={url}
        copied="Calendar address copied"
        failed="Failed to copy the address"
      />
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          disabled={isPending}
          onClick={() => void remake()}
        >
          Make anew
        </Button>
        <Button
          variant="default"
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={18} aria-hidden />}
          disabled={isPending}
          onClick={() => void withdraw()}
        >
          Revoke
        </Button>
      </Group>
    </>
  );
}

/** Makes and removes the address; the focus stays in this card, as the pressed button may be gone. */
function useChanges() {
  const utils = trpc.useUtils();
  const place = useRef<HTMLDivElement>(null);
  const keep = {
    scope: { id: 'calendar-address' },
    onSuccess: (address: { url: string | null; createdAt: string | null }) =>
      utils.calendar.address.setData({ profileId }, address),
  };
  const renew = trpc.calendar.renewAddress.useMutation(keep);
  const remove = trpc.calendar.revokeAddress.useMutation(keep);

  async function change(work: () => Promise<unknown>, done: string, failed: string) {
    try {
      await work();
      showSuccess(done);
      place.current?.focus();
    } catch (failure) {
      showError('Error', failureReason(failure, failed));
    }
  }
  return {
    place,
    isPending: renew.isPending || remove.isPending,
    make: (done: string) =>
      change(() => renew.mutateAsync({ profileId }), done, 'Failed to make the address'),
    revoke: () =>
      change(
        () => remove.mutateAsync({ profileId }),
        'Calendar address revoked',
        'Failed to revoke the address',
      ),
  };
}
