import { Skeleton } from '@mantine/core';
import { trpc } from '../../api/trpc';
import { Dialog } from '../../ui/dialog';
import type { OpenedDialog } from '../../ui/opens-dialog';
import { PortraitPanel } from './portrait-panel';

/** The portrait photo, wherever it is shown. */
export function PortraitDialog({ opened, onClose }: OpenedDialog) {
  const { data: profile } = trpc.profile.get.useQuery();
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
      ) : (
        <Skeleton height={112} />
      )}
    </Dialog>
  );
}
