import { startTransition, useOptimistic } from 'react';
import { failureReason } from '../../api/failure-reason';
import { showError, showSuccess } from '../../ui/toast';
import { useChangeProfile } from './use-change-profile';

type Change = ReturnType<typeof useChangeProfile>['change'];

/**
 * A choice of the profile that applies at once.
 * @param saved the server's value
 */
export function useProfileChoice<T>(saved: T, changeOf: (value: T) => Parameters<Change>[0]) {
  const [chosen, setChosen] = useOptimistic(saved);
  const { change } = useChangeProfile();

  async function save(value: T) {
    try {
      await change(changeOf(value));
      showSuccess('Profile updated', 'Your profile has been updated successfully');
    } catch (error) {
      showError('Failed to update profile', failureReason(error));
    }
  }

  const choose = (value: T) =>
    startTransition(async () => {
      // At once: a radio button that waits for the mutation to begin would jump back for a moment.
      setChosen(value);
      await save(value);
    });

  return { choose, chosen };
}
