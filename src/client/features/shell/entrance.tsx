import { Outlet, useRouterState } from '@tanstack/react-router';
import { Landing } from '../landing/landing';
import { useSession } from '../session/session';
import { SessionLoading } from '../session/session-loading';
import { Shell } from './shell';

/** Who is not signed in reaches /login and the landing page, whatever the address says. */
export function Entrance() {
  const { status } = useSession();
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (status === 'loading') return <SessionLoading />;
  if (status === 'signed-in') return <Shell />;
  return path === '/login' ? (
    <Outlet />
  ) : (
    <main>
      <Landing />
    </main>
  );
}
