import { dictionary } from '@zxcvbn-ts/language-common';
import argon2 from 'argon2';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 20 ms on one core.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing shares libuv's four threads with file access, so two of them stay free.
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

const commonPasswords = new Set(dictionary['passwords-common']);

/** Whether a password is among those that attackers try first, in any letter case. */
export const isCommonPassword = (password: string) =>
  commonPasswords.has(password) || commonPasswords.has(password.toLowerCase());

export const hashPassword = (password: string): Promise<string> => inTurn(() => argon2.hash(password, cost));

/** Takes as long for an unknown account (`hash` undefined) as for a wrong password. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(async () => argon2.verify(hash ?? (await unknownHash), password));
  return matches && hash !== undefined;
}

const unknownHash = argon2.hash('no account has this password', cost);

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
