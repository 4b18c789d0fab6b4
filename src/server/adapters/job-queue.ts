import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import PgBoss from 'pg-boss';
import type { DB } from '../../../db/tables.gen';
import { keysOf } from '../../contracts/keys-of';
import type { JobData, Jobs } from '../../routers/ports';
import { retry } from '../../routers/retry';

type JobName = keyof JobData;

/**
 * The handler of each kind of job; throws if the job should be retried.
 * The job's id is the same for every attempt.
 */
export type JobHandlers = { [N in JobName]: (data: JobData[N], jobId: string) => Promise<void> };

export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobQueue extends Jobs {
  /** Starts working, with each kind's own concurrency. */
  work(handlers: JobHandlers, log: JobLog): Promise<void>;
  /** Runs the jobs of these kinds that are due now; throws the first failure. For tests. */
  runPending(handlers: Partial<JobHandlers>): Promise<void>;
  /** Waits a few seconds for running jobs; unfinished ones are retried by the next process. */
  stop(limitMs?: number): Promise<void>;
}

const retries = { retryLimit: 10, retryDelay: 5, retryBackoff: true };
const queues: Record<JobName, PgBoss.RetryOptions & PgBoss.ExpirationOptions> = {
  'send-mail': { ...retries, expireInSeconds: 120 },
  'prepare-video': { ...retries, retryLimit: 2, expireInSeconds: 15 * 60 },
  // For days, because the provider may be away and the next payment would be taken.
  'settle-subscription': { ...retries, retryLimit: 16, retryDelay: 10, expireInSeconds: 120 },
  'keep-sent-document': { ...retries, expireInSeconds: 120 },
};

/** How many workers each queue has. Mails mostly wait for another server; a video uses the whole machine. */
const atOnce: Record<JobName, number> = {
  'send-mail': 5,
  'prepare-video': 1,
  'settle-subscription': 1,
  'keep-sent-document': 1,
};
const pollingIntervalSeconds = 1;
/** A job of somebody who has queued this many waits no longer than theirs do. */
const lowestPriority = 100;
const stopLimitMs = 5_000;
/** How long the end of a job is written again and again; as long as every job counts as taken. */
const settlingLimitMs = 120_000;
const upkeep = {
  // A job whose process was killed, or whose taking was not answered, is tried again once it has expired.
  maintenanceIntervalSeconds: 60,
  // Finished jobs are not needed.
  archiveCompletedAfterSeconds: 600,
  archiveFailedAfterSeconds: 86_400,
  deleteAfterHours: 24,
};

/** Creates or updates the schema of the queue. Two processes at once would lock each other out. */
export async function setUpJobQueue(db: Kysely<DB>): Promise<void> {
  const boss = new PgBoss({ schedule: false, supervise: false, db: executorOf(db) });
  await boss.start();
  for (const name of keysOf(queues)) await boss.createQueue(name, { name, ...queues[name] });
  await boss.stop({ graceful: false });
}

/** Opens the queue, whose schema is there. */
export async function openJobQueue({ db }: { db: Kysely<DB> }): Promise<JobQueue> {
  const stopping = new AbortController();
  let log: JobLog | undefined;
  const reportFailure = (error: unknown) =>
    log?.error({ err: error }, 'the job queue failed; it is tried again');
  const executor = settlingSurely(executorOf(db), stopping.signal, reportFailure);
  const boss = new PgBoss({ ...upkeep, schedule: false, migrate: false, db: executor });
  boss.on('error', reportFailure);
  await boss.start();

  async function startWorker<N extends JobName>(name: N, handle: JobHandlers[N], to: JobLog): Promise<void> {
    const options = { pollingIntervalSeconds, includeMetadata: true } as const;
    const worker = await boss.work<JobData[N]>(name, options, async ([job]) => {
      // A worker that is stopped while it takes a job begins with it nevertheless.
      stopping.signal.throwIfAborted();
      if (!job) return;
      try {
        await handle(job.data, job.id);
      } catch (error) {
        const details = { err: error, job: job.id, kind: name };
        if (job.retryCount < job.retryLimit) to.warn(details, 'a job failed; it is tried again');
        else to.error(details, 'a job failed at its last try; it is given up');
        // The queue keeps whatever else the error carries, such as addresses.
        throw new Error(error instanceof Error ? error.message : String(error));
      } finally {
        // The next job is taken at once instead of a second later.
        boss.notifyWorker(worker);
      }
    });
  }

  async function runAll<N extends JobName>(name: N, handlers: Partial<JobHandlers>): Promise<void> {
    for (;;) {
      const [job] = await boss.fetch<JobData[N]>(name);
      if (!job) return;
      await handlers[name]?.(job.data, job.id);
      await boss.complete(name, job.id);
    }
  }

  return {
    async add(tx, name, data) {
      const accountId = 'accountId' in data ? data.accountId : null;
      const priority = -Math.min(lowestPriority, await countUnfinished(tx, name, accountId));
      await boss.send(name, data, { db: executorOf(tx), priority });
    },

    async forget(tx, ids) {
      const namesOne = sql`exists (select from jsonb_each_text(data) where value = any(${ids}))`;
      await sql`delete from pgboss.job where ${namesOne}`.execute(tx);
      await sql`delete from pgboss.archive where ${namesOne}`.execute(tx);
    },

    async work(handlers, logger) {
      log = logger;
      for (const name of keysOf(handlers)) {
        for (let count = 0; count < atOnce[name]; count += 1) await startWorker(name, handlers[name], logger);
      }
    },

    async runPending(handlers) {
      for (const name of keysOf(handlers)) await runAll(name, handlers);
    },

    async stop(limitMs = stopLimitMs) {
      stopping.abort(new Error('The server stopped meanwhile.'));
      await boss.stop({ timeout: limitMs });
    },
  };
}

/** An account's next job comes after as many of every other account's, so that its many do not delay another's one. */
async function countUnfinished(
  tx: Transaction<DB>,
  name: JobName,
  accountId: string | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pgboss.job
    where name = ${name} and state < 'completed' and data ->> 'accountId' = ${accountId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

const executorOf = (db: Kysely<DB>): PgBoss.Db => ({
  executeSql: async (text, values) => ({
    rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows,
  }),
});

/**
 * The workers of pg-boss do not wait until the end of a job is recorded, so an error there would end the process. It is
 * recorded again and again instead, or else the job expires and is done again.
 */
function settlingSurely(
  { executeSql }: PgBoss.Db,
  stopping: AbortSignal,
  onFailure: (error: unknown) => void,
): PgBoss.Db {
  // Only what completes or fails jobs names several.
  const settles = (values: unknown[] | undefined) => Array.isArray(values?.[1]);
  return {
    executeSql(text, values) {
      if (!settles(values)) return executeSql(text, values);
      return retry(() => executeSql(text, values), settlingLimitMs, stopping).catch((error: unknown) => {
        onFailure(error);
        return { rows: [{ count: 0 }] };
      });
    },
  };
}
