import { type Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface Asked {
  port: number;
  path: string;
  headers?: Record<string, string>;
  /** JSON to be posted. */
  body?: string;
}

/** The time to the end of an answer, in milliseconds; throws unless it is a success. */
export function timeOf({ port, path, headers, body }: Asked, agent: Agent): Promise<number> {
  const method = body ? 'POST' : 'GET';
  const contentType = body && { 'content-type': 'application/json' };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent,
      headers: { ...headers, ...contentType },
    });
    asked.on('response', (response) => {
      const { statusCode = 0 } = response;
      if (statusCode < 200 || statusCode > 299) reject(new Error(`${path}: ${statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - begun));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The times of requests at a fixed rate, however long the answers take; those that are refused have none. */
export async function timesAtRate(
  next: () => Asked,
  { perSecond, ms }: { perSecond: number; ms: number },
  agent: Agent,
): Promise<number[]> {
  const begun = performance.now();
  const times: Promise<number[]>[] = [];
  while (times.length < (perSecond * ms) / 1000) {
    const wait = begun + (times.length * 1000) / perSecond - performance.now();
    if (wait > 0) await setTimeout(Math.ceil(wait));
    const time = timeOf(next(), agent);
    times.push(
      time.then(
        (ms) => [ms],
        () => [],
      ),
    );
  }
  return (await Promise.all(times)).flat();
}
