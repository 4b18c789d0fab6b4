import { Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useSession } from '../../session/session';
import { SessionLoading } from '../../session/session-loading';
import { MaintenanceBanner } from '../system/maintenance-banner';
import { useSystemStatus } from '../system/use-system-status';

const loadShell = () => import('./shell').then((module) => ({ default: module.Shell }));
const Shell = lazy(loadShell);
const Landing = lazy(() => import('../landing/landing').then((module) => ({ default: module.Landing })));

const PendingDeletion = lazy(() =>
  import('../account-settings/pending-deletion').then((module) => ({ default: module.PendingDeletion })),
);

/** Screens for whoever comes, signed in or not, that bring their own frame. */
const ownFrame = new Set(['/login', '/forgot-password', '/reset-password', '/verify-email']);

/**
 * Who is not signed in reaches /login, the screens of mails' links and the landing page, whatever the address says; who
 * is about to be deleted, the way back.
 */
export function Entrance() {
  const { status, user } = useSession();
  // What the outlet shows, which follows the address only once the route has loaded.
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname });
  useEffect(() => {
    // It will most likely be needed once the session is known.
    if (status === 'loading') void loadShell();
  }, [status]);
  // The first part is rendered behind what is shown, as React would hold a fallback of Suspense for 300 ms.
  const isReady = useDeferredValue(status !== 'loading', false);
  const hasOwnFrame = ownFrame.has(path ?? '');
  const isInShell = user?.deletionDueAt === null && !hasOwnFrame;
  return (
    <Suspense fallback={<SessionLoading />}>
      {isReady && !isInShell && <MaintenanceBanner />}
      {!isReady || status === 'loading' ? (
        <SessionLoading />
      ) : hasOwnFrame ? (
        <Outlet />
      ) : !user ? (
        <SignedOut path={path} />
      ) : user.deletionDueAt === null ? (
        <Shell />
      ) : (
        <PendingDeletion dueAt={user.deletionDueAt} />
      )}
    </Suspense>
  );
}

function SignedOut({ path }: { path: string | undefined }) {
  if (path === '/user-profile') return <Navigate to="/login" replace />;
  return path === '/admin-setup' ? <AdminSetupOrLanding /> : <Landing />;
}

/** The first admin is set up by somebody who is not signed in; once there is one, that screen is gone. */
function AdminSetupOrLanding() {
  const { data, isPending } = useSystemStatus();
  const [wasOpen, setWasOpen] = useState(false);
  // It stays for what it has to say when it is done.
  if (data?.adminSetup.isOpen && !wasOpen) setWasOpen(true);
  if (wasOpen) return <Outlet />;
  return isPending ? <SessionLoading /> : <Landing />;
}
