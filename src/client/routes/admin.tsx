import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { analyticsQuery } from '../../contracts/admin/analytics';
import { auditQuery } from '../../contracts/admin/audit-log';
import { usersQuery } from '../../contracts/admin/users';
import { AdminScreen } from '../features/admin/admin-screen';
import { adminTabs } from '../features/admin/admin-tabs';

const { search: text, role, status, plan, order, page } = usersQuery.shape;
const { period } = analyticsQuery.shape;
const { event, accountId } = auditQuery.shape;

// Invalid parts of the URL are ignored; the rest counts.
const search = z.object({
  tab: z.enum(adminTabs).optional().catch(undefined),
  // The router parses numbers in the URL.
  search: z.coerce.string().pipe(text.unwrap()).optional().catch(undefined),
  role: role.catch(undefined),
  status: status.catch(undefined),
  plan: plan.catch(undefined),
  order: order.catch(undefined),
  page: page.catch(undefined),
  period: period.catch(undefined),
  event: event.catch(undefined),
  accountId: accountId.catch(undefined),
});

export const Route = createFileRoute('/admin')({
  validateSearch: search,
  component: function AdminRoute() {
    return <AdminScreen tab={Route.useSearch().tab} />;
  },
});
