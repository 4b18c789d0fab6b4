import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertSession } from '../../../db/queries/sessions';
import type { DB } from '../../../db/tables.gen';
import type { Context } from '../context';
import { networkOf } from '../network';
import { newToken } from './tokens';

/** Opens a session; its token is only returned, never stored. */
export async function openSession(
  db: Kysely<DB>,
  { visitor }: Pick<Context, 'visitor'>,
  accountId: string,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const id = uuid();
  const { token, tokenHash } = newToken();
  const { userAgent, ip } = visitor;
  const session = { id, accountId, tokenHash, userAgent, network: networkOf(ip) };
  const { expiresAt } = await insertSession(db, session);
  return { id, token, expiresAt };
}
