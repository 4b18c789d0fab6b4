import type { z } from 'zod';
import { type AccountRow, lockAccount, updateAccount } from '../../../db/queries/accounts';
import type { roleChange } from '../../contracts/admin/users';
import { requireAnotherActiveAdmin } from '../account/require-another-active-admin';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';

/**
 * Changes an account's role, effective from its next request.
 * @throws CONFLICT if it is the last active admin, NOT_FOUND if there is no such account
 */
export async function changeRole(
  ctx: Pick<Context, 'db' | 'visitor'> & { caller: Caller },
  { id, role }: z.output<typeof roleChange>,
): Promise<AccountRow> {
  return ctx.db.transaction().execute(async (tx) => {
    if (role !== 'admin') await requireAnotherActiveAdmin(tx, id);
    const account = await lockAccount(tx, id);
    if (!account) throw notFound('account');
    if (account.role === role) return account;
    await recordEvent(tx, ctx, 'role-changed', {
      accountId: id,
      actorId: ctx.caller.accountId,
      details: { role },
    });
    return (await updateAccount(tx, id, { role })) ?? account;
  });
}
