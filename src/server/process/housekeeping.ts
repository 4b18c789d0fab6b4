import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/client';
import { deleteExpiredAccountTokens } from '../../../db/queries/account-tokens';
import { deleteOldPaymentEvents } from '../../../db/queries/billing';
import { purgeBins } from '../../../db/queries/bin';
import { deleteOldImports } from '../../../db/queries/cv-imports';
import { deleteUnusedImages } from '../../../db/queries/images';
import { deleteOldInvitations } from '../../../db/queries/invitations';
import { deleteOldMails, listKnownMails } from '../../../db/queries/mails';
import { purgeRemovedPortfolios } from '../../../db/queries/portfolios';
import { deleteExpiredLimits } from '../../../db/queries/request-limits';
import { deleteEndedSessions } from '../../../db/queries/sessions';
import { deleteOldStatusDays } from '../../../db/queries/status-days';
import { deleteExpiredDrafts } from '../../../db/testimonials/versions';
import { deleteOldViews } from '../../../db/views/partitions';
import { binKinds } from '../../contracts/bin';
import { confirmDays } from '../../contracts/testimonial-request';
import { deleteDueAccounts } from '../../routers/account/delete-due-accounts';
import { checkSubscriptions } from '../../routers/billing/check-subscriptions';
import { forgetCustomers } from '../../routers/billing/forget-customers';
import type { Context } from '../../routers/context';
import { checkDueDomains } from '../../routers/domains/check-due-domains';
import { sweepFiles } from '../../routers/files/sweep-files';
import { queueDueMails } from '../../routers/mail-choices/queue-due-mails';
import type { Mailer } from '../../routers/ports';
import { firstShownDay } from '../status/utc-minute';

type Parts = Pick<Context, 'files' | 'jobs' | 'clock' | 'dns'> &
  Partial<Pick<Context, 'payments'>> &
  Pick<Database, 'db' | 'longWork'> & {
    mailer: Mailer;
    ownsDatabase: boolean;
    /** The host of the installation; undefined where that is not configured. */
    ownHost: string | undefined;
  };

const minuteMs = 60 * 1000;

/**
 * Regularly deletes what is no longer needed, queues the mails that are due, and checks the domains and subscriptions that are. Safe to run in
 * several processes.
 */
export function startHousekeeping(parts: Parts, log: FastifyBaseLogger) {
  const { db } = parts;
  const stopping = new AbortController();
  // Interrupted work is repeated after the next start.
  const logFailure = (error: unknown) => {
    if (!stopping.signal.aborted) log.error({ err: error }, 'housekeeping failed; retrying later');
  };
  const remind = () => queueDueMails(parts).catch(logFailure);
  const clean = once(() =>
    Promise.all([
      deleteEndedSessions(db),
      deleteExpiredAccountTokens(db),
      deleteExpiredLimits(db),
      deleteOldInvitations(db),
      parts.longWork(deleteOldViews),
      deleteOldPaymentEvents(db),
      deleteOldStatusDays(db, firstShownDay(parts.clock.now())),
      purge(parts),
    ]).catch(logFailure),
  );
  const { payments } = parts;
  const checkPlans = once(async () => {
    if (payments) await checkSubscriptions({ ...parts, payments }, stopping.signal).catch(logFailure);
  });
  const checkDomains = once(() => checkDueDomains(parts).catch(logFailure));
  void clean();
  void remind();
  void checkDomains();
  void checkPlans();
  const timers = [
    setInterval(clean, 10 * minuteMs),
    setInterval(remind, minuteMs),
    setInterval(checkDomains, minuteMs),
    setInterval(checkPlans, 10 * minuteMs),
  ];
  for (const timer of timers) timer.unref();
  return {
    stop(): void {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** The work, skipped while it is still under way: a name server or a database that does not answer may delay it. */
function once(work: () => Promise<unknown>): () => Promise<void> {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    await work();
    isUnderWay = false;
  };
}

/**
 * Deletes accounts whose grace period is over once the payment provider has forgotten them, portfolios that can no longer be
 * brought back, what was in the bin for its time, imports that can no longer be undone and testimonials that nobody confirmed, then images without an
 * entry, then files and copies of mails without a row. A failed step does not stop the others.
 */
export async function purge(parts: Omit<Parts, 'clock' | 'dns' | 'ownHost'>): Promise<void> {
  const { db, longWork, files, jobs, payments, mailer, ownsDatabase } = parts;
  const steps = [
    async () => payments && forgetCustomers({ db, payments }),
    () => deleteDueAccounts({ db, longWork, jobs, payments, ownsDatabase }),
    () => longWork(purgeRemovedPortfolios),
    () => purgeBins(db, binKinds),
    () => deleteOldImports(db),
    () => deleteExpiredDrafts(db, confirmDays),
    () => db.transaction().execute(deleteUnusedImages),
    () => sweepFiles({ db, files }),
    () => deleteOldMails(db),
    () => mailer.discard((ids) => listKnownMails(db, ids)),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some of the housekeeping failed.');
}
