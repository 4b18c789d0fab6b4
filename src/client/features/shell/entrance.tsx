import { Outlet, useRouterState } from '@tanstack/react-router';
import { Landing } from '../landing/landing';
import { useSession } from '../session/session';
import { SessionLoading } from '../session/session-loading';
import { Shell } from './shell';

/** Who is not signed in reaches /login and the landing page, whatever the address says. */
export function Entrance() {
  const { status } = useSession();
  // What the outlet shows, which follows the address only once the route has loaded.
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname });
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
