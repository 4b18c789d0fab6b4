import { useEffect } from 'react';
import { trpc } from '../../api/trpc';
import { SessionLoading } from '../../session/session-loading';

/** Leaves for the landing page, which the server renders. */
export function ToLanding() {
  useEffect(leave, []);
  return <SessionLoading />;
}

/** The same for whoever is signed out: whatever is left of a session is discarded first. */
export function SignedOutToLanding() {
  const { mutateAsync: logout } = trpc.auth.logout.useMutation();
  useEffect(() => {
    let isHere = true;
    const leaveIfHere = () => {
      if (isHere) leave();
    };
    // Without this, the server would go on taking the browser for one that is signed in.
    logout().then(leaveIfHere, leaveIfHere);
    return () => {
      isHere = false;
    };
  }, [logout]);
  return <SessionLoading />;
}

const leave = () => location.replace('/landing');
