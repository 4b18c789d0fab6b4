import { TRPCError } from '@trpc/server';
import type { Insertable, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type AccountRow, insertAccount, setCurrentProfile } from '../../../db/queries/accounts';
import type { Accounts, DB } from '../../../db/tables.gen';
import { canonicalEmail } from '../../contracts/email-address';
import { displayNameLength } from '../../contracts/profile';
import { beginningOf } from '../../contracts/text';
import { createProfile } from '../profile/create-profile';

type NewAccount = Omit<Insertable<Accounts>, 'id' | 'canonicalEmail'> & {
  firstName: string;
  lastName: string;
};

/** Adds an account and its first profile. @throws CONFLICT if the address is taken */
export async function createAccount(tx: Transaction<DB>, values: NewAccount): Promise<AccountRow> {
  const { email, firstName, lastName } = values;
  const account = await insertAccount(tx, {
    ...values,
    id: uuid(),
    canonicalEmail: canonicalEmail(email),
  });
  if (!account) {
    throw new TRPCError({
      code: 'CONFLICT',
      message: 'An account with this e-mail address exists already.',
    });
  }
  const displayName = beginningOf(`${firstName} ${lastName}`.trim(), displayNameLength).trim();
  const profile = await createProfile(tx, account.id, displayName);
  return setCurrentProfile(tx, account.id, profile.id);
}
