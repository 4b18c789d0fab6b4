import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { Client } from 'pg';
import { openBenchDatabase } from './bench-database';
import { load } from './load';
import { type Servers, startServers } from './servers';

// How fast the public page is, beside a bare Fastify in the same process and run: `npm run bench`. Only ratios are
// judged, as the machine may be busy; the exit code is 1 if one misses its goal.

const rounds = 5;
const warm = { connections: 50, ms: 1_500 };
const coldReads = 60;

interface Figure {
  what: string;
  ratio: number;
  goal: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureWarm({ product, bare, page }: Servers): Promise<Figure[]> {
  const acceptEncoding = 'br';
  const targets = [
    { port: bare, path: page, acceptEncoding },
    { port: product, path: page, acceptEncoding },
    { port: product, path: '/healthz', acceptEncoding },
  ];
  // The first round warms up.
  const rates: number[][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const rate: number[] = [];
    for (const target of targets) rate.push(await load(target, warm));
    if (round > 0) rates.push(rate);
  }
  const [bareRate = 0, pageRate = 0, healthRate = 0] = [0, 1, 2].map((at) =>
    median(rates.map((rate) => rate[at] ?? 0)),
  );
  console.log(
    `warm, requests a second: bare ${bareRate.toFixed()}, page ${pageRate.toFixed()}, /healthz ${healthRate.toFixed()}`,
  );
  const ratioTo = (at: number) => median(rates.map((rate) => (rate[1] ?? 0) / (rate[at] ?? 1)));
  return [
    { what: 'page from memory / bare route with the same bytes', ratio: ratioTo(0), goal: 0.4 },
    { what: 'page from memory / healthz', ratio: ratioTo(2), goal: 1 },
  ];
}

async function measureCold(servers: Servers, connectionString: string): Promise<Figure[]> {
  const writer = new Client({ connectionString });
  await writer.connect();
  const origin = (port: number) => `http://127.0.0.1:${port}`;
  const time = async (address: string) => {
    const begun = performance.now();
    await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
    return performance.now() - begun;
  };
  const times: { bare: number; page: number }[] = [];
  for (let count = 0; count < coldReads; count += 1) {
    await writer.query('update profiles set updated_at = now() where id = $1', [servers.profileId]);
    // Answered once the product knows of the write.
    await fetch(`${origin(servers.product)}/api/nothing`, { method: 'POST' });
    const bare = await time(`${origin(servers.bare)}/cold`);
    times.push({ bare, page: await time(origin(servers.product) + servers.page) });
  }
  await writer.end();
  const later = times.slice(coldReads / 4);
  const [bare, page] = [median(later.map((each) => each.bare)), median(later.map((each) => each.page))];
  console.log(`after a write, ms: bare ${bare.toFixed(2)}, page ${page.toFixed(2)}`);
  return [{ what: 'page after a write / bare SELECT and template', ratio: bare / page, goal: 0.5 }];
}

async function measure(): Promise<void> {
  const database = await openBenchDatabase();
  console.log(`database: ${database.name}; load average: ${os.loadavg()[0]?.toFixed(1)}`);
  let child: ChildProcess | undefined;
  try {
    // Its log goes nowhere, but is written.
    child = fork(import.meta.filename, [database.connectionString], {
      execArgv: ['--import', 'tsx'],
      // As built: React's other build is several times slower.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The servers did not start.')));
    const [servers] = await Promise.race([once(child, 'message'), ended]);
    const figures = [
      ...(await measureWarm(servers)),
      ...(await measureCold(servers, database.connectionString)),
    ];
    for (const { what, ratio, goal } of figures) {
      console.log(`${ratio >= goal ? 'reached' : 'MISSED '}  ${ratio.toFixed(2)} (goal ${goal})  ${what}`);
    }
    if (figures.some(({ ratio, goal }) => ratio < goal)) process.exitCode = 1;
  } finally {
    child?.kill('SIGKILL');
    await database.stop();
  }
}

const [connectionString] = process.argv.slice(2);
if (process.send && connectionString) process.send(await startServers(connectionString));
else await measure();
