import { Skeleton } from '@mantine/core';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { Dialog } from '../../ui/dialog';
import type { OpenedDialog } from '../../ui/opens-dialog';
import { PortraitPanel } from './portrait-panel';

/** The portrait photo, wherever it is shown. */
export function PortraitDialog({ opened, onClose }: OpenedDialog) {
  const query = trpc.profile.get.useQuery();
  const { data: profile } = query;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title="Your photo"
      size="lg"
      isFullScreenOnPhone
    >
      {profile ? (
        <PortraitPanel
          name={profile.displayName}
          isPrivate={profile.visibility === 'private'}
          closeDialog={onClose}
        />
      ) : query.isError ? (
        <QueryFailure title="Failed to fetch profile" query={query} />
      ) : (
        <Skeleton height={112} />
      )}
    </Dialog>
  );
}
