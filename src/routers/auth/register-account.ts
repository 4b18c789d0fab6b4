import type { z } from 'zod';
import type { AccountRow } from '../../../db/queries/accounts';
import type { registration } from '../../contracts/account';
import type { Context } from '../trpc';
import { createAccount } from './create-account';
import { hashPassword, refuseCommonPassword } from './passwords';

/** Creates an account and its first profile, in one transaction. @throws CONFLICT where the address is taken */
export async function registerAccount(
  ctx: Pick<Context, 'db'>,
  input: z.output<typeof registration>,
): Promise<AccountRow> {
  refuseCommonPassword(input.password, 'password');
  const passwordHash = await hashPassword(input.password);
  const [firstName, lastName, company] = [input.firstName ?? '', input.lastName ?? '', input.company ?? ''];
  return ctx.db
    .transaction()
    .execute((tx) => createAccount(tx, { email: input.email, firstName, lastName, company, passwordHash }));
}
