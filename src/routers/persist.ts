import { setTimeout as delay } from 'node:timers/promises';

const pausesMs = { first: 100, longest: 5_000 };

/** How long to wait after so many failures in a row. */
export const pauseAfter = (failures: number): number =>
  Math.min(pausesMs.longest, pausesMs.first * 2 ** (failures - 1));

/**
 * Tries something again until it works, for what has to be written down though the database is away for a while.
 * @param limitMs for how long it is tried
 * @param signal ends it early: the try that is under way is the last one
 * @throws the error of the last try
 */
export async function persist<T>(
  attempt: () => Promise<T>,
  limitMs: number,
  signal?: AbortSignal,
): Promise<T> {
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
