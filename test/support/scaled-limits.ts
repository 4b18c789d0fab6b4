import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import type { TestApp } from './app';

/** Another server on the same database, whose limits are this share of the usual ones: a tenth of a hundred calls is ten. */
export const withLimitsTimes = (multiplier: number, { db, newServer }: TestApp): Promise<TestApp> =>
  newServer({ limiter: openRateLimiter({ db, multiplier }) });
