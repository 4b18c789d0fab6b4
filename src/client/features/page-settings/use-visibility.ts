import type { Visibility } from '../../../contracts/profile';
import { useProfileChoice } from './use-profile-choice';

export const visibilityLabels: Record<Visibility, string> = {
  public: 'Public',
  unlisted: 'Unlisted',
  private: 'Private',
};

/**
 * Changes who can find the public page.
 * @param saved the server's value
 */
export const useVisibility = (saved: Visibility) => useProfileChoice(saved, (visibility) => ({ visibility }));
