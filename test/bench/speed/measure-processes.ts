import type { Measurement } from './bench';

const writes = 40;
const longestWaitMs = 5_000;

/** How soon a write is seen: by its writer, by strangers, and by strangers of another process. */
export const measureProcesses: Measurement = async (bench) => {
  const { product, second, page, profileId, token } = bench;
  const owner = { authorization: `Bearer ${token}` };
  const read = async (port: number, headers = {}) =>
    (await fetch(`http://127.0.0.1:${port}${page}`, { headers })).text();
  let version = 0;
  let missed = 0;

  /** Writes in one process. @returns after how many milliseconds a stranger still began to read the old page in the other */
  const writeAndWait = async (): Promise<number> => {
    version += 1;
    const text = `Version ${version} of this profile.`;
    const { status } = await fetch(`http://127.0.0.1:${product}/api/profile/${profileId}`, {
      method: 'PATCH',
      headers: { ...owner, 'content-type': 'application/json' },
      body: JSON.stringify({ bio: text }),
    });
    const written = performance.now();
    if (status !== 200) throw new Error(`The write was refused with ${status}.`);
    for (const html of [await read(product, owner), await read(product)])
      if (!html.includes(text)) missed += 1;
    let latest = 0;
    for (;;) {
      const age = performance.now() - written;
      if (age > longestWaitMs || (await read(second)).includes(text)) return latest;
      latest = age;
    }
  };

  const times: number[] = [];
  for (let count = 0; count < writes; count += 1) times.push(await writeAndWait());
  return [
    {
      what: `writes not seen by the next reads of the same process, of ${version}`,
      value: missed,
      goal: { atMost: 0 },
    },
    {
      what: 'latest read of the old page in a second process',
      value: Math.max(...times),
      unit: ' ms',
      goal: { atMost: 1_000 },
    },
  ];
};
