import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertAuditRow, insertRecurringAuditRow } from '../../../db/queries/audit';
import type { DB } from '../../../db/tables.gen';
import type { AuditEvent } from '../../contracts/audit';
import type { Context } from '../context';
import { networkOf } from '../network';

/** Whom an event is about, and what else is worth knowing of it; never an address, a password or a token. */
export interface AuditSubject {
  /** Left out where there is no such account, as at a failed sign-in. */
  accountId?: string | undefined;
  /** Who did it, where it was not the account itself. */
  actorId?: string | undefined;
  details?: Record<string, string | number | boolean | null>;
}

type Visit = Pick<Context, 'visitor'>;

/** Writes one event down, in the caller's transaction where the event is a change. */
export const recordEvent = (
  db: Kysely<DB>,
  visit: Visit,
  event: AuditEvent,
  subject: AuditSubject,
): Promise<void> => insertAuditRow(db, rowOf(visit, event, subject));

/**
 * Writes down what may come again and again, such as the reading of a list: once in ten minutes for whoever does it from
 * one network, so that nobody can fill the log with it.
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
