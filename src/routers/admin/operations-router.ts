import { TRPCError } from '@trpc/server';
import { done } from '../../contracts/account';
import { filesReport, systemVersions } from '../../contracts/admin/operations';
import { recordEvent } from '../audit/record-event';
import { sweepFiles } from '../files/sweep-files';
import { rest } from '../rest-meta';
import { adminProcedure, router } from '../trpc';
import { describeFiles } from './describe-files';
import { readVersions } from './read-versions';

export const operationsRouter = router({
  versions: adminProcedure
    .meta(rest('GET /auth/admin/system', 'The versions of the program, and the migrations of the database'))
    .output(systemVersions)
    .query(({ ctx }) => readVersions(ctx)),

  examineFiles: adminProcedure
    .meta(rest('GET /auth/admin/system/files', 'Compares the file store with the rows that speak of it'))
    .output(filesReport)
    .query(async ({ ctx }) => {
      await recordEvent(ctx.db, ctx, 'files-examined', { actorId: ctx.caller.accountId });
      return describeFiles(ctx);
    }),

  sweepFiles: adminProcedure
    .meta(rest('POST /auth/admin/system/files/sweep', 'Deletes the files that nothing needs any more'))
    .output(done)
    .mutation(async ({ ctx }) => {
      // Logged first: what it deletes is gone even if it fails halfway.
      await recordEvent(ctx.db, ctx, 'files-swept', { actorId: ctx.caller.accountId });
      await sweepFiles(ctx);
      return { ok: true as const };
    }),

  resetDemo: adminProcedure
    .meta(
      rest('POST /auth/admin/demo/reset', 'Puts the demo profile back as it was at first, files included'),
    )
    .output(done)
    .mutation(async ({ ctx }) => {
      if (!(await ctx.program.resetDemo(ctx))) {
        const message = 'This server has no demo profile. Start it once with SEED_DEMO=true.';
        throw new TRPCError({ code: 'NOT_FOUND', message });
      }
      return { ok: true as const };
    }),
});
