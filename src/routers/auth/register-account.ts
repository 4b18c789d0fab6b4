import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { type AccountRow, insertAccount, setCurrentProfile } from '../../../db/queries/accounts';
import { canonicalEmail, type registration } from '../../contracts/account';
import { displayNameLength } from '../../contracts/profile';
import { createProfile } from '../profile/create-profile';
import type { Context } from '../trpc';
import { hashPassword, refuseCommonPassword } from './passwords';

/** Creates an account and its first profile, in one transaction. @throws CONFLICT where the address is taken */
export async function registerAccount(
  ctx: Pick<Context, 'db'>,
  input: z.output<typeof registration>,
): Promise<AccountRow> {
  refuseCommonPassword(input.password, 'password');
  const passwordHash = await hashPassword(input.password);
  const [firstName, lastName, company] = [input.firstName ?? '', input.lastName ?? '', input.company ?? ''];
  return ctx.db.transaction().execute(async (tx) => {
    const names = { firstName, lastName, company };
    const email = { email: input.email, canonicalEmail: canonicalEmail(input.email) };
    const account = await insertAccount(tx, { id: uuid(), ...email, ...names, passwordHash });
    if (!account) {
      throw new TRPCError({
        code: 'CONFLICT',
        message: 'An account with this e-mail address exists already.',
      });
    }
    const displayName = `${firstName} ${lastName}`.trim().slice(0, displayNameLength).toWellFormed().trim();
    const profile = await createProfile(tx, account.id, displayName);
    return setCurrentProfile(tx, account.id, profile.id);
  });
}
