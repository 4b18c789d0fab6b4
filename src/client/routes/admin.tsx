import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { AdminScreen } from '../features/admin/admin-screen';
import { adminTabs } from '../features/admin/admin-tabs';

const search = z.object({ tab: z.enum(adminTabs).optional() }).catch({});

export const Route = createFileRoute('/admin')({
  validateSearch: search,
  component: function AdminRoute() {
    return <AdminScreen tab={Route.useSearch().tab} />;
  },
});
