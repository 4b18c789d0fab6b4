import { listRenditions, type VideoRenditionRow } from '../../../db/queries/video-renditions';
import { deleteOwnVideo, findVideo, type VideoRow } from '../../../db/queries/videos';
import { byProfile } from '../../contracts/ids';
import { byVideo, removedVideo, type Video, video } from '../../contracts/video';
import { notFound } from '../errors';
import { deleteUnkept } from '../files/sweep-files';
import { getReadableProfile, ownProfileId } from '../profile/resolve-profile';
import { publicProcedure, rest, router, signedInProcedure } from '../trpc';

/** A video as it leaves, with the other forms in which it is stored. */
export function toVideo(row: VideoRow, renditions: Pick<VideoRenditionRow, 'kind'>[]): Video {
  const { id, filename, contentType, durationMs, width, height, preparation } = row;
  const videoUrl = `/api/video/${id}`;
  const has = (kind: VideoRenditionRow['kind']) => renditions.some((rendition) => rendition.kind === kind);
  return video.parse({
    id,
    videoUrl,
    fileName: filename,
    contentType,
    preparation,
    ...(durationMs !== null && { durationMs }),
    ...(width !== null && height !== null && { width, height }),
    ...(has('fallback') && { fallbackVideoUrl: `${videoUrl}/fallback` }),
    ...(has('poster') && { posterUrl: `${videoUrl}/poster` }),
  });
}

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
      return row ? toVideo(row, await listRenditions(ctx.db, row.id)) : null;
    }),

  remove: signedInProcedure
    .meta(textRest('DELETE /profile/{profileId}/video/{videoId}', 'Deletes the video for good'))
    .input(byVideo)
    .output(removedVideo)
    .mutation(async ({ ctx, input: { profileId, videoId } }) => {
      const ownId = ownProfileId(ctx, profileId);
      const fileKeys = await ctx.db
        .transaction()
        .execute((tx) => deleteOwnVideo(tx, ctx.caller.accountId, ownId, videoId));
      if (!fileKeys) throw notFound('video');
      await deleteUnkept(ctx, fileKeys);
      return { id: videoId };
    }),
});
