import type { Kysely } from 'kysely';
import type { AccountRow } from '../../../db/queries/accounts';
import { listSubscriptions } from '../../../db/queries/subscriptions';
import type { DB } from '../../../db/tables.gen';
import type { User } from '../../contracts/account';

/** Accounts as their owners and admins see them, with the plans that they may use; other columns are dropped. */
export async function usersOf(db: Kysely<DB>, accounts: AccountRow[]): Promise<User[]> {
  const ids = accounts.map(({ id }) => id);
  const rows = await listSubscriptions(db, ids);
  const subscriptions = new Map(rows.map((row) => [row.accountId, row]));
  return accounts.map((account) => {
    const { grantedTier = 'free', stripeCustomerId = null } = subscriptions.get(account.id) ?? {};
    const status = grantedTier === 'free' ? 'inactive' : 'active';
    return { ...account, subscriptionTier: grantedTier, stripeCustomerId, subscription: { status } };
  });
}

/** One account, likewise. */
export async function userOf(db: Kysely<DB>, account: AccountRow): Promise<User> {
  const [user] = await usersOf(db, [account]);
  if (!user) throw new Error('There is a user for each account.');
  return user;
}
