import { startTransition, useOptimistic } from 'react';
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

/**
 * Changes who can find the public page.
 * @param saved the server's value
 */
export function useVisibility(saved: Visibility) {
  const [chosen, setChosen] = useOptimistic(saved);
  const utils = trpc.useUtils();
  const update = trpc.profile.update.useMutation({
    // Awaited, or the choice would jump back until the dashboard has been loaded again.
    async onSuccess(saved) {
      utils.profile.get.setData(undefined, saved);
      await utils.dashboard.invalidate();
    },
  });

  async function save(visibility: Visibility) {
    try {
      await update.mutateAsync({ profileId: defaultProfileId, visibility });
      showSuccess('Profile updated', 'Your profile has been updated successfully');
    } catch (error) {
      showError('Failed to update profile', failureReason(error));
    }
  }

  const choose = (visibility: Visibility) =>
    startTransition(async () => {
      // At once: a radio button that waits for the mutation to begin would jump back for a moment.
      setChosen(visibility);
      await save(visibility);
    });

  return { choose, chosen };
}
