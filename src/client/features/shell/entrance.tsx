import { Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../session/session';
import { SessionLoading } from '../session/session-loading';

const loadShell = () => import('./shell').then((module) => ({ default: module.Shell }));
const Shell = lazy(loadShell);
const Landing = lazy(() => import('../landing/landing').then((module) => ({ default: module.Landing })));

const PendingDeletion = lazy(() =>
  import('../account-settings/pending-deletion').then((module) => ({ default: module.PendingDeletion })),
);

/**
 * Who is not signed in reaches /login and the landing page, whatever the address says; who is about to be deleted, the
 * way back.
 */
export function Entrance() {
  const { status, user } = useSession();
  // What the outlet shows, which follows the address only once the route has loaded.
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname });
  useEffect(() => {
    // It will most likely be needed once the session is known.
    if (status === 'loading') void loadShell();
  }, [status]);
  if (status === 'loading') return <SessionLoading />;
  if (path === '/login') return <Outlet />;
  if (!user) {
    if (path === '/user-profile') return <Navigate to="/login" replace />;
    return (
      <Suspense fallback={<SessionLoading />}>
        <Landing />
      </Suspense>
    );
  }
  const { deletionDueAt } = user;
  return (
    <Suspense fallback={<SessionLoading />}>
      {deletionDueAt === null ? <Shell /> : <PendingDeletion dueAt={deletionDueAt} />}
    </Suspense>
  );
}
