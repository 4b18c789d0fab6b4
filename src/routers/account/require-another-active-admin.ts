import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { lockActiveAdmins } from '../../../db/queries/admins';
import type { DB } from '../../../db/tables.gen';

/**
 * Ensures that there is always an active admin. Must come first in a transaction that demotes, deactivates or
 * deletes an account, whatever its role; parallel calls are serialized.
 * @throws CONFLICT if the account is the last active admin
 */
export async function requireAnotherActiveAdmin(tx: Transaction<DB>, accountId: string): Promise<void> {
  const admins = await lockActiveAdmins(tx);
  if (!admins.includes(accountId) || admins.length > 1) return;
  const message = 'This is the last active admin. Make somebody else an admin first.';
  throw new TRPCError({ code: 'CONFLICT', message });
}
