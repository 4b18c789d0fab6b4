import argon2 from 'argon2';
import type { Context } from '../context';
import { FieldError } from '../errors';
import { type Asker, fairQueue } from '../fair-queue';
import { turns } from '../limits/limits';
import { networkOfSender } from '../network';
import { whyGuessable } from './password-strength';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 20 ms on one core.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = fairQueue(turns.hashing);

/** The sender of a request that hashes. */
type Hashing = Pick<Context, 'visitor' | 'signal'>;

const askerOf = ({ visitor, signal }: Hashing): Asker => ({ sender: networkOfSender(visitor.ip), signal });

/**
 * Refuses a password that is easy to guess.
 * @param account the account it is for
 * @param field the input field to report
 */
export function refuseGuessablePassword(password: string, { email }: { email: string }, field: string): void {
  const message = whyGuessable(password, email);
  if (message) throw new FieldError([{ path: [field], message }]);
}

/**
 * @param asker omitted if the server itself hashes
 * @throws BusyRefusal if too many hashes are queued
 */
export const hashPassword = (password: string, asker?: Hashing): Promise<string> =>
  inTurn(() => argon2.hash(asTyped(password), cost), asker && askerOf(asker));

/** Keyboards compose accented letters in different ways. */
const asTyped = (password: string) => password.normalize('NFC');

/**
 * Takes as long for an unknown account (`hash` undefined) as for a wrong password.
 * @throws BusyRefusal if too many hashes are queued
 */
export async function verifyPassword(
  hash: string | undefined,
  password: string,
  asker: Hashing,
): Promise<boolean> {
  const matches = await inTurn(
    async () => argon2.verify(hash ?? (await unknownHash), asTyped(password)),
    askerOf(asker),
  );
  return matches && hash !== undefined;
}

const unknownHash = argon2.hash('no account has this password', cost);
