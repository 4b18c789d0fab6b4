import { Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useSession } from '../../session/session';
import { SessionLoading } from '../../session/session-loading';
import { MaintenanceBanner } from '../system/maintenance-banner';
import { useSystemStatus } from '../system/use-system-status';
import { SignedOutToLanding } from './to-landing';
import { Unreachable } from './unreachable';

const loadShell = () => import('../shell/shell').then((module) => ({ default: module.Shell }));
const Shell = lazy(loadShell);

const SignInAgain = lazy(() =>
  import('../login/sign-in-again').then((module) => ({ default: module.SignInAgain })),
);
const PendingDeletion = lazy(() =>
  import('../account-settings/pending-deletion').then((module) => ({ default: module.PendingDeletion })),
);

/** Screens for everyone, signed in or not, that bring their own layout; all of them are among the `openScreens`. */
const ownFrame = new Set(['/login', '/forgot-password', '/reset-password', '/verify-email']);

/**
 * Chooses what to show. Signed-out visitors reach /login, the screens that mails link to and otherwise the landing page,
 * whatever the URL says; an account scheduled for deletion reaches the screen that cancels it.
 */
export function Entrance() {
  const { status, user, hasEnded, failure } = useSession();
  // The path of what the outlet shows, which follows the URL only once the route has loaded.
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname });
  const location = useRouterState({ select: (state) => state.location.pathname });
  const [openedAt] = useState(location);
  useEffect(() => {
    // Most likely needed as soon as the session is known.
    if (status === 'loading') void loadShell();
  }, [status]);
  // Deferred, because React would otherwise keep the Suspense fallback for 300 ms.
  const isReady = useDeferredValue(status !== 'loading', false);
  const hasOwnFrame = ownFrame.has(path ?? '');
  const isInShell = user?.deletionDueAt === null && !hasOwnFrame;
  return (
    <Suspense fallback={<SessionLoading />}>
      {isReady && !isInShell && <MaintenanceBanner />}
      {user && hasEnded && !hasOwnFrame && <SignInAgain user={user} />}
      {!isReady || status === 'loading' ? (
        <SessionLoading />
      ) : failure ? (
        <Unreachable {...failure} />
      ) : hasOwnFrame ? (
        <Outlet />
      ) : !user ? (
        <SignedOut path={path} />
      ) : user.deletionDueAt === null ? (
        <Shell openedAt={openedAt} />
      ) : (
        <PendingDeletion dueAt={user.deletionDueAt} />
      )}
    </Suspense>
  );
}

function SignedOut({ path }: { path: string | undefined }) {
  const target = useRouterState({ select: (state) => state.location.pathname });
  if (path === '/user-profile') return <Navigate to="/login" replace />;
  // On the way to a screen for everyone, such as the sign-in form after another account was asked for.
  if (ownFrame.has(target)) return <SessionLoading />;
  return path === '/admin-setup' ? <AdminSetupOrLanding /> : <SignedOutToLanding />;
}

/** The first admin is set up by a signed-out visitor; once there is one, the screen is gone. */
function AdminSetupOrLanding() {
  const { data, isPending } = useSystemStatus();
  const [wasOpen, setWasOpen] = useState(false);
  // Stays open to show its success message.
  if (data?.adminSetup.isOpen && !wasOpen) setWasOpen(true);
  if (wasOpen) return <Outlet />;
  return isPending ? <SessionLoading /> : <SignedOutToLanding />;
}
