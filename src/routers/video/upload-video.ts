import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { replaceVideo } from '../../../db/queries/videos';
import { type Video, videoRefusals, videoTypes } from '../../contracts/video';
import { notFound } from '../errors';
import { requireStorage } from '../files/require-storage';
import { giveUpFiles, storeFile } from '../files/store-file';
import { deleteUnkept } from '../files/sweep-files';
import type { StagedFile } from '../ports';
import { safeFilename } from '../safe-filename';
import { type Context, requireCaller } from '../trpc';
import { inspectVideo } from './inspect-video';
import { toVideo } from './video-router';

/** A video as it came in, under the name that its sender gave it. */
export interface UploadedVideo {
  filename: string;
  file: StagedFile;
}

/**
 * Makes a staged file the profile's video. The file is durable before the row that names it, and the file of the
 * video before it goes only once no row names it.
 * @throws UNSUPPORTED_MEDIA_TYPE where it is no video by its content
 * @throws NOT_FOUND where the profile is not the caller's; the file is deleted again then
 * @throws CONFLICT where the account's plan has no storage left for it; likewise
 */
export async function uploadVideo(
  ctx: Pick<Context, 'db' | 'files' | 'caller'>,
  profileId: string,
  { filename, file }: UploadedVideo,
): Promise<Video> {
  const { accountId } = requireCaller(ctx);
  const extension = await inspectVideo(file.path);
  if (!extension) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: videoRefusals.invalidFile });
  }
  const fileKey = await storeFile(ctx, accountId, file);
  const kind = { filename: safeFilename(filename, extension, 'video'), contentType: videoTypes[extension] };
  try {
    const { row, replacedFileKey } = await ctx.db.transaction().execute(async (tx) => {
      const profile = await lockOwnProfile(tx, accountId, profileId);
      if (!profile) throw notFound('profile');
      const stored = { size: file.size, sha256: file.sha256, fileKey };
      const replaced = await replaceVideo(tx, { id: uuid(), profileId: profile.id, ...kind, ...stored });
      await requireStorage(tx, accountId);
      return replaced;
    });
    if (replacedFileKey) await deleteUnkept(ctx, [replacedFileKey]);
    return toVideo(row);
  } catch (error) {
    await giveUpFiles(ctx, [fileKey]);
    throw error;
  }
}
