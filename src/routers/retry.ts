import { setTimeout as delay } from 'node:timers/promises';

const pausesMs = { first: 100, longest: 5_000 };

/** The delay after this many failures in a row. */
const pauseAfter = (failures: number): number =>
  Math.min(pausesMs.longest, pausesMs.first * 2 ** (failures - 1));

/**
 * Retries until it works, for what has to be recorded even if the database is away for a while.
 * @param limitMs how long to retry
 * @param signal stops the retries; the attempt in progress is the last one
 * @throws the error of the last attempt
 */
export async function retry<T>(attempt: () => Promise<T>, limitMs: number, signal?: AbortSignal): Promise<T> {
  const end = Date.now() + limitMs;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pauseMs = pauseAfter(failures);
      if (signal?.aborted || Date.now() + pauseMs > end) throw error;
      await delay(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}
