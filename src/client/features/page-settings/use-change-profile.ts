import type { z } from 'zod';
import { defaultProfileId } from '../../../contracts/ids';
import type { profileUpdate } from '../../../contracts/profile';
import { trpc } from '../../api/trpc';

type Change = Omit<z.input<typeof profileUpdate>, 'profileId'>;

/** Changes something of the profile, and shows it wherever the profile is shown. */
export function useChangeProfile() {
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.profile.update.useMutation({
    // Awaited, or a choice would jump back until the dashboard has been loaded again.
    async onSuccess(saved) {
      utils.profile.get.setData(undefined, saved);
      await Promise.all([utils.dashboard.invalidate(), utils.profile.checkSlug.invalidate()]);
    },
  });
  const change = (what: Change) => mutateAsync({ profileId: defaultProfileId, ...what });
  return { change, isChanging: isPending };
}
