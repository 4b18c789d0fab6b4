import { defaultProfileId } from '../../../contracts/ids';
import type { Visibility } from '../../../contracts/profile';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { showError, showSuccess } from '../../ui/toast';

export const visibilityLabels: Record<Visibility, string> = {
  public: 'Public',
  unlisted: 'Unlisted',
  private: 'Private',
};

/** Changes who can find the public page. */
export function useVisibility() {
  const utils = trpc.useUtils();
  const update = trpc.profile.update.useMutation({
    // Waited for, or the choice would jump back until the dashboard has been asked again.
    async onSuccess(saved) {
      utils.profile.get.setData(undefined, saved);
      await utils.dashboard.invalidate();
    },
  });

  async function choose(visibility: Visibility) {
    try {
      await update.mutateAsync({ profileId: defaultProfileId, visibility });
      showSuccess('Profile updated', 'Your profile has been updated successfully');
    } catch (error) {
      showError('Failed to update profile', failureReason(error));
    }
  }

  return { choose, chosen: update.isPending ? update.variables.visibility : undefined };
}
