import { type Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface Asked {
  port: number;
  path: string;
  host?: string;
}

/** The time to the end of an answer, in milliseconds; throws unless it is a 200. */
export function timeOf({ port, path, host = 'localhost' }: Asked, agent: Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { host } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });
}

/** Asks at a fixed rate, however long the answers take. */
export async function timesAtRate(
  next: () => Asked,
  { perSecond, ms }: { perSecond: number; ms: number },
  agent: Agent,
): Promise<number[]> {
  const begun = performance.now();
  const times: Promise<number>[] = [];
  while (times.length < (perSecond * ms) / 1000) {
    const wait = begun + (times.length * 1000) / perSecond - performance.now();
    if (wait > 0) await setTimeout(Math.ceil(wait));
    times.push(timeOf(next(), agent));
  }
  return Promise.all(times);
}
