import type { Clock } from '../../routers/ports';

/** The computer's clock. */
export const systemClock: Clock = { now: () => new Date() };
