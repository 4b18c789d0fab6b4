import { abandonStoredFiles, insertStoredFile } from '../../../db/queries/stored-files';
import type { Context } from '../context';
import { newFileKey, type StagedFile } from '../ports';
import { deleteUnkept } from './sweep-files';

/**
 * Puts a staged file into the store. The caller then inserts the row that names its key, or abandons the file; a file
 * with neither is deleted after half an hour.
 * @param accountId the account whose quota it counts against
 * @returns the key, once the file is durable
 * @throws StorageFullError
 */
export async function storeFile(
  ctx: Pick<Context, 'db' | 'files'>,
  accountId: string,
  file: StagedFile,
): Promise<string> {
  const key = newFileKey();
  await insertStoredFile(ctx.db, { key, accountId, size: file.size });
  try {
    await ctx.files.keep(file, key);
    return key;
  } catch (error) {
    await deleteUnusedFiles(ctx, [key]);
    throw error;
  }
}

/** Deletes stored files that no row refers to; does nothing to those that one does. Never fails. */
export async function deleteUnusedFiles(ctx: Pick<Context, 'db' | 'files'>, keys: string[]): Promise<void> {
  // If the database cannot be reached, they stay `arriving` and the sweeper deletes them in half an hour.
  await abandonStoredFiles(ctx.db, keys).catch(() => undefined);
  await deleteUnkept(ctx, keys);
}
