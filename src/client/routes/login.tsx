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
    const navigate = Route.useNavigate();
    // A URL fragment reaches no server and no log.
    const hash = useLocation({ select: (location) => location.hash });
    const invitation = new URLSearchParams(hash).get('invitation') ?? undefined;
    return (
      <Login
        email={email}
        tab={tab ?? (invitation ? 'sign-up' : 'sign-in')}
        invitation={invitation}
        onTab={(chosen) => void navigate({ search: { email, tab: chosen }, hash: true, replace: true })}
        onRegistered={(address) => void navigate({ search: { email: address }, hash: '', replace: true })}
      />
    );
  },
});
