import { useNavigate } from '@tanstack/react-router';
import { failureReason } from '../api/failure-reason';
import { showError, showInfo } from '../ui/toast';
import { useSession } from './session';

const stillSignedIn = 'You are still signed in, because the server could not be reached. Please try again.';

/** Signs out and shows the sign-in form; shows an error if that failed. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      showInfo('Logged out');
      await navigate({ to: '/login' });
    } catch (error) {
      showError('Error', failureReason(error, stillSignedIn));
    }
  };
}
