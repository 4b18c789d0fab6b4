import type { z } from 'zod';
import { findReadableProfile } from '../../../db/queries/profiles';
import type { newPortfolio } from '../../contracts/portfolio';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { createProfile } from '../profile/create-profile';
import { requirePortfolioQuota } from './require-portfolio-quota';

/** Adds an empty portfolio, under the name of the person as the current one has it. @returns its id */
export async function createPortfolio(
  ctx: Pick<Context, 'db' | 'visitor' | 'config'> & { caller: Caller },
  { name }: z.output<typeof newPortfolio>,
): Promise<string> {
  const { accountId, currentProfileId } = ctx.caller;
  return ctx.db.transaction().execute(async (tx) => {
    await requirePortfolioQuota(tx, ctx, accountId);
    const current = currentProfileId && (await findReadableProfile(tx, { id: currentProfileId }, accountId));
    const { id } = await createProfile(tx, accountId, current ? current.displayName : '', { name });
    await recordEvent(tx, ctx, 'portfolio-created', { accountId });
    return id;
  });
}
