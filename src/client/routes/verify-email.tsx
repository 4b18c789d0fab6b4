import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmail } from '../features/mail-links/verify-email';

export const Route = createFileRoute('/verify-email')({ component: VerifyEmail });
