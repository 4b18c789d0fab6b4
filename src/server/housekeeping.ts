import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client';
import { deleteExpiredAccountTokens } from '../../db/queries/account-tokens';
import { deleteUnusedImages } from '../../db/queries/images';
import { deleteOldInvitations } from '../../db/queries/invitations';
import { deleteOldMails, listKnownMails } from '../../db/queries/mails';
import { deleteExpiredLimits } from '../../db/queries/request-limits';
import { deleteEndedSessions } from '../../db/queries/sessions';
import { deleteOldVisits } from '../../db/queries/views';
import { purgeRemoved } from '../../db/sections';
import { deleteDueAccounts } from '../routers/account/delete-due-accounts';
import type { Context } from '../routers/context';
import { sweepFiles } from '../routers/files/sweep-files';
import type { Mailer } from '../routers/ports';

type Parts = Pick<Context, 'files' | 'jobs'> &
  Pick<Database, 'db' | 'longWork'> & { mailer: Mailer; ownsDatabase: boolean };

const everyMs = 10 * 60 * 1000;

/** Deletes from time to time what nobody can ask for any more. Several processes may do so at once. */
export function startHousekeeping(parts: Parts, log: FastifyBaseLogger) {
  const { db } = parts;
  let isStopped = false;
  const run = () =>
    Promise.all([
      deleteEndedSessions(db),
      deleteExpiredAccountTokens(db),
      deleteExpiredLimits(db),
      deleteOldInvitations(db),
      deleteOldVisits(db),
      purge(parts),
    ]).catch((error: unknown) => {
      // What a stop interrupts is repeated by the next start.
      if (!isStopped) log.error({ err: error }, 'housekeeping failed; it is tried again later');
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
 * Accounts whose days of grace are over, entries that nobody can restore any more, then the images that no entry shows,
 * then files and copies of mails that nothing names. A step that fails does not keep the others back.
 */
export async function purge({ db, longWork, files, jobs, mailer, ownsDatabase }: Parts): Promise<void> {
  const steps = [
    () => deleteDueAccounts({ db, longWork, jobs, ownsDatabase }),
    () => purgeRemoved(db),
    () => db.transaction().execute(deleteUnusedImages),
    () => sweepFiles({ db, files }),
    () => deleteOldMails(db),
    () => mailer.discard((ids) => listKnownMails(db, ids)),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some of the housekeeping failed.');
}
