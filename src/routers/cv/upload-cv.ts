import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import { insertCv } from '../../../db/queries/cvs';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { type Cv, cvRefusals, cvTypes } from '../../contracts/cv';
import { requireLiveSession } from '../auth/require-live-session';
import type { Actor, Context } from '../context';
import { notFound } from '../errors';
import { fairQueue } from '../fair-queue';
import { requireStorage } from '../files/require-storage';
import { deleteUnusedFiles, storeFile } from '../files/store-file';
import { turns } from '../limits/limits';
import type { StagedFile } from '../ports';
import { safeFilename } from '../safe-filename';
import { toCv } from './cv-router';
import { inspectDocument } from './inspect-document';

const inTurn = fairQueue(turns.documents);

/** An uploaded document, with its sender's file name. */
export interface UploadedDocument {
  filename: string;
  file: StagedFile;
  isPublic: boolean;
}

/**
 * Makes a staged document the profile's current CV. The file is durable before its row is inserted.
 * @throws BusyRefusal if too many documents are waiting
 * @throws UNSUPPORTED_MEDIA_TYPE if its content is not an accepted document
 * @throws NOT_FOUND if the profile is not the caller's; the file is then deleted
 * @throws CONFLICT if it exceeds the account's storage; likewise
 */
export async function uploadCv(
  ctx: Pick<Context, 'config' | 'db' | 'files' | 'signal'> & { caller: Actor },
  profileId: string,
  { filename, file, isPublic }: UploadedDocument,
): Promise<Cv> {
  const { accountId } = ctx.caller;
  const asker = { sender: accountId, signal: ctx.signal };
  const extension = await inTurn(() => inspectDocument(file.path), asker);
  if (!extension) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: cvRefusals.invalidFile.message });
  }
  const fileKey = await storeFile(ctx, accountId, file);
  const document = { filename: safeFilename(filename, extension, 'cv'), contentType: cvTypes[extension] };
  try {
    const row = await ctx.db.transaction().execute(async (tx) => {
      await requireLiveSession(tx, ctx.caller);
      const profile = await lockOwnProfile(tx, accountId, profileId);
      if (!profile) throw notFound('profile');
      const stored = { size: file.size, sha256: file.sha256, fileKey, isPublic };
      const inserted = await insertCv(tx, { id: uuid(), profileId: profile.id, ...document, ...stored });
      await requireStorage(tx, accountId, ctx.config);
      return inserted;
    });
    return toCv(row);
  } catch (error) {
    await deleteUnusedFiles(ctx, [fileKey]);
    throw error;
  }
}
