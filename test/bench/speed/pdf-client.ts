import { Agent } from 'node:http';
import { type Asked, timeOf, timesAtRate } from './timed-request';

/** How PDFs are asked for: at a fixed rate, or by readers who each ask again as soon as they have one. */
export type PdfOrder = ({ perSecond: number } | { readers: number }) & { ms: number };

/** How many PDFs came a second, and how long each took, in milliseconds. */
export interface PdfsRead {
  perSecond: number;
  times: number[];
}

// Asks for PDFs in a process of its own, because reading so many of them would delay the answers that another reader
// in the same process measures. In life they come from other machines.

const [port, page] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let asked = 0;

/** A PDF names its address, so each host gets one of its own. */
const nextPdf = (): Asked => {
  asked += 1;
  return { port: Number(port), path: `${page}.pdf`, headers: { host: `host-${asked}.example` } };
};

async function saturate(readers: number, ms: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ms;
  const keepReading = async () => {
    while (performance.now() < end) times.push(await timeOf(nextPdf(), agent));
  };
  await Promise.all(Array.from({ length: readers }, keepReading));
  return times;
}

process.on('message', async (order: PdfOrder) => {
  const begun = performance.now();
  const times =
    'readers' in order ? await saturate(order.readers, order.ms) : await timesAtRate(nextPdf, order, agent);
  const read: PdfsRead = { perSecond: times.length / ((performance.now() - begun) / 1000), times };
  process.send?.(read);
});
