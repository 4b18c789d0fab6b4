import { z } from 'zod';
import { titleOf } from '../../../db/links/opened-versions';
import { emptyBin, listRemoved } from '../../../db/queries/bin';
import { retention } from '../../../db/retention';
import { binItem, binKinds, byBinItem, emptiedBin } from '../../contracts/bin';
import { byProfile } from '../../contracts/ids';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';

const dayMs = 24 * 60 * 60 * 1000;

const keptUntil = (deletedAt: string) =>
  new Date(Date.parse(deletedAt) + retention.binDays * dayMs).toISOString();

export const binRouter = router({
  list: signedInProcedure
    .meta(rest('GET /profile/{profileId}/bin', 'What was removed and can be restored, the latest first'))
    .input(byProfile)
    .output(z.array(binItem))
    .query(async ({ ctx, input }) => {
      const profileId = ownProfileId(ctx, input.profileId);
      const removed = await listRemoved(ctx.db, binKinds, { accountId: ctx.caller.accountId, profileId });
      if (!removed) throw notFound('profile');
      return removed.map(({ table: kind, row }) => ({
        id: row.id,
        kind,
        title: titleOf(row),
        deletedAt: row.deletedAt,
        keptUntil: keptUntil(row.deletedAt),
      }));
    }),

  remove: signedInProcedure
    .meta(rest('DELETE /profile/{profileId}/bin/{id}', 'Deletes something in the bin for good'))
    .input(byBinItem)
    .output(emptiedBin)
    .mutation(async ({ ctx, input: { id, profileId } }) => {
      const named = { accountId: ctx.caller.accountId, profileId: ownProfileId(ctx, profileId), id };
      const deleted = await ctx.db.transaction().execute((tx) => emptyBin(tx, binKinds, named));
      if (!deleted) throw notFound('entry in the bin');
      return { deleted };
    }),

  empty: signedInProcedure
    .meta(rest('DELETE /profile/{profileId}/bin', 'Deletes everything in the bin for good'))
    .input(byProfile)
    .output(emptiedBin)
    .mutation(async ({ ctx, input }) => {
      const whole = { accountId: ctx.caller.accountId, profileId: ownProfileId(ctx, input.profileId) };
      const deleted = await ctx.db.transaction().execute((tx) => emptyBin(tx, binKinds, whole));
      if (deleted === undefined) throw notFound('profile');
      return { deleted };
    }),
});
