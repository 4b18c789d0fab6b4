import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client';
import { deleteExpiredAccountTokens } from '../../db/queries/account-tokens';
import { deleteOldImports } from '../../db/queries/cv-imports';
import { deleteUnusedImages } from '../../db/queries/images';
import { deleteOldInvitations } from '../../db/queries/invitations';
import { deleteOldMails, listKnownMails } from '../../db/queries/mails';
import { deleteExpiredLimits } from '../../db/queries/request-limits';
import { deleteEndedSessions } from '../../db/queries/sessions';
import { purgeRemoved } from '../../db/sections';
import { deleteOldViews } from '../../db/views/partitions';
import { deleteDueAccounts } from '../routers/account/delete-due-accounts';
import type { Context } from '../routers/context';
import { sweepFiles } from '../routers/files/sweep-files';
import type { Mailer } from '../routers/ports';

type Parts = Pick<Context, 'files' | 'jobs'> &
  Pick<Database, 'db' | 'longWork'> & { mailer: Mailer; ownsDatabase: boolean };

const everyMs = 10 * 60 * 1000;

/** Regularly deletes what is no longer needed. Safe to run in several processes. */
export function startHousekeeping(parts: Parts, log: FastifyBaseLogger) {
  const { db } = parts;
  let isStopped = false;
  const run = () =>
    Promise.all([
      deleteEndedSessions(db),
      deleteExpiredAccountTokens(db),
      deleteExpiredLimits(db),
      deleteOldInvitations(db),
      deleteOldViews(db),
      purge(parts),
    ]).catch((error: unknown) => {
      // Interrupted work is repeated after the next start.
      if (!isStopped) log.error({ err: error }, 'housekeeping failed; retrying later');
    });
  void run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    stop(): void {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/**
 * Deletes accounts whose grace period is over, entries that can no longer be restored and imports that
 * can no longer be undone, then images without an entry,
 * then files and copies of mails without a row. A failed step does not stop the others.
 */
export async function purge({ db, longWork, files, jobs, mailer, ownsDatabase }: Parts): Promise<void> {
  const steps = [
    () => deleteDueAccounts({ db, longWork, jobs, ownsDatabase }),
    () => purgeRemoved(db),
    () => deleteOldImports(db),
    () => db.transaction().execute(deleteUnusedImages),
    () => sweepFiles({ db, files }),
    () => deleteOldMails(db),
    () => mailer.discard((ids) => listKnownMails(db, ids)),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some of the housekeeping failed.');
}
