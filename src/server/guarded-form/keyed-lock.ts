/**
 * Runs what is done for the same key one after the other, in this process: whoever presses a button twice gets the second
 * answer after the first.
 */
export function keyedLock() {
  const latest = new Map<string, Promise<unknown>>();
  return async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const before = latest.get(key) ?? Promise.resolve();
    const own = before.then(run, run);
    latest.set(key, own);
    try {
      return await own;
    } finally {
      if (latest.get(key) === own) latest.delete(key);
    }
  };
}
