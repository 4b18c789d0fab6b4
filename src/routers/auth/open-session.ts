import { v7 as uuid } from 'uuid';
import { insertSession } from '../../../db/queries/sessions';
import { networkOf } from '../network';
import type { Context } from '../trpc';
import { newToken } from './tokens';

/** Opens a session for the account; its token exists only in what this returns and in the caller's hands. */
export async function openSession(
  ctx: Pick<Context, 'db' | 'visitor'>,
  accountId: string,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const id = uuid();
  const { token, tokenHash } = newToken();
  const { userAgent, ip } = ctx.visitor;
  const session = { id, accountId, tokenHash, userAgent, network: networkOf(ip) };
  const { expiresAt } = await insertSession(ctx.db, session);
  return { id, token, expiresAt };
}
