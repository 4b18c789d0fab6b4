import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '../features/mail-links/reset-password';

export const Route = createFileRoute('/reset-password')({ component: ResetPassword });
