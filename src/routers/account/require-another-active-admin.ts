import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { lockActiveAdmins } from '../../../db/queries/admins';
import type { DB } from '../../../db/tables.gen';

/**
 * Holds the rule that there is always an active admin. Comes first in the transaction that demotes, deactivates or
 * deletes an account, whatever its role; parallel calls wait for each other.
 * @throws CONFLICT where the account is the last active admin
 */
export async function requireAnotherActiveAdmin(tx: Transaction<DB>, accountId: string): Promise<void> {
  const admins = await lockActiveAdmins(tx);
  if (!admins.includes(accountId) || admins.length > 1) return;
  const message = 'This is the last active admin. Make somebody else an admin first.';
  throw new TRPCError({ code: 'CONFLICT', message });
}
