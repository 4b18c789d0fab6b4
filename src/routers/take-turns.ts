/** Runs work at most `atOnce` at a time in this process; the rest waits in the order in which it came. */
export function takeTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs work at most `atOnce` at a time for each key; see `takeTurns`. */
export function takeTurnsByKey() {
  const queues = new Map<string, { inTurn: ReturnType<typeof takeTurns>; length: number }>();
  return async function inTurn<T>(key: string, atOnce: number, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(key) ?? { inTurn: takeTurns(atOnce), length: 0 };
    queues.set(key, queue);
    queue.length += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(key);
    }
  };
}
