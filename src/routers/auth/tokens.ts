import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A token that opens something, for its bearer's hands alone, and what is stored of it. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** What is stored of a session's, a mail's or an invitation's token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
