import { createFileRoute } from '@tanstack/react-router';
import { AdminSetupScreen } from '../features/admin/setup/admin-setup-screen';

export const Route = createFileRoute('/admin-setup')({ component: AdminSetupScreen });
