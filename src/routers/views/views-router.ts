import { isbot } from 'isbot';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import { countView, touchVisit } from '../../../db/queries/views';
import { done } from '../../contracts/account';
import { viewReport } from '../../contracts/view';
import { getReadableProfile } from '../profile/resolve-profile';
import { type Context, publicProcedure, rest, router, type Visitor } from '../trpc';
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

// Whoever hides what it is does not count: every browser names itself.
const isAutomatic = ({ userAgent }: Visitor) => userAgent.trim() === '' || isbot(userAgent);

async function recordView({ db, visitor }: Pick<Context, 'db' | 'visitor'>, profileId: string) {
  await db.transaction().execute(async (tx) => {
    if (!visitor.optsOutOfTracking) {
      const hash = hashVisitor(await findOrCreateSecret(tx, 'visitor-hash'), visitor, profileId);
      if (!(await touchVisit(tx, profileId, hash))) return;
    }
    await countView(tx, profileId);
  });
}
