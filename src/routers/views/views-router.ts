import { isbot } from 'isbot';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import { countView, touchVisit } from '../../../db/queries/views';
import { done } from '../../contracts/account';
import { viewReport } from '../../contracts/view';
import type { Context, Visitor } from '../context';
import { getReadableProfile } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { publicProcedure, router } from '../trpc';
import { openRecentNetworks } from './recent-networks';
import { hashVisitor } from './visitor-hash';

export const viewsRouter = router({
  record: publicProcedure
    .meta({ ...rest('POST /profile/{profileId}/view', 'Counts a view of the public page'), limit: 'view' })
    .input(viewReport)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const profile = await getReadableProfile(ctx, input.profileId);
      if (!profile.isOwn && !isAutomatic(ctx.visitor)) await recordView(ctx, profile.id);
      return { ok: true as const };
    }),
});

// Clients without a user agent do not count: every browser sends one.
const isAutomatic = ({ userAgent }: Visitor) => userAgent.trim() === '' || isbot(userAgent);

type Visit = Pick<Context, 'db' | 'visitor'>;

const recordView = (visit: Visit, profileId: string): Promise<void> =>
  visit.visitor.optsOutOfTracking ? recordUnknown(visit, profileId) : recordKnown(visit, profileId);

async function recordKnown({ db, visitor }: Visit, profileId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const hash = hashVisitor(await findOrCreateSecret(tx, 'visitor-hash'), visitor, profileId);
    if (await touchVisit(tx, profileId, hash)) await countView(tx, profileId);
  });
}

const recentNetworks = openRecentNetworks();

/** Counts visitors who opt out of tracking once per network and half hour. */
async function recordUnknown({ db, visitor: { ip } }: Visit, profileId: string): Promise<void> {
  if (!recentNetworks.begins(profileId, ip)) return;
  try {
    await db.transaction().execute((tx) => countView(tx, profileId));
  } catch (error) {
    recentNetworks.forget(profileId, ip);
    throw error;
  }
}
