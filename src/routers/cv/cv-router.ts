import { z } from 'zod';
import { type CvRow, listCvs } from '../../../db/queries/cvs';
import { type Cv, cv } from '../../contracts/cv';
import { byProfile } from '../../contracts/ids';
import { getReadableProfile } from '../profile/resolve-profile';
import { publicProcedure, rest, router } from '../trpc';

/** A CV as it leaves; the address of its file is part of the specified interface. */
export const toCv = (row: CvRow): Cv => cv.parse({ ...row, fileUrl: `/api/cv/${row.id}` });

export const cvRouter = router({
  list: publicProcedure
    .meta(rest('GET /profile/{profileId}/cv', 'The CVs, newest first; a stranger sees the current one alone'))
    .input(byProfile)
    .output(z.array(cv))
    .query(async ({ ctx, input }) => {
      const profile = await getReadableProfile(ctx, input.profileId);
      const rows = await listCvs(ctx.db, profile.id, profile.isOwn ? undefined : 1);
      return rows.map(toCv);
    }),
});
