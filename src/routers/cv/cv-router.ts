import { z } from 'zod';
import { type CvRow, listCvs, removeOwnCv, restoreOwnCv, updateOwnCv } from '../../../db/queries/cvs';
import { type Cv, cv, cvUpdate } from '../../contracts/cv';
import { byId, byProfile } from '../../contracts/ids';
import { notFound } from '../errors';
import { requireStorage } from '../files/require-storage';
import { getReadableProfile } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { readingProcedure, router, signedInProcedure } from '../trpc';

/** A CV as sent to clients; the URL of its file is specified. */
export const toCv = (row: CvRow): Cv => cv.parse({ ...row, fileUrl: `/api/cv/${row.id}` });

export const cvRouter = router({
  list: readingProcedure
    .meta(
      rest('GET /profile/{profileId}/cv', 'The CVs, the current one first; a stranger sees the public ones'),
    )
    .input(byProfile)
    .output(z.array(cv))
    .query(async ({ ctx, input }) => {
      const profile = await getReadableProfile(ctx, input.profileId);
      return (await listCvs(ctx.db, profile.id, !profile.isOwn)).map(toCv);
    }),

  update: signedInProcedure
    .meta(rest('PATCH /cv/{id}', 'Makes a CV public or private, or the current one'))
    .input(cvUpdate)
    .output(cv)
    .mutation(async ({ ctx, input: { id, ...change } }) => {
      const row = await ctx.db
        .transaction()
        .execute((tx) => updateOwnCv(tx, ctx.caller.accountId, id, change));
      if (!row) throw notFound('CV');
      return toCv(row);
    }),

  remove: signedInProcedure
    .meta(rest('DELETE /cv/{id}', 'Moves a CV to the bin'))
    .input(byId)
    .output(byId)
    .mutation(async ({ ctx, input }) => {
      const isRemoved = await ctx.db
        .transaction()
        .execute((tx) => removeOwnCv(tx, ctx.caller.accountId, input.id));
      if (!isRemoved) throw notFound('CV');
      return input;
    }),

  restore: signedInProcedure
    .meta(rest('POST /cv/{id}/restore', 'Brings a removed CV back to its place'))
    .input(byId)
    .output(cv)
    .mutation(({ ctx, input }) =>
      ctx.db.transaction().execute(async (tx) => {
        const row = await restoreOwnCv(tx, ctx.caller.accountId, input.id);
        if (!row) throw notFound('CV');
        await requireStorage(tx, ctx.caller.accountId, ctx.config);
        return toCv(row);
      }),
    ),
});
