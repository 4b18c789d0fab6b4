import { CompiledQuery, type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { DB } from '../../../db/tables.gen';
import { keysOf } from '../../contracts/keys-of';
import type { JobData, Jobs } from '../../routers/ports';
import { type JobLog, type JobSource, type JobWorker, startJobWorker, type TakenJob } from './job-worker';
import { takeJobs } from './take-jobs';

type JobName = keyof JobData;

/**
 * The handler of each kind of job; throws if the job should be retried.
 * The job's id is the same for every attempt.
 */
export type JobHandlers = { [N in JobName]: (data: JobData[N], jobId: string) => Promise<void> };

export interface JobQueue extends Jobs {
  /** Starts working, with each kind's own concurrency. */
  work(handlers: JobHandlers, log: JobLog): void;
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
};

/** Mails mostly wait for another server; a video uses the whole machine. */
const atOnce: Record<JobName, number> = { 'send-mail': 20, 'prepare-video': 1, 'settle-subscription': 2 };
const stopLimitMs = 5_000;
// Finished jobs are not needed.
const keptFor = {
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

/**
 * Opens the queue, whose schema is there. pg-boss stores the jobs; its workers are not used, because they crash the
 * process if the database is lost while a job finishes.
 */
export async function openJobQueue({ db }: { db: Kysely<DB> }): Promise<JobQueue> {
  const boss = new PgBoss({ ...keptFor, schedule: false, migrate: false, db: executorOf(db) });
  let log: JobLog | undefined;
  boss.on('error', (error) => log?.error({ err: error }, 'the job queue failed; it is tried again'));
  await boss.start();
  let workers: JobWorker[] = [];

  function sourceOf<N extends JobName>(name: N): JobSource<JobData[N]> {
    // The connection broke during the claim, so it is unknown who holds these jobs.
    const doubtful = new Set<string>();
    return {
      name,
      async take(count) {
        for (const id of doubtful) {
          await boss.fail(name, id, toFailure('The connection broke while the job was taken.'));
          doubtful.delete(id);
        }
        let taken: TakenJob<JobData[N]>[] = [];
        try {
          await db.transaction().execute(async (tx) => {
            taken = await takeJobs<JobData[N]>(tx, name, count);
          });
          return taken;
        } catch (error) {
          for (const { id } of taken) doubtful.add(id);
          throw error;
        }
      },
      complete: (id) => boss.complete(name, id),
      fail: (id, reason) => boss.fail(name, id, toFailure(reason)),
    };
  }

  function startWorker<N extends JobName>(name: N, handlers: JobHandlers, to: JobLog): JobWorker {
    return startJobWorker<JobData[N]>(sourceOf(name), atOnce[name], handlers[name], to);
  }

  async function runAll<N extends JobName>(name: N, handlers: Partial<JobHandlers>): Promise<void> {
    const source = sourceOf(name);
    for (;;) {
      const [job] = await source.take(1);
      if (!job) return;
      await handlers[name]?.(job.data, job.id);
      await source.complete(job.id);
    }
  }

  return {
    async add(tx, name, data) {
      await boss.send(name, data, { db: executorOf(tx) });
    },

    async forget(tx, ids) {
      const namesOne = sql`exists (select from jsonb_each_text(data) where value = any(${ids}))`;
      await sql`delete from pgboss.job where ${namesOne}`.execute(tx);
      await sql`delete from pgboss.archive where ${namesOne}`.execute(tx);
    },

    work(handlers, logger) {
      log = logger;
      workers = keysOf(handlers).map((name) => startWorker(name, handlers, logger));
    },

    async runPending(handlers) {
      for (const name of keysOf(handlers)) await runAll(name, handlers);
    },

    async stop(limitMs = stopLimitMs) {
      await Promise.all(workers.map((worker) => worker.stop(limitMs)));
      await boss.stop({ graceful: false });
    },
  };
}

const toFailure = (reason: unknown) => ({
  message: reason instanceof Error ? reason.message : String(reason),
});

const executorOf = (db: Kysely<DB>): PgBoss.Db => ({
  executeSql: async (text, values) => ({
    rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows,
  }),
});
