import type { z } from 'zod';
import { listLoggedEvents } from '../../../db/queries/audit';
import { type auditPage, auditPageSize, type auditQuery } from '../../contracts/admin/audit-log';
import { recordRecurringEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';

/** A page of the server's audit log; reading it is logged in turn. */
export async function listAuditLog(
  ctx: Pick<Context, 'db' | 'visitor'> & { caller: Caller },
  { cursor, ...filter }: z.output<typeof auditQuery>,
): Promise<z.input<typeof auditPage>> {
  const { db, caller } = ctx;
  const rows = await listLoggedEvents(db, { ...filter, before: cursor, limit: auditPageSize + 1 });
  await recordRecurringEvent(db, ctx, 'audit-log-read', { actorId: caller.accountId });
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
