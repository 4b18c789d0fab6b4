import { setTimeout as delay } from 'node:timers/promises';
import { pauseAfter, persist } from '../../routers/persist';

/** A job claimed by this process. */
export interface TakenJob<Data> {
  id: string;
  data: Data;
  /** How many attempts were made before. */
  retryCount: number;
  retryLimit: number;
  /** After this time the claim expires, and any process may take the job again. */
  expireInSeconds: number;
}

/** The queue of one kind of job. Everything may throw while the database is away. */
export interface JobSource<Data> {
  name: string;
  /** Claims due jobs, so that no other process gets them. */
  take(count: number): Promise<TakenJob<Data>[]>;
  complete(id: string): Promise<unknown>;
  /** Schedules a retry, or gives the job up after its last attempt. */
  fail(id: string, reason: unknown): Promise<unknown>;
}

export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobWorker {
  /** Claims nothing more and waits for running jobs; unfinished ones are released. */
  stop(limitMs: number): Promise<void>;
}

const pollingMs = 1_000;

/**
 * Works on one queue, `atOnce` jobs at a time. Keeps polling while the database is away, and
 * records finished jobs when it is back.
 */
export function startJobWorker<Data>(
  source: JobSource<Data>,
  atOnce: number,
  handle: (data: Data, id: string) => Promise<void>,
  log: JobLog,
): JobWorker {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Map<string, Promise<void>>();
  let wake = () => {};

  async function run(job: TakenJob<Data>): Promise<void> {
    const limitMs = job.expireInSeconds * 1000;
    const outcome = await within(limitMs, async () => handle(job.data, job.id)).then(
      () => () => source.complete(job.id),
      (reason: unknown) => {
        logFailure(job, reason);
        return () => source.fail(job.id, reason);
      },
    );
    await persist(outcome, limitMs, signal).catch((error: unknown) =>
      log.error(
        { err: error, job: job.id, kind: source.name },
        'how a job ended is not known; it is done again',
      ),
    );
  }

  function logFailure({ id, retryCount, retryLimit }: TakenJob<Data>, reason: unknown): void {
    const details = { err: reason, job: id, kind: source.name };
    if (retryCount < retryLimit) log.warn(details, 'a job failed; it is tried again');
    else log.error(details, 'a job failed at its last try; it is given up');
  }

  function start(job: TakenJob<Data>): void {
    const ended = run(job).finally(() => {
      const wasFull = running.size >= atOnce;
      running.delete(job.id);
      if (wasFull) wake();
    });
    running.set(job.id, ended);
  }

  /** @returns how many; undefined if the database is unavailable */
  async function takeAndStart(count: number, isFirstTry: boolean): Promise<number | undefined> {
    try {
      const jobs = await source.take(count);
      for (const job of jobs) start(job);
      return jobs.length;
    } catch (error) {
      const details = { err: error, kind: source.name };
      if (isFirstTry) log.error(details, 'polling the job queue failed; retrying');
      return undefined;
    }
  }

  async function work(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const free = atOnce - running.size;
      const taken = free > 0 ? await takeAndStart(free, failures === 0) : 0;
      failures = taken === undefined ? failures + 1 : 0;
      const mayBeMore = taken === free;
      if (mayBeMore && running.size < atOnce) continue;
      await sleep(failures > 0 ? pauseAfter(failures) : pollingMs);
    }
    await Promise.all(running.values());
  }

  /** Waits until the timeout, until the worker stops, or until a slot becomes free. */
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const ended = work();
  return {
    async stop(limitMs) {
      stopping.abort();
      wake();
      const limit = new AbortController();
      await Promise.race([ended, delay(limitMs, undefined, { signal: limit.signal }).catch(() => {})]);
      limit.abort();
      for (const id of running.keys()) {
        await source.fail(id, new Error('The server stopped meanwhile.')).catch((error: unknown) => {
          log.error({ err: error, job: id, kind: source.name }, 'releasing a job failed');
        });
      }
    },
  };
}

/** @throws on timeout; the work itself continues */
async function within<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const limit = delay(limitMs, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`It took longer than ${limitMs / 1000} s.`);
  });
  return Promise.race([work(), limit]).finally(() => ended.abort());
}
