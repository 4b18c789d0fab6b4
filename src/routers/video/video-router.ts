import { type CaptionsSummary, deleteOwnCaptions, findCaptions } from '../../../db/queries/video-captions';
import { listRenditions, type VideoRenditionRow } from '../../../db/queries/video-renditions';
import { findVideo, removeOwnVideo, restoreOwnVideo, type VideoRow } from '../../../db/queries/videos';
import { captions, putCaptions } from '../../contracts/captions';
import { byProfile } from '../../contracts/ids';
import { byVideo, removedVideo, type Video, video } from '../../contracts/video';
import type { Context } from '../context';
import { notFound } from '../errors';
import { requireStorage } from '../files/require-storage';
import { getReadableProfile, ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { readingProcedure, router, signedInProcedure } from '../trpc';
import { storeCaptions } from './store-captions';

interface Additions {
  renditions?: Pick<VideoRenditionRow, 'kind'>[];
  captions?: CaptionsSummary | undefined;
  isOwn?: boolean;
}

/** A video as sent to clients, by default to its owner, with its captions and renditions; a new one has none. */
export function toVideo(
  row: VideoRow,
  { renditions = [], captions: known, isOwn = true }: Additions = {},
): Video {
  const { id, filename, contentType, durationMs, width, height, preparation } = row;
  const videoUrl = `/api/video/${id}`;
  const has = (kind: VideoRenditionRow['kind']) => renditions.some((rendition) => rendition.kind === kind);
  return video.parse({
    id,
    videoUrl,
    ...(isOwn && { fileName: filename }),
    contentType,
    preparation,
    ...(durationMs !== null && { durationMs }),
    ...(width !== null && height !== null && { width, height }),
    ...(has('fallback') && { fallbackVideoUrl: `${videoUrl}/fallback` }),
    ...(has('poster') && { posterUrl: `${videoUrl}/poster` }),
    ...(known && { captions: { ...known, captionsUrl: captionsUrl(row.profileId, id) } }),
  });
}

async function withAdditions(db: Context['db'], row: VideoRow, isOwn: boolean): Promise<Video> {
  const renditions = await listRenditions(db, row.id);
  return toVideo(row, { renditions, captions: await findCaptions(db, row.id), isOwn });
}

const captionsUrl = (profileId: string, videoId: string) =>
  `/api/profile/${profileId}/video/${videoId}/captions`;

const textRest = (...route: Parameters<typeof rest>) => ({
  rest: { ...rest(...route).rest, refusesInText: true },
});

export const videoRouter = router({
  get: readingProcedure
    .meta(textRest('GET /profile/{profileId}/video', 'The video introduction; null where there is none'))
    .input(byProfile)
    .output(video.nullable())
    .query(async ({ ctx, input }) => {
      const profile = await getReadableProfile(ctx, input.profileId);
      if (!profile.isOwn && profile.hiddenSections.includes('video')) return null;
      const row = await findVideo(ctx.db, profile.id);
      return row ? withAdditions(ctx.db, row, profile.isOwn) : null;
    }),

  remove: signedInProcedure
    .meta(textRest('DELETE /profile/{profileId}/video/{videoId}', 'Moves the video to the bin'))
    .input(byVideo)
    .output(removedVideo)
    .mutation(async ({ ctx, input: { profileId, videoId } }) => {
      const ownId = ownProfileId(ctx, profileId);
      const isRemoved = await ctx.db
        .transaction()
        .execute((tx) => removeOwnVideo(tx, ctx.caller.accountId, ownId, videoId));
      if (!isRemoved) throw notFound('video');
      return { id: videoId };
    }),

  restore: signedInProcedure
    .meta(textRest('POST /profile/{profileId}/video/{videoId}/restore', 'Brings the video before back'))
    .input(byVideo)
    .output(video)
    .mutation(({ ctx, input: { profileId, videoId } }) => {
      const ownId = ownProfileId(ctx, profileId);
      const { accountId } = ctx.caller;
      return ctx.db.transaction().execute(async (tx) => {
        const row = await restoreOwnVideo(tx, accountId, ownId, videoId);
        if (!row) throw notFound('video');
        await requireStorage(tx, accountId, ctx.config);
        // Its preparation job may have found it removed.
        if (row.preparation === 'pending') await ctx.jobs.add(tx, 'prepare-video', { accountId, videoId });
        return withAdditions(tx, row, true);
      });
    }),

  putCaptions: signedInProcedure
    .meta({
      ...textRest('PUT /profile/{profileId}/video/{videoId}/captions', 'Gives the video captions (WebVTT)'),
      body: 'long',
    })
    .input(putCaptions)
    .output(captions)
    .mutation(async ({ ctx, input }) => {
      const row = { ...input, profileId: ownProfileId(ctx, input.profileId) };
      const stored = await storeCaptions(ctx, row);
      return { ...stored, captionsUrl: captionsUrl(row.profileId, row.videoId) };
    }),

  removeCaptions: signedInProcedure
    .meta(textRest('DELETE /profile/{profileId}/video/{videoId}/captions', 'Takes the captions away'))
    .input(byVideo)
    .output(removedVideo)
    .mutation(async ({ ctx, input: { profileId, videoId } }) => {
      const row = { profileId: ownProfileId(ctx, profileId), videoId };
      const isDone = await ctx.db
        .transaction()
        .execute((tx) => deleteOwnCaptions(tx, ctx.caller.accountId, row));
      if (!isDone) throw notFound('caption');
      return { id: videoId };
    }),
});
