/**
 * Plays visits with a known truth in simulated time, compares every figure of analytics with it, and then all sums with
 * the single views.
 *   npx tsx test/faults/simulate-visits.ts [visits] [processes] [seed]
 */
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '../../db/client';
import { checkSums } from '../../db/views/check-sums';
import { openScriptDatabase } from '../support/test-databases';
import { simulateVisits } from '../support/visits/simulate-visits';

const [visits = 20_000, servers = 2, seed = 1] = process.argv.slice(2).map(Number);
const mostShown = 10;

const { connectionString, close } = await openScriptDatabase();
let compared = 0;
let differing = 0;
try {
  const begun = Date.now();
  const simulated = await simulateVisits({
    connectionString,
    visits,
    seed,
    servers,
    compare({ question, answered, true: truth }) {
      compared += 1;
      if (isDeepStrictEqual(answered, truth)) return;
      differing += 1;
      if (differing <= mostShown) console.error(question, JSON.stringify({ answered, truth }));
    },
  });
  const database = openDatabase(connectionString);
  const report = await database.longWork(checkSums);
  await database.close();
  for (const difference of report.differences.slice(0, mostShown)) console.error(difference);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log({ ...simulated, servers, seed, seconds, compared, differing, sumsThatDiffer: report.total });
  if (differing + report.total > 0) process.exitCode = 1;
} finally {
  await close();
}
