import type { ServerConfig } from '../../src/routers/context';

/** What the tests' servers are configured with. */
export const testConfig: ServerConfig = { devPages: true, sellsPlans: false, isOperatorKnown: false };

/** Lifts the limits on requests, which all tests of a file share. */
export const testLimitMultiplier = 1000;
