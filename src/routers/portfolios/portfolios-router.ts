import { z } from 'zod';
import {
  listOwnPortfolios,
  listRemovedPortfolios,
  type PortfolioRow,
  renameOwnPortfolio,
  switchToOwnPortfolio,
} from '../../../db/queries/portfolios';
import { byProfile } from '../../contracts/ids';
import { pageUrl } from '../../contracts/page-url';
import {
  deletedPortfolio,
  newPortfolio,
  type Portfolio,
  portfolio,
  portfolioCopy,
  portfolioDifferences,
  portfolioNaming,
  removedPortfolio,
} from '../../contracts/portfolio';
import type { Caller, Context } from '../context';
import { completenessOf } from '../dashboard/completeness';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { comparePortfolios } from './compare-portfolios';
import { createPortfolio } from './create-portfolio';
import { duplicatePortfolio } from './duplicate-portfolio';
import { removePortfolio } from './remove-portfolio';
import { restorePortfolio } from './restore-portfolio';

const toPortfolio = (
  { copiedAt, originId, originName, canonicalHost, ...row }: PortfolioRow,
  origin: string,
): Portfolio => ({
  ...row,
  pageUrl: pageUrl(origin, { slug: row.profileSlug, canonicalHost }),
  completeParts: Object.values(completenessOf(row)).filter(Boolean).length,
  copy:
    copiedAt === null
      ? null
      : {
          at: copiedAt,
          origin: originId === null || originName === null ? null : { id: originId, name: originName },
        },
});

/** A portfolio of the caller's, whose existence is known. */
async function getPortfolio(
  { db, caller, origin }: Pick<Context, 'db' | 'origin'> & { caller: Caller },
  id: string,
): Promise<Portfolio> {
  const [row] = await listOwnPortfolios(db, caller.accountId, id);
  if (!row) throw notFound('portfolio');
  return toPortfolio(row, origin);
}

export const portfoliosRouter = router({
  list: signedInProcedure
    .meta(rest('GET /profiles', "The caller's portfolios, oldest first"))
    .output(z.array(portfolio))
    .query(async ({ ctx }) =>
      (await listOwnPortfolios(ctx.db, ctx.caller.accountId)).map((row) => toPortfolio(row, ctx.origin)),
    ),

  create: signedInProcedure
    .meta({ ...rest('POST /profiles', 'Adds an empty portfolio', 201), limit: 'newPortfolio' })
    .input(newPortfolio)
    .output(portfolio)
    .mutation(async ({ ctx, input }) => getPortfolio(ctx, await createPortfolio(ctx, input))),

  duplicate: signedInProcedure
    .meta({
      ...rest(
        'POST /profile/{profileId}/duplicate',
        'Copies a portfolio with its files and design, to be tailored; only whoever has its address can see the copy',
        201,
      ),
      limit: 'newPortfolio',
    })
    .input(portfolioCopy)
    .output(portfolio)
    .mutation(async ({ ctx, input }) => getPortfolio(ctx, await duplicatePortfolio(ctx, input))),

  differences: signedInProcedure
    .meta(
      rest(
        'GET /profile/{profileId}/differences',
        'What differs between a copy and its origin, as both are now',
      ),
    )
    .input(byProfile)
    .output(portfolioDifferences)
    .query(({ ctx, input }) => comparePortfolios(ctx, ownProfileId(ctx, input.profileId))),

  deleted: signedInProcedure
    .meta(rest('GET /profiles/deleted', "The caller's deleted portfolios that can still be restored"))
    .output(z.array(deletedPortfolio))
    .query(({ ctx }) => listRemovedPortfolios(ctx.db, ctx.caller.accountId)),

  rename: signedInProcedure
    .meta(rest('PATCH /profile/{profileId}/name', 'Changes what the owner calls a portfolio'))
    .input(portfolioNaming)
    .output(portfolio)
    .mutation(async ({ ctx, input }) => {
      const id = ownProfileId(ctx, input.profileId);
      if (!(await renameOwnPortfolio(ctx.db, ctx.caller.accountId, id, input.name)))
        throw notFound('portfolio');
      return getPortfolio(ctx, id);
    }),

  switchTo: signedInProcedure
    .meta(rest('PUT /profiles/current', 'Makes a portfolio the current one, which demo-profile-1 names'))
    .input(byProfile)
    .output(portfolio)
    .mutation(async ({ ctx, input }) => {
      const id = ownProfileId(ctx, input.profileId);
      const { accountId } = ctx.caller;
      const isDone = await ctx.db.transaction().execute((tx) => switchToOwnPortfolio(tx, accountId, id));
      if (!isDone) throw notFound('portfolio');
      return getPortfolio(ctx, id);
    }),

  remove: signedInProcedure
    .meta(
      rest(
        'DELETE /profile/{profileId}',
        'Deletes a portfolio with all that it holds; it can be restored for ten minutes',
      ),
    )
    .input(byProfile)
    .output(removedPortfolio)
    .mutation(({ ctx, input }) => removePortfolio(ctx, ownProfileId(ctx, input.profileId))),

  restore: signedInProcedure
    .meta(rest('POST /profile/{profileId}/restore', 'Brings a deleted portfolio back with all that it held'))
    .input(byProfile)
    .output(portfolio)
    .mutation(async ({ ctx, input }) => {
      const id = ownProfileId(ctx, input.profileId);
      await restorePortfolio(ctx, id);
      return getPortfolio(ctx, id);
    }),
});
