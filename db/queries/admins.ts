import type { Transaction } from 'kysely';
import type { DB } from '../tables.gen';

/**
 * Locks every active admin until the transaction ends, so that of parallel calls each one sees what those before it left.
 * An account that is about to be deleted is none. To be asked before the change that takes an admin away.
 * @returns the ids of their accounts
 */
export async function lockActiveAdmins(tx: Transaction<DB>): Promise<string[]> {
  const admins = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('deletionDueAt', 'is', null)
    // All lock in the same order, so no two wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}
