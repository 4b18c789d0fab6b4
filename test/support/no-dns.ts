import { openResolver } from '../../src/server/adapters/dns-resolver';

/** Asks where nothing answers, and the system says so at once. */
export const noDns = openResolver(['127.0.0.1:9']);
