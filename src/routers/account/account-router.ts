import { updateAccount } from '../../../db/queries/accounts';
import { accountChange, done, passwordChange, signedInUser } from '../../contracts/account';
import { notFound } from '../errors';
import { rest, router, signedInProcedure } from '../trpc';
import { changePassword } from './change-password';
import { deactivateAccount } from './deactivate-account';

export const accountRouter = router({
  update: signedInProcedure
    .meta(rest('PUT /auth/profile', 'Changes the name and the company of the own account'))
    .input(accountChange)
    .output(signedInUser)
    .mutation(async ({ ctx, input }) => {
      const user = await updateAccount(ctx.db, ctx.caller.accountId, input);
      if (!user) throw notFound('account');
      return { user };
    }),

  changePassword: signedInProcedure
    .meta(rest('PUT /auth/change-password', 'Changes the own password and ends every other session'))
    .input(passwordChange)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx, input);
      return { ok: true as const };
    }),

  deactivate: signedInProcedure
    .meta(rest('DELETE /auth/account', 'Deactivates the own account and ends its sessions'))
    .output(done)
    .mutation(async ({ ctx }) => {
      await deactivateAccount(ctx, ctx.caller.accountId);
      ctx.clearSessionCookie();
      return { ok: true as const };
    }),
});
