import { countAccounts, listAccounts } from '../../../db/queries/admins';
import { done, signedInUser } from '../../contracts/account';
import { statsAnswer } from '../../contracts/admin/stats';
import { maxUsers, roleChange, usersPage, usersPageSize, usersQuery } from '../../contracts/admin/users';
import { byId } from '../../contracts/ids';
import { deactivateAccount } from '../account/deactivate-account';
import { userOf, usersOf } from '../account/user-of';
import { recordRecurringEvent } from '../audit/record-event';
import { rest } from '../rest-meta';
import { adminProcedure, router } from '../trpc';
import { changeRole } from './change-role';
import { reactivateAccount } from './reactivate-account';

export const usersRouter = router({
  list: adminProcedure
    .meta(
      rest(
        'GET /auth/admin/users',
        'All accounts, newest first; a page of them where a page is named, or a search, a role, a status, a plan',
      ),
    )
    .input(usersQuery)
    .output(usersPage)
    .query(async ({ ctx, input: { order = 'newest', page, ...wanted } }) => {
      await recordRecurringEvent(ctx.db, ctx, 'users-read', { actorId: ctx.caller.accountId });
      const isWhole = [page, ...Object.values(wanted)].every((named) => named === undefined);
      const facts = { page: page ?? 1, pageSize: isWhole ? maxUsers : usersPageSize };
      const span = { limit: facts.pageSize, offset: (facts.page - 1) * facts.pageSize };
      const { accounts, total } = await listAccounts(ctx.db, { ...wanted, order, ...span });
      return { users: await usersOf(ctx.db, accounts), total, ...facts };
    }),

  stats: adminProcedure
    .meta(rest('GET /auth/admin/stats', 'How many accounts there are, active, premium and admin'))
    .output(statsAnswer)
    .query(async ({ ctx }) => ({ stats: await countAccounts(ctx.db) })),

  setRole: adminProcedure
    .meta(rest('PUT /auth/admin/users/{id}/role', 'Makes an account an admin, or a user again'))
    .input(roleChange)
    .output(signedInUser)
    .mutation(async ({ ctx, input }) => ({ user: await userOf(ctx.db, await changeRole(ctx, input)) })),

  deactivate: adminProcedure
    .meta(rest('DELETE /auth/admin/users/{id}', 'Deactivates an account and ends its sessions'))
    .input(byId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deactivateAccount(ctx, input.id);
      return { ok: true as const };
    }),

  reactivate: adminProcedure
    .meta(rest('POST /auth/admin/users/{id}/reactivate', 'Lets a deactivated account sign in again'))
    .input(byId)
    .output(signedInUser)
    .mutation(async ({ ctx, input }) => ({
      user: await userOf(ctx.db, await reactivateAccount(ctx, input.id)),
    })),
});
