import { z } from 'zod';
import { type AuditEvent, auditEvents } from '../audit';
import { instant } from '../dates';
import { id } from '../ids';

/** Events on one page of the audit log. */
export const auditPageSize = 50;

const eventNames = Object.keys(auditEvents) as [AuditEvent, ...AuditEvent[]];

/** The newest events where nothing is named. */
export const auditQuery = z.strictObject({
  event: z.enum(eventNames).optional(),
  /** Events that are about this account, or that it has caused. */
  accountId: id.optional(),
  /** Only what came before the event of this id. */
  cursor: id.optional(),
});

const who = z.object({ id, email: z.string() }).nullable();

const loggedEvent = z.object({
  id,
  at: instant,
  /** A key of the audit log's events. */
  event: z.string(),
  /** Whom it is about; null where there is no such account. */
  account: who,
  /** Who did it; null where nobody known did, or where the account is gone. */
  actor: who,
  /** The /24 or /48 network that it came from; an empty text where it is not known. */
  network: z.string(),
  /** The address that the invitation which it is about is for; null where it is about none, or that one is gone. */
  invited: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type LoggedEvent = z.infer<typeof loggedEvent>;

/** A page of the audit log, newest first; `next` is the `cursor` of the page after it. */
export const auditPage = z.object({ events: z.array(loggedEvent), next: id.nullable() });
