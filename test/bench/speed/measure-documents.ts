import { Agent, get } from 'node:http';
import type { Measurement } from './bench';
import { median, percentile } from './figures';

const alone = 40;
const rounds = 5;
const roundMs = 3_000;
const readers = 8;
const readsPerSecond = 100;

interface Asked {
  port: number;
  path: string;
  host?: string;
}

/** The time to the end of an answer, in milliseconds; throws unless it is a 200. */
function timeOf({ port, path, host = 'localhost' }: Asked, agent: Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { host } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });
}

/** Asks at a fixed rate, however long the answers take. */
async function timesAtRate(asked: Asked, agent: Agent): Promise<number[]> {
  const times: Promise<number>[] = [];
  const end = performance.now() + roundMs;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      times.push(timeOf(asked, agent));
      if (performance.now() < end) return;
      clearInterval(timer);
      resolve();
    }, 1000 / readsPerSecond);
  });
  return Promise.all(times);
}

/** PDFs of the demo profile, with what they cost everybody else. */
export const measureDocuments: Measurement = async ({ product, page }) => {
  const agent = new Agent({ keepAlive: true });
  let hosts = 0;
  // A PDF names its address, so each host gets one of its own.
  const makePdf = () =>
    timeOf({ port: product, path: `${page}.pdf`, host: `host-${++hosts}.example` }, agent);

  const working = async <T>(work: () => Promise<T>) => {
    let isOver = false;
    let made = 0;
    const keepMaking = async () => {
      while (!isOver) {
        await makePdf();
        made += 1;
      }
    };
    const making = Promise.all(Array.from({ length: readers }, keepMaking));
    const begun = performance.now();
    const result = await work();
    const perSecond = made / ((performance.now() - begun) / 1000);
    isOver = true;
    await making;
    return { result, perSecond };
  };
  const reading = () => timesAtRate({ port: product, path: page }, agent);

  // Both threads start and load their fonts.
  await Promise.all([makePdf(), makePdf(), makePdf(), makePdf()]);
  await reading();
  const single: number[] = [];
  for (let count = 0; count < alone; count += 1) single.push(await makePdf());

  const quiet: number[] = [];
  const busy: number[] = [];
  const perSecond: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(percentile(await reading(), 0.99));
    const during = await working(reading);
    busy.push(percentile(during.result, 0.99));
    perSecond.push(during.perSecond);
  }
  agent.destroy();
  const p99 = [quiet, busy].map((each) => median(each).toFixed(1));
  console.log(`p99 of ${readsPerSecond} pages a second, ms: quiet ${p99[0]}, while PDFs are made ${p99[1]}`);
  const ratios = quiet.map((value, round) => (busy[round] ?? 0) / value);
  return [
    {
      what: 'a PDF of the demo profile, over HTTP',
      value: median(single),
      unit: ' ms',
      goal: { atMost: 80 },
    },
    { what: 'PDFs on two threads', value: median(perSecond), unit: '/s', goal: { atLeast: 60 } },
    { what: 'p99 of pages meanwhile / on a quiet server', value: median(ratios), goal: { atMost: 2 } },
  ];
};
