import { createFileRoute, useLocation } from '@tanstack/react-router';
import { z } from 'zod';
import { Login } from '../features/login/login';

const search = z
  .object({ email: z.string().optional(), tab: z.enum(['sign-in', 'sign-up']).optional() })
  .catch({});

export const Route = createFileRoute('/login')({
  validateSearch: search,
  component: function LoginRoute() {
    const { email, tab } = Route.useSearch();
    // A URL fragment reaches no server and no log.
    const hash = useLocation({ select: (location) => location.hash });
    const invitation = new URLSearchParams(hash).get('invitation') ?? undefined;
    return <Login email={email} startWith={tab} invitation={invitation} />;
  },
});
