import { z } from 'zod';
import { auditEvents } from '../audit';
import { instant } from '../dates';
import { id } from '../ids';
import { keysOf } from '../keys-of';

/** Events per page of the audit log. */
export const auditPageSize = 50;

/** Defaults to the newest events. */
export const auditQuery = z.strictObject({
  event: z.enum(keysOf(auditEvents)).optional(),
  /** Events that concern this account or were caused by it. */
  accountId: id.optional(),
  /** Only events before the one with this id. */
  cursor: id.optional(),
});

const who = z.object({ id, email: z.string() }).nullable();

const loggedEvent = z.object({
  id,
  at: instant,
  /** A key of the audit log's events. */
  event: z.string(),
  /** The account it concerns; null if there is none. */
  account: who,
  /** The account that caused it; null if unknown or deleted. */
  actor: who,
  /** The /24 or /48 network of the sender; empty if unknown. */
  network: z.string(),
  /** The address of the invitation it concerns; null if there is none or it was deleted. */
  invited: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type LoggedEvent = z.infer<typeof loggedEvent>;

/** A page of the audit log, newest first; `next` is the `cursor` of the page after it. */
export const auditPage = z.object({ events: z.array(loggedEvent), next: id.nullable() });
