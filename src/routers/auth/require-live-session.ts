import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { isLiveSession } from '../../../db/queries/sessions';
import type { DB } from '../../../db/tables.gen';
import type { Caller } from '../trpc';

/**
 * Asks once more whether the caller's session lives, in the transaction that writes: an upload takes its time, and its
 * sender may have been signed out meanwhile.
 * @throws UNAUTHORIZED where it has ended; work that the server itself does has no session and passes
 */
export async function requireLiveSession(tx: Transaction<DB>, { sessionId }: Caller): Promise<void> {
  if (sessionId === '' || (await isLiveSession(tx, sessionId))) return;
  throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Your session has ended. Please sign in again.' });
}
