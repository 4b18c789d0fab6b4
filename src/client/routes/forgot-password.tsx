import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ForgotPassword } from '../features/mail-links/forgot-password';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: z.object({ email: z.string().optional() }).catch({}),
  component: function ForgotPasswordRoute() {
    const { email } = Route.useSearch();
    return <ForgotPassword email={email} />;
  },
});
