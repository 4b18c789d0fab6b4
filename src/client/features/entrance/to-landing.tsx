import { useEffect } from 'react';
import { trpc } from '../../api/trpc';
import { SessionLoading } from '../../session/session-loading';

/** Leads to the landing page, which the server renders; whatever is left of a session is discarded first. */
export function ToLanding() {
  const { mutateAsync: logout } = trpc.auth.logout.useMutation();
  useEffect(() => {
    let isHere = true;
    const leave = () => {
      if (isHere) location.replace('/landing');
    };
    // Without this, the server would go on taking the browser for one that is signed in.
    logout().then(leave, leave);
    return () => {
      isHere = false;
    };
  }, [logout]);
  return <SessionLoading />;
}
