import { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { replaceVideo } from '../../../db/queries/videos';
import { type Video, videoMaxBytes, videoRefusals, videoTypes } from '../../contracts/video';
import { requireLiveSession } from '../auth/require-live-session';
import type { Actor, Context } from '../context';
import { notFound } from '../errors';
import { requireStorage } from '../files/require-storage';
import { deleteUnusedFiles, storeFile } from '../files/store-file';
import type { StagedFile } from '../ports';
import { safeFilename } from '../safe-filename';
import { type InspectedVideo, inspectVideo } from './inspect-video';
import { toVideo } from './video-router';

/** An uploaded video, with its sender's file name. */
export interface UploadedVideo {
  filename: string;
  file: StagedFile;
}

/** The largest stored video, in bytes: adding a missing duration and index may enlarge the file a little. */
export const mendedMaxBytes = videoMaxBytes + 1024 * 1024;

/**
 * Makes a staged file the profile's video, remuxed if its duration is missing. The file is durable before its
 * row is inserted; until then the previous video stays, and from then on that one can be restored.
 * @throws UNSUPPORTED_MEDIA_TYPE if its content is not an accepted video, or cannot be read
 * @throws NOT_FOUND if the profile is not the caller's; the file is then deleted
 * @throws CONFLICT if it exceeds the account's storage; likewise
 */
export async function uploadVideo(
  ctx: Pick<Context, 'config' | 'db' | 'files' | 'jobs' | 'signal'> & { caller: Actor },
  profileId: string,
  { filename, file }: UploadedVideo,
): Promise<Video> {
  const { accountId } = ctx.caller;
  const keepMended = async ({ mended, ...known }: InspectedVideo) => ({
    ...known,
    kept: mended ? await ctx.files.stage(Readable.from([mended]), mendedMaxBytes) : file,
  });
  const asker = { sender: accountId, signal: ctx.signal };
  const inspected = await inspectVideo(file.path, keepMended, asker);
  if (!inspected) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: videoRefusals.invalidFile });
  const { extension, kept, ...facts } = inspected;
  const fileKey = await storeFile(ctx, accountId, kept).finally(() => ctx.files.discard(kept));
  const { size, sha256 } = kept;
  const kind = { filename: safeFilename(filename, extension, 'video'), contentType: videoTypes[extension] };
  try {
    const row = await ctx.db.transaction().execute(async (tx) => {
      await requireLiveSession(tx, ctx.caller);
      const profile = await lockOwnProfile(tx, accountId, profileId);
      if (!profile) throw notFound('profile');
      const stored = { id: uuid(), profileId: profile.id, fileKey, size, sha256, ...kind, ...facts };
      const replaced = await replaceVideo(tx, { ...stored, preparation: 'pending' });
      await requireStorage(tx, accountId, ctx.config);
      await ctx.jobs.add(tx, 'prepare-video', { accountId, videoId: stored.id });
      return replaced;
    });
    return toVideo(row);
  } catch (error) {
    await deleteUnusedFiles(ctx, [fileKey]);
    throw error;
  }
}
