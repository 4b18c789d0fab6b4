import { Client } from 'pg';
import type { Bench, Measurement } from './bench';
import { type Figure, median } from './figures';
import { load, type Target } from './load';

// Many short rounds, so that what else the machine does meets all targets alike.
const rounds = 12;
const warm = { connections: 50, ms: 600 };
const coldReads = 60;

/** Requests a second of each target, by rounds that alternate; the first two warm up. */
export async function ratesOf(targets: Target[]): Promise<number[][]> {
  const rates: number[][] = [];
  for (let round = -2; round < rounds; round += 1) {
    const rate: number[] = [];
    for (const target of targets) rate.push(await load(target, warm));
    if (round >= 0) rates.push(rate);
  }
  return rates;
}

/** The page from memory, beside a route that sends the same bytes. */
export const measureWarmPage: Measurement = async ({ product, bare, page }) => {
  const acceptEncoding = 'br';
  const rates = await ratesOf([
    { port: bare, path: page, acceptEncoding },
    { port: product, path: page, acceptEncoding },
  ]);
  const [bareRate, pageRate] = [0, 1].map((at) => median(rates.map((rate) => rate[at] ?? 0)).toFixed());
  console.log(`warm, requests a second: bare ${bareRate}, page ${pageRate}`);
  const ratio = median(rates.map(([bareOne = 1, pageOne = 0]) => pageOne / bareOne));
  return [
    { what: 'page from memory / bare route with the same bytes', value: ratio, goal: { atLeast: 0.25 } },
  ];
};

/** A text of each part of the page. */
const texts = [
  ['facts', 'fact'],
  ['gallery', 'caption'],
  ['testimonials', 'content'],
  ['skills', 'description'],
  ['work_experience', 'description'],
  ['education', 'description'],
  ['certifications', 'description'],
  ['contacts', 'description'],
];

/** Writes in turn: the profile's own text, and one text of each part. */
const writes = [
  'update profiles set job_title = $2 where id = $1',
  ...texts.map(
    ([table, column]) => `update ${table} set ${column} = $2 where id = (
      select id from ${table} where profile_id = $1 and is_public and deleted_at is null
      order by sort_order, id limit 1
    )`,
  ),
];

/** The page after a write, beside a SELECT and a template of the same size. */
export const measureColdPage: Measurement = async (bench: Bench): Promise<Figure[]> => {
  const writer = new Client({ connectionString: bench.connectionString });
  await writer.connect();
  const origin = (port: number) => `http://127.0.0.1:${port}`;
  const time = async (address: string) => {
    const begun = performance.now();
    await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
    return performance.now() - begun;
  };
  const times: { bare: number; page: number }[] = [];
  for (let count = 0; count < coldReads; count += 1) {
    await writer.query(writes[count % writes.length] ?? '', [bench.profileId, `Written ${count} times.`]);
    // A write in the product, after which it asks for the version.
    await fetch(`${origin(bench.product)}/api/nothing`, { method: 'POST' });
    const bare = await time(`${origin(bench.bare)}/cold`);
    times.push({ bare, page: await time(origin(bench.product) + bench.page) });
  }
  await writer.end();
  const later = times.slice(coldReads / 4);
  const [bare, page] = [median(later.map((each) => each.bare)), median(later.map((each) => each.page))];
  console.log(`after a write, ms: bare ${bare.toFixed(2)}, page ${page.toFixed(2)}`);
  return [
    { what: 'page after a write / bare SELECT and template', value: bare / page, goal: { atLeast: 0.5 } },
  ];
};
