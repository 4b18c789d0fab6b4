import { abandonStoredFiles, insertStoredFile } from '../../../db/queries/stored-files';
import type { Context } from '../context';
import { newFileKey, type StagedFile } from '../ports';
import { deleteUnkept } from './sweep-files';

/**
 * Puts a staged file into the store. The caller then writes the row that names its key, or gives the file up; a file
 * with neither is deleted after half an hour.
 * @param accountId whose storage it takes up
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
    await giveUpFiles(ctx, [key]);
    throw error;
  }
}

/** Deletes stored files that no row has come to name; does nothing to those that one does name. Never fails. */
export async function giveUpFiles(ctx: Pick<Context, 'db' | 'files'>, keys: string[]): Promise<void> {
  // Where the database is out of reach they stay arriving, and the sweeper deletes them in half an hour.
  await abandonStoredFiles(ctx.db, keys).catch(() => undefined);
  await deleteUnkept(ctx, keys);
}
