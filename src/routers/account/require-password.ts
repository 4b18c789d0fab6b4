import type { AccountRow } from '../../../db/queries/accounts';
import { verifyPassword } from '../auth/passwords';
import type { Context } from '../context';
import { FieldError, wrongSecret } from '../errors';

/**
 * Verifies the account's password.
 * @param field the input field that holds the password
 * @returns the hash it was checked against
 */
export async function requirePassword(
  ctx: Pick<Context, 'visitor' | 'signal'>,
  account: AccountRow | undefined,
  password: string,
  field: string,
): Promise<string> {
  if (account && (await verifyPassword(account.passwordHash, password, ctx))) return account.passwordHash;
  throw wrongSecret(new FieldError([{ path: [field], message: 'This is not your current password.' }]));
}
