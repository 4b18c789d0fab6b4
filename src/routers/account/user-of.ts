import type { AccountRow } from '../../../db/queries/accounts';
import type { User } from '../../contracts/account';

/** An account as its owner and admins see it; other columns are dropped. */
export const userOf = (account: AccountRow): User => ({
  ...account,
  subscription: { status: account.subscriptionTier === 'free' ? 'inactive' : 'active' },
});
