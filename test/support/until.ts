import { vi } from 'vitest';

/** Longer than anything takes on any machine: only what never happens is waited for in vain. */
const inVainMs = 120_000;

/** Waits until the expectation holds. */
export const until = <T>(expectation: () => T | Promise<T>, interval = 20): Promise<T> =>
  vi.waitFor(expectation, { timeout: inVainMs, interval });
