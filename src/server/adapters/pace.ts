/** Pieces of files that are worked on before everybody else gets a turn; one takes about 0.1 ms. */
const atOnce = 8;

const waiting: (() => void)[] = [];

/**
 * Runs the work soon, in order, and only a little of it in one go: many uploads at once would otherwise keep the one
 * thread from all other requests. A stream that waits for its turn keeps its sender waiting too.
 */
export function inSmallBites(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(bite);
}

function bite(): void {
  for (const work of waiting.splice(0, atOnce)) work();
  if (waiting.length > 0) setImmediate(bite);
}
