import { giveBackPortfolio, listPendingVideos, lockRemovedPortfolio } from '../../../db/queries/portfolios';
import { settleRequests } from '../../../db/testimonials/homes';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { requireStorage } from '../files/require-storage';
import { requirePortfolioQuota } from './require-portfolio-quota';

/** Brings a deleted portfolio of the caller back. */
export async function restorePortfolio(
  ctx: Pick<Context, 'db' | 'visitor' | 'jobs' | 'config'> & { caller: Caller },
  profileId: string,
): Promise<void> {
  const { accountId } = ctx.caller;
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockRemovedPortfolio(tx, accountId, profileId))) throw notFound('portfolio');
    await requirePortfolioQuota(tx, ctx, accountId);
    await giveBackPortfolio(tx, profileId);
    await settleRequests(tx, accountId);
    // A job for a removed portfolio found nothing to do.
    for (const videoId of await listPendingVideos(tx, profileId)) {
      await ctx.jobs.add(tx, 'prepare-video', { accountId, videoId });
    }
    await recordEvent(tx, ctx, 'portfolio-restored', { accountId });
    await requireStorage(tx, accountId, ctx.config);
  });
}
