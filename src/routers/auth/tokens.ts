import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A secret token, and the hash that is stored. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** The stored hash of a session's, a mail's or an invitation's token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
