import type { TRPCError } from '@trpc/server';
import { findAccountByEmail } from '../../../db/queries/accounts';
import type { AuditEvent } from '../../contracts/audit';
import { recordEvent } from '../audit/record-event';
import type { Context } from '../context';
import { FieldError, isWrongSecret, TooManyRequestsRefusal } from '../errors';
import { networkOfSender } from '../network';
import { loggedRefusals } from './limits';

type Sender = Pick<Context, 'db' | 'limiter' | 'visitor' | 'caller'>;

/**
 * Logs a wrong secret or a rate-limited call; ignores every other error.
 * @param email the canonical address of the attempted account; omitted if it is the caller's own
 */
export async function logRefusal(
  sender: Sender,
  event: AuditEvent,
  error: unknown,
  email: string | undefined,
): Promise<void> {
  const isLimited = error instanceof TooManyRequestsRefusal;
  if (!isLimited && !isWrongSecret(error)) return;
  if (isLimited && !(await isTaken(sender))) return;
  const account = email === undefined ? undefined : await findAccountByEmail(sender.db, email);
  await recordEvent(sender.db, sender, event, {
    accountId: email === undefined ? sender.caller?.accountId : account?.id,
    details: { answer: wordsOf(error) },
  });
}

/** The refusal's message without field names: the account's owner reads it. */
const wordsOf = (refusal: TRPCError): string =>
  refusal instanceof FieldError ? refusal.issues.map(({ message }) => message).join(' ') : refusal.message;

/** Whether one more refusal from this network may be logged. */
async function isTaken({ limiter, visitor }: Sender): Promise<boolean> {
  const key = JSON.stringify(['logged refusals', networkOfSender(visitor.ip)]);
  try {
    await limiter.take(key, loggedRefusals);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequestsRefusal) return false;
    throw error;
  }
}
