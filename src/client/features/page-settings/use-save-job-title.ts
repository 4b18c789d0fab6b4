import { failureReason } from '../../api/failure-reason';
import { showError, showSuccess } from '../../ui/toast';
import { useChangeProfile } from './use-change-profile';

/** Gives the profile another job title; shows how that went. */
export function useSaveJobTitle() {
  const { change, isChanging } = useChangeProfile();

  /** @returns whether the profile has it now */
  async function save(jobTitle: string): Promise<boolean> {
    try {
      await change({ jobTitle });
      showSuccess('Profile information updated');
      return true;
    } catch (error) {
      showError('Failed to update profile', failureReason(error));
      return false;
    }
  }

  return { save, isSaving: isChanging };
}
