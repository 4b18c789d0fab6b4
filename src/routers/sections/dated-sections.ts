import { z } from 'zod';
import { sortNewestFirst } from '../../../db/newest-first';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { sectionQueries } from '../../../db/sections';
import { byProfile } from '../../contracts/ids';
import { sectionContracts } from '../../contracts/sections';
import type { DatedSection } from '../../contracts/sections/newest-first';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';

const sorting = (section: DatedSection) =>
  signedInProcedure
    .meta(
      rest(
        `PUT /profile/{profileId}/${sectionContracts[section].path}/order/by-date`,
        'Puts the entries newest first, where they stay until they are ordered by hand',
      ),
    )
    .input(byProfile);

/** Puts the items of the caller's profile newest first. @throws NOT_FOUND if it is somebody else's */
async function sortItems<S extends DatedSection>(
  ctx: Pick<Context, 'db'> & { caller: Caller },
  section: S,
  named: string,
) {
  return ctx.db.transaction().execute(async (tx) => {
    const profile = await lockOwnProfile(tx, ctx.caller.accountId, named);
    if (!profile) throw notFound('profile');
    await sortNewestFirst(tx, section, profile.id);
    return sectionQueries<S>(section).list(tx, profile.id);
  });
}

/** What work experience can do that other sections cannot. */
export const datedWorkExperience = router({
  sortByDate: sorting('workExperience')
    .output(z.array(sectionContracts.workExperience.item))
    .mutation(({ ctx, input }) => sortItems(ctx, 'workExperience', ownProfileId(ctx, input.profileId))),
});

/** What education can do that other sections cannot. */
export const datedEducation = router({
  sortByDate: sorting('education')
    .output(z.array(sectionContracts.education.item))
    .mutation(({ ctx, input }) => sortItems(ctx, 'education', ownProfileId(ctx, input.profileId))),
});
