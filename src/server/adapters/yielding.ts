/** File chunks processed before yielding; one takes about 0.1 ms. */
const atOnce = 8;

const waiting: (() => void)[] = [];

/**
 * Runs work soon and in order, in small portions: many parallel uploads would otherwise block the
 * event loop. Waiting streams apply backpressure to their senders.
 */
export function runYielding(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(runPortion);
}

function runPortion(): void {
  for (const work of waiting.splice(0, atOnce)) work();
  if (waiting.length > 0) setImmediate(runPortion);
}
