import { claimDueMails } from '../../../db/queries/mail-choices';
import type { Context } from '../context';

/** Claimed in one transaction. */
const batch = 200;

/**
 * Queues the optional mails that are due. Safe to run in several processes, any number of times: a mail is claimed in the
 * transaction that queues it. What came due while no server ran is queued when one runs again.
 */
export async function queueDueMails({
  db,
  jobs,
  clock,
}: Pick<Context, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (;;) {
    const claimed = await db.transaction().execute(async (tx) => {
      const mails = await claimDueMails(tx, now, batch);
      for (const { kind: template, accountId, profileId, day, hasNews } of mails) {
        if (hasNews) await jobs.add(tx, 'send-mail', { template, accountId, profileId, day });
      }
      return mails.length;
    });
    if (claimed < batch) return;
  }
}
