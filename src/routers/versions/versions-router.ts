import { z } from 'zod';
import {
  deleteOwnVersion,
  findOwnVersion,
  listOwnVersions,
  setVersionName,
} from '../../../db/queries/profile-versions';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { byId, byProfile } from '../../contracts/ids';
import {
  byVersion,
  newVersion,
  profileVersion,
  restoredVersion,
  versionDifferences,
  versionNaming,
  versionRestoration,
} from '../../contracts/profile-version';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { compareVersion } from './compare-version';
import { keepVersion, requireNamedQuota } from './keep-version';
import { restoreVersion } from './restore-version';

export const versionsRouter = router({
  list: signedInProcedure
    .meta(rest('GET /profile/{profileId}/versions', 'The page as it was at earlier times, the newest first'))
    .input(byProfile)
    .output(z.array(profileVersion))
    .query(async ({ ctx, input }) => {
      const profileId = ownProfileId(ctx, input.profileId);
      const versions = await listOwnVersions(ctx.db, ctx.caller.accountId, profileId);
      if (!versions) throw notFound('profile');
      return versions;
    }),

  keep: signedInProcedure
    .meta(rest('POST /profile/{profileId}/versions', 'Keeps the page as it is now under a name', 201))
    .input(newVersion)
    .output(profileVersion)
    .mutation(({ ctx, input }) =>
      ctx.db.transaction().execute(async (tx) => {
        const profile = await lockOwnProfile(tx, ctx.caller.accountId, ownProfileId(ctx, input.profileId));
        if (!profile) throw notFound('profile');
        return keepVersion(tx, profile.id, 'kept', input.name);
      }),
    ),

  name: signedInProcedure
    .meta(
      rest(
        'PATCH /profile/{profileId}/versions/{id}',
        'Names a version, which is kept then until it is deleted; null takes the name away',
      ),
    )
    .input(versionNaming)
    .output(profileVersion)
    .mutation(({ ctx, input: { id, name, ...input } }) =>
      ctx.db.transaction().execute(async (tx) => {
        const { accountId } = ctx.caller;
        const profile = await lockOwnProfile(tx, accountId, ownProfileId(ctx, input.profileId));
        const version = profile && (await findOwnVersion(tx, accountId, profile.id, id));
        if (!version) throw notFound('version');
        if (name !== null && version.name === null) await requireNamedQuota(tx, profile.id, version.size);
        return setVersionName(tx, id, name);
      }),
    ),

  remove: signedInProcedure
    .meta(rest('DELETE /profile/{profileId}/versions/{id}', 'Deletes a version for good'))
    .input(byVersion)
    .output(byId)
    .mutation(async ({ ctx, input: { profileId, id } }) => {
      const isDeleted = await deleteOwnVersion(
        ctx.db,
        ctx.caller.accountId,
        ownProfileId(ctx, profileId),
        id,
      );
      if (!isDeleted) throw notFound('version');
      return { id };
    }),

  differences: signedInProcedure
    .meta(
      rest(
        'GET /profile/{profileId}/versions/{id}/differences',
        'What differs between a version and the page now, and what of it restoring would make public',
      ),
    )
    .input(byVersion)
    .output(versionDifferences)
    .query(({ ctx, input }) => compareVersion(ctx, input)),

  restore: signedInProcedure
    .meta(
      rest(
        'POST /profile/{profileId}/versions/{id}/restore',
        'Puts the page back to what a version holds; who can see it stays as it is. What it held until then is kept as a version',
      ),
    )
    .input(versionRestoration)
    .output(restoredVersion)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input)),
});
