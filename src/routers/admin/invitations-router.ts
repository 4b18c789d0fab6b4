import { listInvitations } from '../../../db/queries/invitations';
import { done } from '../../contracts/account';
import {
  invitation,
  invitationsPage,
  invitationsPageSize,
  invitationsQuery,
  newInvitation,
} from '../../contracts/admin/invitation';
import { byId } from '../../contracts/ids';
import { rest } from '../rest-meta';
import { adminProcedure, router } from '../trpc';
import { invite, withdraw } from './invite';

export const invitationsRouter = router({
  list: adminProcedure
    .meta(rest('GET /auth/admin/invitations', 'A page of the invitations of the last months, newest first'))
    .input(invitationsQuery)
    .output(invitationsPage)
    .query(async ({ ctx, input: { page = 1 } }) => {
      const offset = (page - 1) * invitationsPageSize;
      const list = await listInvitations(ctx.db, { limit: invitationsPageSize, offset });
      return { ...list, page, pageSize: invitationsPageSize };
    }),

  create: adminProcedure
    .meta(
      rest('POST /auth/admin/invitations', 'Invites an address by mail; the link is good for 7 days', 201),
    )
    .input(newInvitation)
    .output(invitation)
    .mutation(({ ctx, input }) => invite(ctx, input.email)),

  withdraw: adminProcedure
    .meta(rest('DELETE /auth/admin/invitations/{id}', 'Withdraws an invitation that is not used yet'))
    .input(byId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdraw(ctx, input.id);
      return { ok: true as const };
    }),
});
