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
/** More than a year of a hundred views a day. */
const manyViews = 40_000;
// The first ones wait for code that V8 has dropped while the tables were filled.
const summaries = { warmUps: 40, counted: 40 };

interface Viewed {
  id: string;
  /** A session of the owner. */
  token: string;
}

/** How fast views are recorded, beside one INSERT for each request, and how fast those of a year are summed up. */
export const measureViews: Measurement = async (bench) => {
  const empty = await addProfile(bench.connectionString);
  const fresh = await measureRecording(bench, empty.id);
  const filled = await addProfile(bench.connectionString);
  const client = new Client({ connectionString: bench.connectionString });
  await client.connect();
  await fillWithViews(client, filled.id, manyViews);
  await client.end();
  const summary = await measureSummary(bench, filled);
  return [
    { what: 'recording new visitors / bare INSERT', value: fresh.new.ratio, goal: { atLeast: 0.8 } },
    { what: 'recording known visitors / bare INSERT', value: fresh.known.ratio, goal: { atLeast: 0.8 } },
    { what: 'p99 of recording new visitors', value: fresh.new.p99, unit: ' ms', goal: { atMost: 25 } },
    { what: 'p99 of recording known visitors', value: fresh.known.p99, unit: ' ms', goal: { atMost: 25 } },
    { what: `summary of a year of ${manyViews} views`, value: summary, unit: ' ms', goal: { atMost: 30 } },
  ];
};

async function addProfile(connectionString: string): Promise<Viewed> {
  const { db, close } = openDatabase(connectionString);
  const { id, profile } = await newAccount(db);
  const token = await newSession(db, id);
  await close();
  return { id: profile.id, token };
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

async function measureRecording({ product, bare }: Bench, profileId: string) {
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
  console.log(`views a second: ${text.join(', ')}`);
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
