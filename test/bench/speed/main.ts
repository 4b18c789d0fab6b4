import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import type { Bench, Measurement } from './bench';
import { openBenchDatabase } from './database';
import { type Figure, judge } from './figures';
import { measureContacts } from './measure-contacts';
import { measureDocuments } from './measure-documents';
import { measureLinks } from './measure-links';
import { measureColdPage, measureWarmPage } from './measure-page';
import { measureProcesses } from './measure-processes';
import { measureViews } from './measure-views';

// `npm run bench` judges how fast the product is, beside a bare Fastify in the same run where that can be compared;
// `npm run bench -- warm cold` only these. The exit code is 1 if a figure misses its goal.

const measurements: Record<string, Measurement> = {
  warm: measureWarmPage,
  cold: measureColdPage,
  documents: measureDocuments,
  processes: measureProcesses,
  links: measureLinks,
  views: measureViews,
  contacts: measureContacts,
};

const children: ChildProcess[] = [];

/** Starts servers in a process of their own. Their log goes nowhere, but is written. */
async function startProcess<T>(...given: string[]): Promise<T> {
  const child = fork(new URL('./servers.ts', import.meta.url), given, {
    execArgv: ['--import', 'tsx', ...startFlags()],
    // As built: React's other build is several times slower.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The servers did not start.')));
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  return answer;
}

/** The flags that `npm start` gives to Node.js. */
function startFlags(): string[] {
  const script = readFileSync(new URL('../../../start.sh', import.meta.url), 'utf8');
  return /^exec node (.*) "\$\(/m.exec(script)?.[1]?.split(' ') ?? [];
}

const printLoad = (when: string) => console.log(`load average ${when}: ${os.loadavg()[0]?.toFixed(1)}`);

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !measurements[name]);
if (unknown.length > 0) throw new Error(`There is no ${unknown}, only ${Object.keys(measurements)}.`);

const database = await openBenchDatabase();
const { connectionString } = database;
console.log(`database: ${database.name}`);
printLoad('before');
try {
  const first = await startProcess<Omit<Bench, 'second' | 'connectionString'>>('all', connectionString);
  const { product: second } = await startProcess<{ product: number }>('second', connectionString);
  const bench: Bench = { ...first, second, connectionString };
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await measure(bench)));
  }
  printLoad('after');
  if (!judge(figures)) process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await database.stop();
}
