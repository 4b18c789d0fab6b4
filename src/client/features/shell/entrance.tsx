import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../session/session';
import { SessionLoading } from '../session/session-loading';

const loadShell = () => import('./shell').then((module) => ({ default: module.Shell }));
const Shell = lazy(loadShell);
const Landing = lazy(() => import('../landing/landing').then((module) => ({ default: module.Landing })));

/** Who is not signed in reaches /login and the landing page, whatever the address says. */
export function Entrance() {
  const { status } = useSession();
  // What the outlet shows, which follows the address only once the route has loaded.
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname });
  useEffect(() => {
    // It will most likely be needed once the session is known.
    if (status === 'loading') void loadShell();
  }, [status]);
  if (status === 'loading') return <SessionLoading />;
  if (path === '/login') return <Outlet />;
  return (
    <Suspense fallback={<SessionLoading />}>{status === 'signed-in' ? <Shell /> : <Landing />}</Suspense>
  );
}
