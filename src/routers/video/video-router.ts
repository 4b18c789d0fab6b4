import { deleteOwnVideo, findVideo, type VideoRow } from '../../../db/queries/videos';
import { byProfile } from '../../contracts/ids';
import { byVideo, removedVideo, type Video, video } from '../../contracts/video';
import { notFound } from '../errors';
import { deleteUnkept } from '../files/sweep-files';
import { getReadableProfile, ownProfileId } from '../profile/resolve-profile';
import { publicProcedure, rest, router, signedInProcedure } from '../trpc';

/** A video as it leaves. */
export const toVideo = ({ id, filename }: VideoRow): Video =>
  video.parse({ id, videoUrl: `/api/video/${id}`, fileName: filename });

const textRest = (...route: Parameters<typeof rest>) => ({
  rest: { ...rest(...route).rest, refusesInText: true },
});

export const videoRouter = router({
  get: publicProcedure
    .meta(textRest('GET /profile/{profileId}/video', 'The video introduction; null where there is none'))
    .input(byProfile)
    .output(video.nullable())
    .query(async ({ ctx, input }) => {
      const profile = await getReadableProfile(ctx, input.profileId);
      const row = await findVideo(ctx.db, profile.id);
      return row ? toVideo(row) : null;
    }),

  remove: signedInProcedure
    .meta(textRest('DELETE /profile/{profileId}/video/{videoId}', 'Deletes the video for good'))
    .input(byVideo)
    .output(removedVideo)
    .mutation(async ({ ctx, input: { profileId, videoId } }) => {
      const ownId = ownProfileId(ctx, profileId);
      const fileKey = await deleteOwnVideo(ctx.db, ctx.caller.accountId, ownId, videoId);
      if (!fileKey) throw notFound('video');
      await deleteUnkept(ctx, [fileKey]);
      return { id: videoId };
    }),
});
