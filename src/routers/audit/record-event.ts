import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertAuditRow } from '../../../db/queries/audit';
import type { DB } from '../../../db/tables.gen';
import type { AuditEvent } from '../../contracts/audit';
import { networkOf } from '../network';
import type { Context } from '../trpc';

/** Whom an event is about, and what else is worth knowing of it; never an address, a password or a token. */
export interface AuditSubject {
  /** Left out where there is no such account, as at a failed sign-in. */
  accountId?: string | undefined;
  /** Who did it, where it was not the account itself. */
  actorId?: string | undefined;
  details?: Record<string, string | number | boolean | null>;
}

/** Writes one event down, in the caller's transaction where the event is a change. */
export async function recordEvent(
  db: Kysely<DB>,
  { visitor }: Pick<Context, 'visitor'>,
  event: AuditEvent,
  { accountId, actorId, details }: AuditSubject,
): Promise<void> {
  const row = { accountId: accountId ?? null, actorId: actorId ?? accountId ?? null, details: details ?? {} };
  await insertAuditRow(db, { id: uuid(), event, network: networkOf(visitor.ip), ...row });
}
