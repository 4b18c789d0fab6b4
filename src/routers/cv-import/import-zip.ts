import { TRPCError } from '@trpc/server';
import type { ZipImportResult } from '../../contracts/cv-import';
import { UnreadableDocumentError } from '../../reading/errors';
import { openProfile, type ProfileInZip } from '../../reading/profile-in-zip';
import type { StagedFile } from '../ports';
import { listFilesInThread } from '../reading-thread';
import { importImages } from './import-zip-images';
import { importVideoAndCvs } from './import-zip-video-and-cvs';
import type { ImportContext } from './zipped-files';

/** A sender gives up on an answer that takes much longer. */
const longestMs = 60_000;

/**
 * Imports the images, the video and the CVs of a zip of this product, file by file and as any upload. What the profile has
 * already is left as it is, so that a zip that is sent once more adds what is missing, and nothing twice.
 * @throws UNPROCESSABLE_CONTENT if the zip holds no profile; see `listFilesInThread` for others
 */
export async function importZip(
  ctx: ImportContext,
  profileId: string,
  { path }: StagedFile,
): Promise<ZipImportResult> {
  const zip = await openZip(ctx, path);
  const until = ctx.clock.now().getTime() + longestMs;
  const isTimeUp = () => ctx.clock.now().getTime() > until;
  try {
    const images = await importImages(ctx, profileId, zip, isTimeUp);
    const files = await importVideoAndCvs(ctx, profileId, zip, isTimeUp);
    return {
      ...images,
      ...files,
      known: images.known + files.known,
      left: images.left + files.left,
      rejected: [...images.rejected, ...files.rejected],
    };
  } finally {
    zip.close();
  }
}

async function openZip({ caller, signal }: ImportContext, path: string): Promise<ProfileInZip> {
  const listed = await listFilesInThread(path, { sender: caller.accountId, signal });
  try {
    return await openProfile(path, listed);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    throw new TRPCError({ code: 'UNPROCESSABLE_CONTENT', message: error.message, cause: error });
  }
}
