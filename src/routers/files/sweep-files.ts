import { deleteStoredFiles, lockUnkeptFiles, shareFilesLock } from '../../../db/queries/stored-files';
import type { Context } from '../context';

type Stores = Pick<Context, 'db' | 'files'>;

/**
 * Deletes what is no longer needed: removed files, files that no row ever referred to, and what
 * broken uploads left in staging. Safe to run in any number of processes; a crash only delays it. While a
 * backup is being written, files are kept until the next run.
 */
export async function sweepFiles(ctx: Stores): Promise<void> {
  await ctx.files.discardAbandoned();
  while ((await sweepSome(ctx)) > 0);
}

/** Deletes these files now if they are marked as removed. What fails is left to the sweeper, which reports it. */
export async function deleteUnkept(ctx: Stores, keys: string[]): Promise<void> {
  if (keys.length > 0) await sweepSome(ctx, keys).catch(() => undefined);
}

/** @returns how many files were deleted. @throws the first failure, after all were tried */
async function sweepSome({ db, files }: Stores, only?: string[]): Promise<number> {
  const { deleted, failure } = await db.transaction().execute(async (tx) => {
    // A backup copies the files of its database snapshot, even if they have been removed since.
    const keys = (await shareFilesLock(tx)) ? await lockUnkeptFiles(tx, only) : [];
    // The file goes first: while its row exists, the deletion can be retried.
    const results = await Promise.allSettled(keys.map((key) => files.remove(key)));
    const gone = keys.filter((_, index) => results[index]?.status === 'fulfilled');
    await deleteStoredFiles(tx, gone);
    return { deleted: gone.length, failure: results.find((result) => result.status === 'rejected') };
  });
  if (failure) throw failure.reason;
  return deleted;
}
