import { Client } from 'pg';
import { openDatabase } from '../../../db/client';
import { newAccount, newSession } from '../../support/factories';
import type { Bench, Measurement } from './bench';
import { median } from './figures';
import { fillWithViews } from './many-views';
import { type Post, postLoad } from './post-load';

const rounds = 3;
// So many that both routes are compiled for speed.
const warmUps = 2;
const duration = { connections: 50, ms: 3_000 };
const sizes = [10_000, 1_000_000, 5_000_000];
// The first ones wait for code that V8 has dropped while the tables were filled.
const summaries = { warmUps: 40, counted: 40 };

interface Viewed {
  id: string;
  /** A session of the owner. */
  token: string;
}

/** How fast views are recorded, beside one INSERT for each request, and summed up, however many there are. */
export const measureViews: Measurement = async (bench) => {
  const [empty, ...filled] = await addProfiles(bench.connectionString, 1 + sizes.length);
  const full = filled.at(-1);
  if (!empty || !full) throw new Error('There are no profiles.');
  const fresh = await measureRecording(bench, empty.id, 'empty table');
  const times: number[] = [];
  const client = new Client({ connectionString: bench.connectionString });
  await client.connect();
  for (const [index, profile] of filled.entries()) {
    const size = sizes[index] ?? 0;
    await fillWithViews(client, profile.id, size);
    times.push(await measureSummary(bench, profile));
    console.log(`summary of a year at ${size} views: ${times.at(-1)?.toFixed(1)} ms`);
  }
  await client.end();
  const later = await measureRecording(bench, full.id, 'full table');
  return [
    { what: 'recording new visitors / bare INSERT', value: fresh.new.ratio, goal: { atLeast: 0.8 } },
    { what: 'recording known visitors / bare INSERT', value: fresh.known.ratio, goal: { atLeast: 0.8 } },
    { what: 'p99 of recording new visitors', value: fresh.new.p99, unit: ' ms', goal: { atMost: 25 } },
    { what: 'p99 of recording known visitors', value: fresh.known.p99, unit: ' ms', goal: { atMost: 25 } },
    { what: 'slowest summary', value: Math.max(...times), unit: ' ms', goal: { atMost: 30 } },
    {
      what: 'summary at the most views / at the fewest',
      value: (times.at(-1) ?? 0) / (times[0] ?? 1),
      goal: { atMost: 1.5 },
    },
    {
      what: 'recording on the full table / on the empty one, each beside a bare INSERT',
      value: later.new.ratio / fresh.new.ratio,
      goal: { atLeast: 0.8 },
    },
  ];
};

async function addProfiles(connectionString: string, count: number): Promise<Viewed[]> {
  const { db, close } = openDatabase(connectionString);
  const profiles: Viewed[] = [];
  for (let added = 0; added < count; added += 1) {
    const { id, profile } = await newAccount(db);
    profiles.push({ id: profile.id, token: await newSession(db, id) });
  }
  await close();
  return profiles;
}

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const body = JSON.stringify({ source: 'direct', referrer: 'https://www.linkedin.com/feed/' });

/** Views from as many networks as given. */
function viewsOf(port: number, profileId: string, networks: number): Post {
  return {
    port,
    path: `/api/profile/${profileId}/view`,
    body,
    headers() {
      const network = Math.floor(Math.random() * networks);
      const address = `${1 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}.7`;
      return `user-agent: ${userAgent}\r\nx-forwarded-for: ${address}\r\n`;
    },
  };
}

async function measureRecording({ product, bare }: Bench, profileId: string, where: string) {
  const manyNetworks = 2 ** 23;
  const targets = [
    viewsOf(bare, profileId, manyNetworks),
    viewsOf(product, profileId, manyNetworks),
    viewsOf(product, profileId, 1_000),
  ];
  const results: { perSecond: number; p99: number }[][] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const result = [];
    for (const target of targets) result.push(await postLoad(target, duration));
    if (round >= 0) results.push(result);
  }
  const of = (at: number) => ({
    perSecond: median(results.map((result) => result[at]?.perSecond ?? 0)),
    p99: median(results.map((result) => result[at]?.p99 ?? 0)),
    ratio: median(results.map((result) => (result[at]?.perSecond ?? 0) / (result[0]?.perSecond ?? 1))),
  });
  const figures = { bare: of(0), new: of(1), known: of(2) };
  const text = Object.entries(figures).map(
    ([name, { perSecond, p99 }]) => `${name} ${perSecond.toFixed()} (p99 ${p99.toFixed(1)} ms)`,
  );
  console.log(`views a second on the ${where}: ${text.join(', ')}`);
  return figures;
}

async function measureSummary({ product }: Bench, { id, token }: Viewed): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < summaries.warmUps + summaries.counted; count += 1) {
    const begun = performance.now();
    const answer = await fetch(`http://127.0.0.1:${product}/api/profile/${id}/analytics?period=1y`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The summary answers ${answer.status}.`);
    times.push(performance.now() - begun);
  }
  return median(times.slice(summaries.warmUps));
}
