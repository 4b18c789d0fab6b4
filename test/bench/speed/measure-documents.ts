import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import type { Bench, Measurement } from './bench';
import { type Figure, median, percentile } from './figures';
import { otherRequests } from './other-requests';
import type { PdfOrder, PdfsRead } from './pdf-client';
import { type Asked, timesAtRate } from './timed-request';

const rounds = 5;
const warmUps = 3;
const ms = 6_000;
const others = { perSecond: 50, ms };
/** A server that must not slow down others at 60 PDFs a second is asked for that many, on schedule. */
const scheduled = { perSecond: 60, ms };
const saturating = { readers: 8, ms };
/** Somewhat less than asked for, because the last answers come when the round is over. */
const keptUp = 58;

type ReadPdfs = (order: PdfOrder) => Promise<PdfsRead>;

/** PDFs of the demo profile, with what they cost everybody else. */
export const measureDocuments: Measurement = async (bench) => {
  const client = startPdfClient(bench);
  const ended = once(client, 'exit').then(() => Promise.reject(new Error('The PDFs were not made.')));
  // It is ended here, too.
  ended.catch(() => undefined);
  try {
    const readPdfs = async (order: PdfOrder) => {
      client.send(order);
      const [read] = await Promise.race([once(client, 'message'), ended]);
      return read;
    };
    // Both threads start, from the sources, and load their fonts.
    for (let round = 0; round < warmUps; round += 1) await readPdfs(saturating);
    return figuresOf(await readPdfs({ readers: 1, ms }), await readRounds(bench, readPdfs));
  } finally {
    client.kill();
  }
};

async function readRounds(bench: Bench, readPdfs: ReadPdfs) {
  const agent = new Agent({ keepAlive: true });
  const requests = otherRequests(bench);
  const readOthers = () => timesOf(requests, agent);
  const during = async (order: PdfOrder) => {
    const [{ perSecond, times }, others] = await Promise.all([readPdfs(order), readOthers()]);
    return { perSecond, slowest: Math.max(...times), others };
  };
  // So many that what they run is compiled for speed.
  await readOthers();
  const seen = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = { others: await readOthers() };
    seen.push({ quiet, meanwhile: await during(scheduled), saturated: await during(saturating) });
  }
  agent.destroy();
  return seen;
}

interface OtherTimes {
  /** Of all requests, in milliseconds. */
  all: number[];
  /** Of the pages among them, which are sent from memory. */
  pages: number[];
}

async function timesOf(requests: Asked[], agent: Agent): Promise<OtherTimes> {
  let count = 0;
  const next = (): Asked => requests[count++ % requests.length] as Asked;
  const all = await timesAtRate(next, others, agent);
  if (all.length < count) throw new Error(`${count - all.length} of the other requests were refused.`);
  return { all, pages: all.filter((_time, index) => requests[index % requests.length] === requests[0]) };
}

function figuresOf(alone: PdfsRead, seen: Awaited<ReturnType<typeof readRounds>>): Figure[] {
  const medianOf = (of: (round: (typeof seen)[number]) => number) => median(seen.map(of));
  // Of all rounds together, because a single one has only a few slow requests.
  const p99 = (state: 'quiet' | 'meanwhile' | 'saturated', which: keyof OtherTimes) =>
    percentile(
      seen.flatMap((round) => round[state].others[which]),
      0.99,
    );
  const shown = (state: 'quiet' | 'meanwhile' | 'saturated') =>
    `${p99(state, 'all').toFixed(1)} (of pages ${p99(state, 'pages').toFixed(1)})`;
  console.log(
    `p99 of ${others.perSecond} other requests a second, ms: quiet ${shown('quiet')}, ` +
      `beside ${scheduled.perSecond} PDFs a second ${shown('meanwhile')}, ` +
      `beside as many as can be made ${shown('saturated')}; ` +
      `slowest PDF on schedule ${medianOf(({ meanwhile }) => meanwhile.slowest).toFixed(1)}`,
  );
  return [
    {
      what: 'a PDF of the demo profile, over HTTP',
      value: median(alone.times),
      unit: ' ms',
      goal: { atMost: 80 },
    },
    {
      what: 'PDFs on two threads',
      value: medianOf(({ saturated }) => saturated.perSecond),
      unit: '/s',
      goal: { atLeast: 60 },
    },
    {
      what: `PDFs on two threads, asked for at ${scheduled.perSecond} a second`,
      value: medianOf(({ meanwhile }) => meanwhile.perSecond),
      unit: '/s',
      goal: { atLeast: keptUp },
    },
    {
      what: 'p99 of other requests meanwhile / on a quiet server',
      value: p99('meanwhile', 'all') / p99('quiet', 'all'),
      goal: { atMost: 2 },
    },
  ];
}

const startPdfClient = ({ product, page }: Bench): ChildProcess =>
  fork(new URL('./pdf-client.ts', import.meta.url), [String(product), page], {
    execArgv: ['--import', 'tsx'],
  });
