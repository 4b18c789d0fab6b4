import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { isLiveSession } from '../../../db/queries/sessions';
import type { DB } from '../../../db/tables.gen';
import type { Actor } from '../context';

/**
 * Checks once more that a person's session is live, in the transaction that writes: an upload takes its time, and its
 * sender may have been signed out in the meantime.
 * @throws UNAUTHORIZED if it has ended; the server itself has no session and passes
 */
export async function requireLiveSession(tx: Transaction<DB>, actor: Actor): Promise<void> {
  if (actor.kind === 'server' || (await isLiveSession(tx, actor.sessionId))) return;
  throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Your session has ended. Please sign in again.' });
}
