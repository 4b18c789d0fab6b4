import type { Database } from '../../../db/client';
import { deleteAccount, lockDueAccount, vacuumTables } from '../../../db/queries/deletion';
import { recordEvent } from '../audit/record-event';
import type { Context } from '../context';

type Parts = Pick<Context, 'jobs'> &
  Partial<Pick<Context, 'payments'>> &
  Pick<Database, 'db' | 'longWork'> & {
    /** Whether the database server is the product's own, so that its files may be rewritten. */
    ownsDatabase: boolean;
  };

// Not caused by a request.
const visitor = { ip: '', userAgent: '', optsOutOfTracking: false };

/**
 * Deletes the accounts whose grace period is over: rows, sessions and queued work at once; files
 * are left to the sweeper. Where there is a payment provider, it must have forgotten them first. Safe to run in any number of processes; a failed deletion is retried later.
 */
export async function deleteDueAccounts(parts: Parts): Promise<void> {
  let deleted = 0;
  while (await deleteOne(parts)) deleted++;
  if (deleted > 0) await parts.longWork((db) => vacuumTables(db, parts.ownsDatabase));
}

/** @returns whether there was one */
async function deleteOne({ db, jobs, payments }: Parts): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const id = await lockDueAccount(tx, payments === undefined);
    if (!id) return false;
    await jobs.forget(tx, await deleteAccount(tx, id));
    // Without the account id, so that the entry identifies nobody.
    await recordEvent(tx, { visitor }, 'account-deleted', {});
    return true;
  });
}
