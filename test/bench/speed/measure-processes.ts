import { Client } from 'pg';
import type { Measurement } from './bench';

const writes = 40;
const cuts = 5;
const longestWaitMs = 5_000;

/** How soon a write is seen: by its writer, by strangers, and by strangers of another process. */
export const measureProcesses: Measurement = async (bench) => {
  const { product, second, page, profileId, token, connectionString } = bench;
  const owner = { authorization: `Bearer ${token}` };
  const read = async (port: number, headers = {}) =>
    (await fetch(`http://127.0.0.1:${port}${page}`, { headers })).text();
  let version = 0;
  let missed = 0;

  /** Writes in one process. @returns after how many milliseconds strangers of the other one see it */
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
    const age = () => performance.now() - written;
    const isSeen = read(second).then(async (html) => {
      let seen = html.includes(text);
      while (!seen && age() < longestWaitMs) seen = (await read(second)).includes(text);
      return age();
    });
    for (const html of [await read(product, owner), await read(product)])
      if (!html.includes(text)) missed += 1;
    return isSeen;
  };

  const times: number[] = [];
  for (let count = 0; count < writes; count += 1) times.push(await writeAndWait());
  const afterCut: number[] = [];
  const admin = new Client({ connectionString });
  await admin.connect();
  for (let count = 0; count < cuts; count += 1) {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query in ('select', 'listen profile_changes')`,
    );
    if (!rowCount) throw new Error('No process was listening.');
    afterCut.push(await writeAndWait());
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await admin.end();
  const latest = (each: number[]) => Math.max(...each);
  return [
    {
      what: `writes not seen by the next reads of the same process, of ${version}`,
      value: missed,
      goal: { atMost: 0 },
    },
    { what: 'slowest write to a second process', value: latest(times), unit: ' ms', goal: { atMost: 200 } },
    {
      what: 'the same, with the listening connections cut',
      value: latest(afterCut),
      unit: ' ms',
      goal: { atMost: 200 },
    },
  ];
};
