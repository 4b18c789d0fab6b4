import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import type { Bench, Measurement } from './bench';
import { type Figure, median, percentile } from './figures';
import type { PdfOrder, PdfsRead } from './pdf-client';
import { timesAtRate } from './timed-get';

const rounds = 5;
const ms = 3_000;
const pages = { perSecond: 100, ms };
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
    // Both threads start and load their fonts.
    await readPdfs(saturating);
    return figuresOf(await readPdfs({ readers: 1, ms }), await readRounds(bench, readPdfs));
  } finally {
    client.kill();
  }
};

async function readRounds({ product: port, page: path }: Bench, readPdfs: ReadPdfs) {
  const agent = new Agent({ keepAlive: true });
  const pagesP99 = async () => percentile(await timesAtRate(() => ({ port, path }), pages, agent), 0.99);
  const during = async (order: PdfOrder) => {
    const [{ perSecond, times }, p99] = await Promise.all([readPdfs(order), pagesP99()]);
    return { perSecond, slowest: Math.max(...times), p99 };
  };
  const seen = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await pagesP99();
    seen.push({ quiet, meanwhile: await during(scheduled), saturated: await during(saturating) });
  }
  agent.destroy();
  return seen;
}

function figuresOf(alone: PdfsRead, seen: Awaited<ReturnType<typeof readRounds>>): Figure[] {
  const medianOf = (of: (round: (typeof seen)[number]) => number) => median(seen.map(of));
  const shown = (of: (round: (typeof seen)[number]) => number) => medianOf(of).toFixed(1);
  console.log(
    `p99 of ${pages.perSecond} pages a second, ms: quiet ${shown(({ quiet }) => quiet)}, ` +
      `beside ${scheduled.perSecond} PDFs a second ${shown(({ meanwhile }) => meanwhile.p99)}, ` +
      `beside as many as can be made ${shown(({ saturated }) => saturated.p99)}; ` +
      `slowest PDF on schedule ${shown(({ meanwhile }) => meanwhile.slowest)}`,
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
      what: 'p99 of pages meanwhile / on a quiet server',
      value: medianOf(({ quiet, meanwhile }) => meanwhile.p99 / quiet),
      goal: { atMost: 2 },
    },
  ];
}

const startPdfClient = ({ product, page }: Bench): ChildProcess =>
  fork(new URL('./pdf-client.ts', import.meta.url), [String(product), page], {
    execArgv: ['--import', 'tsx'],
  });
