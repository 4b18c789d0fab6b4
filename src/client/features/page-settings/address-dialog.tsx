import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { Dialog } from '../../ui/dialog';
import type { OpenedDialog } from '../../ui/opens-dialog';
import { PageAddress } from './page-address';

/** The address of the page, on a screen that is about something else. */
export function AddressDialog({ opened, onClose }: OpenedDialog) {
  const query = trpc.profile.get.useQuery();
  const { data: profile } = query;
  return (
    <Dialog opened={opened} onClose={onClose} returnFocus={false} title="Where your page is">
      {profile ? (
        <PageAddress profile={profile} onSaved={onClose} />
      ) : (
        query.isError && <QueryFailure title="Failed to fetch profile" query={query} />
      )}
    </Dialog>
  );
}
