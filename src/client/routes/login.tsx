import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { Login } from '../features/login/login';

const search = z
  .object({ email: z.string().optional(), tab: z.enum(['sign-in', 'sign-up']).optional() })
  .catch({});

export const Route = createFileRoute('/login')({
  validateSearch: search,
  component: function LoginRoute() {
    const { email, tab } = Route.useSearch();
    return <Login email={email} startWith={tab} />;
  },
});
