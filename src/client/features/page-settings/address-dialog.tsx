import { trpc } from '../../api/trpc';
import { Dialog } from '../../ui/dialog';
import type { OpenedDialog } from '../../ui/opens-dialog';
import { PageAddress } from './page-address';

/** The address of the page, on a screen that is about something else. */
export function AddressDialog({ opened, onClose }: OpenedDialog) {
  const { data: profile } = trpc.profile.get.useQuery();
  return (
    <Dialog opened={opened} onClose={onClose} returnFocus={false} title="Where your page is">
      {profile && <PageAddress profile={profile} onSaved={onClose} />}
    </Dialog>
  );
}
