import type { AccountRow } from '../../../db/queries/accounts';
import type { User } from '../../contracts/account';

/** An account in the shape in which its owner and admins see it; what else its row holds is left out on the way. */
export const userOf = (account: AccountRow): User => ({
  ...account,
  subscription: { status: account.subscriptionTier === 'free' ? 'inactive' : 'active' },
});
