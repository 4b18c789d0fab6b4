import type { ServerConfig } from '../../src/routers/trpc';

/** What the tests' servers are configured with. */
export const testConfig: ServerConfig = { devPages: true };
