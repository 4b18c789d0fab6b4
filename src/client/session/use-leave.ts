import { useNavigate } from '@tanstack/react-router';
import { clearDrafts } from './local-storage';
import { useSession } from './session';

/** Forgets the session, which the server has ended with the account, and goes to the sign-in form. */
export function useLeave() {
  const { forget } = useSession();
  const navigate = useNavigate();
  return () => {
    clearDrafts();
    forget();
    void navigate({ to: '/login' });
  };
}
