import { startTransition, useOptimistic } from 'react';
import type { Visibility } from '../../../contracts/profile';
import { failureReason } from '../../api/failure-reason';
import { showError, showSuccess } from '../../ui/toast';
import { useChangeProfile } from './use-change-profile';

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
  const { change } = useChangeProfile();

  async function save(visibility: Visibility) {
    try {
      await change({ visibility });
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
