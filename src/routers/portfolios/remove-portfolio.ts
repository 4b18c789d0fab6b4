import { TRPCError } from '@trpc/server';
import { setCurrentProfile } from '../../../db/queries/accounts';
import { lockPortfolios, removePortfolio as takeAway } from '../../../db/queries/portfolios';
import { settleRequests } from '../../../db/testimonials/homes';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';

const refuse = (message: string) => new TRPCError({ code: 'CONFLICT', message });

const isLast = () =>
  refuse(
    'This is your only portfolio. Create another one first, make this one private, or delete your account.',
  );

const isDemoProfile = () => refuse('The demo portfolio cannot be deleted. An admin can reset it.');

/**
 * Deletes one of the caller's portfolios; it can be brought back for a while. If it is the current one, the oldest of the
 * others becomes so.
 */
export async function removePortfolio(
  ctx: Pick<Context, 'db' | 'visitor'> & { caller: Caller },
  profileId: string,
): Promise<{ id: string; currentProfileId: string }> {
  const { accountId } = ctx.caller;
  return ctx.db.transaction().execute(async (tx) => {
    const { all, currentId } = await lockPortfolios(tx, accountId);
    const portfolio = all.find(({ id }) => id === profileId);
    if (!portfolio) throw notFound('portfolio');
    if (portfolio.isDemo) throw isDemoProfile();
    const others = all.filter(({ id }) => id !== profileId);
    const current = others.find(({ id }) => id === currentId) ?? others[0];
    if (!current) throw isLast();
    await takeAway(tx, profileId);
    await settleRequests(tx, accountId);
    await setCurrentProfile(tx, accountId, current.id);
    await recordEvent(tx, ctx, 'portfolio-deleted', { accountId });
    return { id: profileId, currentProfileId: current.id };
  });
}
