import { analyticsQuery, siteAnalytics } from '../../contracts/admin/analytics';
import { auditPage, auditQuery } from '../../contracts/admin/audit-log';
import { templatesRouter } from '../mail/templates-router';
import { rest } from '../rest-meta';
import { adminProcedure, router } from '../trpc';
import { invitationsRouter } from './invitations-router';
import { listAuditLog } from './list-audit-log';
import { operationsRouter } from './operations-router';
import { readAnalytics } from './read-analytics';
import { settingsRouter } from './settings-router';
import { usersRouter } from './users-router';

/** Procedures for admins only. */
export const adminRouter = router({
  users: usersRouter,
  settings: settingsRouter,
  invitations: invitationsRouter,
  operations: operationsRouter,
  templates: templatesRouter,

  analytics: adminProcedure
    .meta(rest('GET /auth/admin/analytics', 'Growth, sign-ins, storage and revenue, step by step'))
    .input(analyticsQuery)
    .output(siteAnalytics)
    .query(({ ctx, input }) => readAnalytics(ctx, input.period ?? '30d')),

  auditLog: adminProcedure
    .meta(rest('GET /auth/admin/audit', 'A page of the audit log, newest first'))
    .input(auditQuery)
    .output(auditPage)
    .query(({ ctx, input }) => listAuditLog(ctx, input)),
});
