import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { Client } from 'pg';
import { openBenchDatabase } from '../page-speed/bench-database';
import { fillWithViews } from './many-views';
import { type Post, postLoad } from './post-load';
import { type Servers, startServers } from './servers';

// How fast views are recorded and summed up, beside a bare Fastify with one INSERT a request: `npm run bench`.

const rounds = 3;
const duration = { connections: 50, ms: 3_000 };
const sizes = [10_000, 1_000_000, 5_000_000].map((size) =>
  Math.min(size, Number(process.env.BENCH_VIEWS ?? size)),
);
const summaries = 25;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const body = JSON.stringify({ source: 'direct', referrer: 'https://www.linkedin.com/feed/' });

/** A visitor of another network each time, or one of a few. */
function viewsOf(port: number, profileId: string, networks: number): Post {
  let sent = 0;
  return {
    port,
    path: `/api/profile/${profileId}/view`,
    body,
    headers() {
      sent += 1;
      const network = networks === Infinity ? Math.floor(Math.random() * 2 ** 23) : sent % networks;
      const address = `${1 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}.7`;
      return `user-agent: ${userAgent}\r\nx-forwarded-for: ${address}\r\n`;
    },
  };
}

interface Figure {
  what: string;
  value: number;
  goal: number;
  /** Whether less is better. */
  isLimit?: boolean;
}

async function measureRecording({ product, bare, profiles }: Servers, name: string, id: string) {
  const targets = [viewsOf(bare, id, Infinity), viewsOf(product, id, Infinity), viewsOf(product, id, 1_000)];
  const results: { perSecond: number; p99: number }[][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result = [];
    for (const target of targets) result.push(await postLoad(target, duration));
    if (round > 0) results.push(result);
  }
  const rate = (at: number) => median(results.map((result) => result[at]?.perSecond ?? 0));
  const p99 = (at: number) => median(results.map((result) => result[at]?.p99 ?? 0));
  const ratio = (at: number) =>
    median(results.map((result) => (result[at]?.perSecond ?? 0) / (result[0]?.perSecond ?? 1)));
  console.log(
    `${name}, views a second (p99 ms): bare ${rate(0).toFixed()} (${p99(0).toFixed(1)}), new visitors ${rate(1).toFixed()} (${p99(1).toFixed(1)}), known ones ${rate(2).toFixed()} (${p99(2).toFixed(1)})`,
  );
  return {
    newRatio: ratio(1),
    knownRatio: ratio(2),
    newP99: p99(1),
    knownP99: p99(2),
    profiles: profiles.length,
  };
}

async function measureSummary(
  { product }: Servers,
  { id, token }: { id: string; token: string },
): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < summaries; count += 1) {
    const begun = performance.now();
    const answer = await fetch(`http://127.0.0.1:${product}/api/profile/${id}/analytics?period=1y`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The summary answers ${answer.status}.`);
    times.push(performance.now() - begun);
  }
  return median(times.slice(5));
}

async function measureAll(servers: Servers, connectionString: string): Promise<Figure[]> {
  const [empty, ...filled] = servers.profiles;
  if (!empty) throw new Error('There are no profiles.');
  const fresh = await measureRecording(servers, 'empty table', empty.id);
  const client = new Client({ connectionString });
  await client.connect();
  const times: number[] = [];
  for (const [index, profile] of filled.entries()) {
    const size = sizes[index] ?? 0;
    const begun = performance.now();
    await fillWithViews(client, profile.id, size);
    const seconds = (performance.now() - begun) / 1000;
    const time = await measureSummary(servers, profile);
    times.push(time);
    console.log(
      `summary of a year at ${size} views: ${time.toFixed(1)} ms (filled in ${seconds.toFixed()} s)`,
    );
  }
  await client.end();
  const last = filled.at(-1);
  const full = last ? await measureRecording(servers, 'full table', last.id) : fresh;
  return [
    { what: 'recording new visitors / bare INSERT', value: fresh.newRatio, goal: 0.8 },
    { what: 'recording known visitors / bare INSERT', value: fresh.knownRatio, goal: 0.8 },
    { what: 'p99 of recording new visitors, ms', value: fresh.newP99, goal: 25, isLimit: true },
    { what: 'p99 of recording known visitors, ms', value: fresh.knownP99, goal: 25, isLimit: true },
    { what: 'slowest summary, ms', value: Math.max(...times), goal: 30, isLimit: true },
    {
      what: 'summary, largest / smallest',
      value: (times.at(-1) ?? 0) / (times[0] ?? 1),
      goal: 1.5,
      isLimit: true,
    },
    { what: 'recording on a full table / on an empty one', value: full.newRatio / fresh.newRatio, goal: 0.8 },
  ];
}

async function measure(): Promise<void> {
  const database = await openBenchDatabase();
  console.log(`database: ${database.name}; load average: ${os.loadavg()[0]?.toFixed(1)}`);
  let child: ChildProcess | undefined;
  try {
    child = fork(import.meta.filename, [database.connectionString], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The servers did not start.')));
    const [servers] = await Promise.race([once(child, 'message'), ended]);
    const figures = await measureAll(servers, database.connectionString);
    const reached = ({ value, goal, isLimit }: Figure) => (isLimit ? value <= goal : value >= goal);
    for (const figure of figures) {
      const { value, goal, what } = figure;
      console.log(`${reached(figure) ? 'reached' : 'MISSED '}  ${value.toFixed(2)} (goal ${goal})  ${what}`);
    }
    if (!figures.every(reached)) process.exitCode = 1;
  } finally {
    child?.kill('SIGKILL');
    await database.stop();
  }
}

const [connectionString] = process.argv.slice(2);
if (process.send && connectionString) {
  process.on('disconnect', () => process.exit());
  process.send(await startServers(connectionString));
} else await measure();
