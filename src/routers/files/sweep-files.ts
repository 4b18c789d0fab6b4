import { deleteStoredFiles, lockUnkeptFiles, shareFilesLock } from '../../../db/queries/stored-files';
import type { Context } from '../context';

type Stores = Pick<Context, 'db' | 'files'>;

/**
 * Deletes what nothing needs any more: files that were removed, files that never came to be named by content, and what
 * broken uploads left in staging. Any number of processes may do so at once; what a crash interrupts is repeated. While a
 * backup is being written, files wait for the next time.
 */
export async function sweepFiles(ctx: Stores): Promise<void> {
  await ctx.files.discardAbandoned();
  while ((await sweepSome(ctx)) > 0);
}

/** Deletes these files at once, where they are removed. What fails is left to the sweeper, which says so. */
export async function deleteUnkept(ctx: Stores, keys: string[]): Promise<void> {
  if (keys.length > 0) await sweepSome(ctx, keys).catch(() => undefined);
}

/** @returns how many files it deleted. @throws the first failure, after it has tried all */
async function sweepSome({ db, files }: Stores, only?: string[]): Promise<number> {
  const { deleted, failure } = await db.transaction().execute(async (tx) => {
    // A backup copies the files that its moment of the database names, though they may be removed by now.
    const keys = (await shareFilesLock(tx)) ? await lockUnkeptFiles(tx, only) : [];
    // The file goes first: while its row is there, the deletion can be repeated.
    const results = await Promise.allSettled(keys.map((key) => files.remove(key)));
    const gone = keys.filter((_, index) => results[index]?.status === 'fulfilled');
    await deleteStoredFiles(tx, gone);
    return { deleted: gone.length, failure: results.find((result) => result.status === 'rejected') };
  });
  if (failure) throw failure.reason;
  return deleted;
}
