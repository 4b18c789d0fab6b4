import type { Database } from '../../../db/client';
import { deleteAccount, lockDueAccount, vacuumTables } from '../../../db/queries/deletion';
import { recordEvent } from '../audit/record-event';
import type { Context } from '../context';

type Parts = Pick<Context, 'jobs'> &
  Pick<Database, 'db' | 'longWork'> & {
    /** Whether the database's server is this product's own, whose files may be written anew. */
    ownsDatabase: boolean;
  };

// What nobody asked for came from no network.
const visitor = { ip: '', userAgent: '', optsOutOfTracking: false };

/**
 * Deletes for good the accounts whose days of grace are over: rows, sessions and queued work at once, while the files
 * are left to the sweeper. Any number of processes may do so at once; one that fails is tried again later.
 */
export async function deleteDueAccounts(parts: Parts): Promise<void> {
  let deleted = 0;
  while (await deleteOne(parts)) deleted++;
  if (deleted > 0) await parts.longWork((db) => vacuumTables(db, parts.ownsDatabase));
}

/** @returns whether there was one */
async function deleteOne({ db, jobs }: Parts): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const id = await lockDueAccount(tx);
    if (!id) return false;
    await jobs.forget(tx, await deleteAccount(tx, id));
    // Without the account, so that nothing tells whose it was.
    await recordEvent(tx, { visitor }, 'account-deleted', {});
    return true;
  });
}
