import { dictionary } from '@zxcvbn-ts/language-common';
import argon2 from 'argon2';
import { FieldError } from '../errors';
import { takeTurns } from '../take-turns';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 20 ms on one core.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing shares libuv's four threads with file access, so two of them stay free.
const inTurn = takeTurns(2);

const commonPasswords = new Set(dictionary['passwords-common']);

/**
 * Refuses a password that is among those that attackers try first, in any letter case.
 * @param field the input's field that is at fault
 */
export function refuseCommonPassword(password: string, field: string): void {
  if (!commonPasswords.has(password) && !commonPasswords.has(password.toLowerCase())) return;
  const message = 'This password is among the first that attackers try. Choose another one.';
  throw new FieldError([{ path: [field], message }]);
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => argon2.hash(asTyped(password), cost));

/** Keyboards compose letters with accents in one way or the other. */
const asTyped = (password: string) => password.normalize('NFC');

/** Takes as long for an unknown account (`hash` undefined) as for a wrong password. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(async () => argon2.verify(hash ?? (await unknownHash), asTyped(password)));
  return matches && hash !== undefined;
}

const unknownHash = argon2.hash('no account has this password', cost);
