import type { z } from 'zod';
import { listLoggedEvents } from '../../../db/queries/audit';
import { type auditPage, auditPageSize, type auditQuery } from '../../contracts/admin/audit-log';
import type { Context } from '../trpc';

/** A page of what happened on the whole server. */
export async function listAuditLog(
  { db }: Pick<Context, 'db'>,
  { cursor, ...filter }: z.output<typeof auditQuery>,
): Promise<z.input<typeof auditPage>> {
  const rows = await listLoggedEvents(db, { ...filter, before: cursor, limit: auditPageSize + 1 });
  const events = rows
    .slice(0, auditPageSize)
    .map(({ accountId, accountEmail, actorId, actorEmail, ...row }) => ({
      ...row,
      account: who(accountId, accountEmail),
      actor: who(actorId, actorEmail),
    }));
  return { events, next: rows.length > auditPageSize ? (events.at(-1)?.id ?? null) : null };
}

const who = (id: string | null, email: string | null) =>
  id !== null && email !== null ? { id, email } : null;
