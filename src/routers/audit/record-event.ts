import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertAuditRow, insertRecurringAuditRow } from '../../../db/queries/audit';
import type { DB } from '../../../db/tables.gen';
import type { AuditEvent } from '../../contracts/audit';
import type { Context } from '../context';
import { networkOf } from '../network';

/** The subject and details of an event; never an address, a password or a token. */
export interface AuditSubject {
  /** Omitted if there is no such account, as with a failed sign-in. */
  accountId?: string | undefined;
  /** Who did it, if not the account itself. */
  actorId?: string | undefined;
  details?: Record<string, string | number | boolean | null>;
}

type Visit = Pick<Context, 'visitor'>;

/** Records an event, in the caller's transaction if it is a change. */
export const recordEvent = (
  db: Kysely<DB>,
  visit: Visit,
  event: AuditEvent,
  subject: AuditSubject,
): Promise<void> => insertAuditRow(db, rowOf(visit, event, subject));

/**
 * Records an event that may repeat, such as reading a list: once in ten minutes per actor and
 * network, so that nobody can fill the log with it.
 */
export const recordRecurringEvent = (
  db: Kysely<DB>,
  visit: Visit,
  event: AuditEvent,
  subject: AuditSubject,
): Promise<void> => insertRecurringAuditRow(db, rowOf(visit, event, subject));

const rowOf = ({ visitor }: Visit, event: AuditEvent, { accountId, actorId, details }: AuditSubject) => ({
  id: uuid(),
  event,
  network: networkOf(visitor.ip),
  accountId: accountId ?? null,
  actorId: actorId ?? accountId ?? null,
  details: details ?? {},
});
