import { TRPCError } from '@trpc/server';
import { done } from '../../contracts/account';
import { parseUrl } from '../../contracts/parse-url';
import { recordedView, viewHours, viewProgress, viewReport } from '../../contracts/view';
import { notFound } from '../errors';
import { namedProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { publicProcedure, readingProcedure, router } from '../trpc';

export const viewsRouter = router({
  record: readingProcedure
    .meta({
      ...rest('POST /profile/{profileId}/view', 'Counts a view of the public page', 201),
      isFrequent: true,
    })
    .input(viewReport)
    .output(recordedView)
    .mutation(async ({ ctx, input }) => {
      const profileId = await namedProfileId(ctx, input.profileId);
      const viewer = {
        visitor: ctx.visitor,
        accountId: ctx.caller?.accountId ?? null,
        host: parseUrl(ctx.origin)?.hostname ?? '',
        reader: await ctx.openedLinks.showTo(profileId, input.link ?? undefined),
      };
      const view = await ctx.views.record(viewer, { ...input, profileId });
      if (!view) throw notFound('profile');
      return { id: view.id, ...view.progress };
    }),

  progress: publicProcedure
    .meta({
      ...rest('POST /views/{id}/progress', 'Says how long a view has lasted, and what was read'),
      isFrequent: true,
    })
    .input(viewProgress)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.views.progress(input);
      if (answer === 'unknown') throw notFound('view');
      if (answer === 'over') {
        const message = `This view began more than ${viewHours} hours ago, so nothing can be added to it.`;
        throw new TRPCError({ code: 'CONFLICT', message });
      }
      return { ok: true as const };
    }),
});
