import { useEffect } from 'react';
import { trpc } from '../../api/trpc';
import { useSession } from '../../session/session';
import { SessionLoading } from '../../session/session-loading';

/** Leaves for the landing page, which the server renders. */
export function ToLanding() {
  useEffect(leave, []);
  return <SessionLoading />;
}

/** Leads somebody who is signed out to the landing page: any remains of a session are discarded first. */
export function SignedOutToLanding() {
  const { mutateAsync: logout } = trpc.auth.logout.useMutation();
  const { resume } = useSession();
  useEffect(() => {
    // It would be ended by the same cookie.
    if (resume()) return;
    let isHere = true;
    const leaveIfHere = () => {
      if (isHere) leave();
    };
    // Otherwise the server would still consider the browser signed in.
    logout().then(leaveIfHere, leaveIfHere);
    return () => {
      isHere = false;
    };
  }, [logout, resume]);
  return <SessionLoading />;
}

const leave = () => location.replace('/landing');
