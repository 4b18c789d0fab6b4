import { setTimeout as delay } from 'node:timers/promises';
import { pauseAfter, persist } from '../../routers/persist';

/** A job that this process has taken. */
export interface TakenJob<Data> {
  id: string;
  data: Data;
  /** How often it was tried before. */
  retryCount: number;
  retryLimit: number;
  /** After this long it counts as lost, and any process may take it again. */
  expireInSeconds: number;
}

/** The queue of one kind of work. Everything may throw while the database is away. */
export interface JobSource<Data> {
  name: string;
  /** Takes jobs that are due, so that no other process gets them. */
  take(count: number): Promise<TakenJob<Data>[]>;
  complete(id: string): Promise<unknown>;
  /** Has the job tried again, or gives it up where this was the last try. */
  fail(id: string, reason: unknown): Promise<unknown>;
}

export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobWorker {
  /** Takes nothing more, and waits for what is under way; what does not end in time is given back. */
  stop(limitMs: number): Promise<void>;
}

const pollingMs = 1_000;

/**
 * Does the work of one queue from now on, `atOnce` jobs at a time. A database that is away is asked again and again, and
 * how a job ended is recorded when it is back.
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

  /** @returns how many; undefined if the database cannot be asked */
  async function takeAndStart(count: number, isFirstTry: boolean): Promise<number | undefined> {
    try {
      const jobs = await source.take(count);
      for (const job of jobs) start(job);
      return jobs.length;
    } catch (error) {
      const details = { err: error, kind: source.name };
      if (isFirstTry) log.error(details, 'the job queue cannot be asked; it is tried again');
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

  /** Until the time is over, the worker stops, or one that had its hands full has one free. */
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
          log.error({ err: error, job: id, kind: source.name }, 'a job could not be given back');
        });
      }
    },
  };
}

/** @throws where it takes longer; what was begun goes on */
async function within<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const limit = delay(limitMs, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`It took longer than ${limitMs / 1000} s.`);
  });
  return Promise.race([work(), limit]).finally(() => ended.abort());
}
