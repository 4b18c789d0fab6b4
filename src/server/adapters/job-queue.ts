import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { DB } from '../../../db/tables.gen';
import type { JobData, Jobs } from '../../routers/ports';

type JobName = keyof JobData;

/**
 * What does each kind of work; it throws where the work is to be tried again.
 * The job's id is the same at each try.
 */
export type JobHandlers = { [N in JobName]: (data: JobData[N], jobId: string) => Promise<void> };

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobQueue extends Jobs {
  /** Takes up work from now on, of each kind as much at once as it bears. */
  work(handlers: JobHandlers, log: Log): Promise<void>;
  /** Does the work of these kinds that is due now and returns; the first failure is thrown. For tests. */
  runPending(handlers: Partial<JobHandlers>): Promise<void>;
  /** Waits some seconds for the work under way; what does not end is tried again by the next process. */
  stop(): Promise<void>;
}

const retries = { retryLimit: 10, retryDelay: 5, retryBackoff: true };
const queues: Record<JobName, PgBoss.RetryOptions & PgBoss.ExpirationOptions> = {
  'send-mail': { ...retries, expireInSeconds: 120 },
  'prepare-video': { ...retries, retryLimit: 2, expireInSeconds: 15 * 60 },
};

const pollingIntervalSeconds = 1;
/** Mails mostly wait for somebody else's server; videos take all of the machine. */
const atOnce: Record<JobName, number> = { 'send-mail': 20, 'prepare-video': 1 };
const stopLimitMs = 5_000;
// Nothing of a job is asked for once it is done.
const keptFor = {
  archiveCompletedAfterSeconds: 600,
  archiveFailedAfterSeconds: 86_400,
  deleteAfterHours: 24,
};

/** Opens the queue in the application's database, where it has a schema of its own. */
export async function openJobQueue(pool: Pool): Promise<JobQueue> {
  const boss = new PgBoss({
    ...keptFor,
    schedule: false,
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  let log: Log | undefined;
  boss.on('error', (error) => log?.error({ err: error }, 'the job queue failed; it is tried again'));
  await boss.start();
  for (const name of namesOf(queues)) await boss.createQueue(name, { name, ...queues[name] });

  return {
    async add(tx, name, data) {
      await boss.send(name, data, { db: inTransaction(tx) });
    },

    async forget(tx, ids) {
      const namesOne = sql`exists (select from jsonb_each_text(data) where value = any(${ids}))`;
      await sql`delete from pgboss.job where ${namesOne}`.execute(tx);
      await sql`delete from pgboss.archive where ${namesOne}`.execute(tx);
    },

    async work(handlers, logger) {
      log = logger;
      for (const name of namesOf(handlers)) {
        const options = { pollingIntervalSeconds, batchSize: atOnce[name], includeMetadata: true } as const;
        await boss.work<JobData[typeof name]>(name, options, async (batch) => {
          const ended = await Promise.allSettled(batch.map((job) => run(handlers, name, job)));
          for (const [index, job] of batch.entries()) {
            const result = ended[index];
            if (result?.status !== 'rejected') continue;
            logFailure(logger, job, result.reason);
            await boss.fail(name, job.id, toFailure(result.reason));
          }
        });
      }
    },

    async runPending(handlers) {
      for (const name of namesOf(handlers)) {
        for (;;) {
          const [job] = await boss.fetch<JobData[typeof name]>(name);
          if (!job) break;
          await run(handlers, name, job);
          await boss.complete(name, job.id);
        }
      }
    },

    stop: () => boss.stop({ timeout: stopLimitMs }),
  };
}

function logFailure(log: Log, { name, id, retryCount, retryLimit }: PgBoss.JobWithMetadata, reason: unknown) {
  const details = { err: reason, job: id, kind: name };
  if (retryCount < retryLimit) log.warn(details, 'a job failed; it is tried again');
  else log.error(details, 'a job failed at its last try; it is given up');
}

const toFailure = (reason: unknown) => ({
  message: reason instanceof Error ? reason.message : String(reason),
});

const namesOf = (record: Partial<Record<JobName, unknown>>) => Object.keys(record) as JobName[];

const run = <N extends JobName>(
  handlers: Partial<JobHandlers>,
  name: N,
  { data, id }: PgBoss.Job<JobData[N]>,
) => handlers[name]?.(data, id);

const inTransaction = (tx: Transaction<DB>): PgBoss.Db => ({
  executeSql: async (text, values) => ({
    rows: (await tx.executeQuery(CompiledQuery.raw(text, values))).rows,
  }),
});
