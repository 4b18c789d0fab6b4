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
 * Writes down that somebody gave a wrong secret, or may not try again yet; leaves every other error alone.
 * @param email the canonical address of the account that was tried; left out where it is the caller's own
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

/** What a refusal says, without the names that fields have in programs: the owner of the account reads it. */
const wordsOf = (refusal: TRPCError): string =>
  refusal instanceof FieldError ? refusal.issues.map(({ message }) => message).join(' ') : refusal.message;

/** Whether the log takes one more refusal from this network. */
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
