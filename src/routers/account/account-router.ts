import { sumStorage } from '../../../db/queries/stored-files';
import { findGrantedTier } from '../../../db/queries/subscriptions';
import {
  accountChange,
  deletionRequest,
  done,
  passwordChange,
  signedInUser,
  storage,
} from '../../contracts/account';
import { activityPage, activityQuery } from '../../contracts/audit';
import { requestedDeletion } from '../../contracts/deletion';
import { plans } from '../../contracts/plans';
import { rest } from '../rest-meta';
import { router, sessionProcedure, signedInProcedure } from '../trpc';
import { cancelDeletion } from './cancel-deletion';
import { changeAccount } from './change-account';
import { changePassword } from './change-password';
import { deactivateAccount } from './deactivate-account';
import { listActivity } from './list-activity';
import { requestDeletion } from './request-deletion';
import { sessionsRouter } from './sessions-router';
import { userOf } from './user-of';

export const accountRouter = router({
  update: signedInProcedure
    .meta(rest('PUT /auth/profile', 'Changes the name and the company of the own account'))
    .input(accountChange)
    .output(signedInUser)
    .mutation(async ({ ctx, input }) => ({ user: await userOf(ctx.db, await changeAccount(ctx, input)) })),

  changePassword: signedInProcedure
    .meta({
      ...rest('PUT /auth/change-password', 'Changes the own password and ends every other session'),
      limit: 'currentPassword',
    })
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

  requestDeletion: signedInProcedure
    .meta({
      ...rest('POST /auth/account/deletion', 'Has the own account deleted for good in 30 days'),
      limit: 'currentPassword',
    })
    .input(deletionRequest)
    .output(requestedDeletion)
    .mutation(async ({ ctx, input }) => {
      const deletionDueAt = await requestDeletion(ctx, input);
      ctx.clearSessionCookie();
      return { deletionDueAt };
    }),

  cancelDeletion: sessionProcedure
    .meta(rest('DELETE /auth/account/deletion', 'Keeps the own account, which was about to be deleted'))
    .output(signedInUser)
    .mutation(async ({ ctx }) => ({ user: await userOf(ctx.db, await cancelDeletion(ctx)) })),

  activity: signedInProcedure
    .meta(rest('GET /auth/audit', 'What happened to the own account, newest first, page by page'))
    .input(activityQuery)
    .output(activityPage)
    .query(({ ctx, input }) => listActivity(ctx, input)),

  storage: signedInProcedure
    .meta(rest('GET /auth/storage', 'How much the own account stores, and how much its plan allows'))
    .output(storage)
    .query(async ({ ctx }) => {
      const { accountId } = ctx.caller;
      const limitBytes = plans[await findGrantedTier(ctx.db, accountId)].storageBytes;
      return { usedBytes: await sumStorage(ctx.db, accountId), limitBytes };
    }),

  sessions: sessionsRouter,
});
