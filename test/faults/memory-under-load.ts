/**
 * Puts the built product under mixed load and prints its memory use, for each part and in total.
 *   npm run build && npx tsx test/faults/memory-under-load.ts [seconds] [connections]
 * The environment, such as NODE_OPTIONS, is passed on to the product.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { findRunningDatabase } from '../../db/embedded-postgres';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';
import { form } from '../support/gallery-uploads';
import { runSql } from '../support/test-databases';
import { makeWebmOf } from '../support/videos';

const seconds = Number(process.argv[2] ?? 120);
const connections = Number(process.argv[3] ?? 30);
const sampleMs = 1_000;
const megabyte = 1024 * 1024;

interface Product {
  child: ChildProcess;
  origin: string;
  folder: string;
}

async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-memory-'));
  const script = JSON.parse(await readFile('package.json', 'utf8')).scripts.start;
  const child = spawn('sh', ['-c', script], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', RATE_LIMIT_MULTIPLIER: '100000', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /"address":"(http:[^"]+)"/.exec(output)?.[1];
      if (address) resolve(address);
      if (output.length > megabyte) output = '';
    });
    child.on('exit', () => reject(new Error(output)));
  });
  return { child, origin, folder };
}

/** Sends on keep-alive connections, one for each loop. */
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

function send(url: string, method: string, headers: Record<string, string>, body?: Uint8Array | string) {
  return new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const request = http.request(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    request.on('error', reject).end(body);
  });
}

interface Person {
  headers: Record<string, string>;
  slug: string;
}

async function newPerson(origin: string): Promise<Person> {
  const account = JSON.stringify({ email: `${randomUUID()}@example.com`, password });
  const json = { 'content-type': 'application/json' };
  await send(`${origin}/api/auth/register`, 'POST', json, account);
  const { body } = await send(`${origin}/api/auth/login`, 'POST', json, account);
  const headers = { authorization: `Bearer ${JSON.parse(String(body)).session.token}` };
  const profile = await send(`${origin}/api/profile`, 'GET', headers);
  return { headers, slug: JSON.parse(String(profile.body)).profileSlug };
}

/** A photo of twelve megapixels as phones take, about 4 MB. */
async function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888', noise } })
    .resize(4000, 3000)
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function makeUploads() {
  const cv = Buffer.concat([makePdf(['A page']), Buffer.alloc(2 * megabyte)]);
  const photo = await makePhoto();
  const asJson = { images: [{ data: photo.toString('base64'), name: 'photo.jpg' }] };
  const inForm = 'multipart/form-data; boundary=edge';
  return [
    { route: 'gallery/upload', type: inForm, body: form([{ name: 'photo.jpg', content: photo }]) },
    { route: 'cv', type: inForm, body: form([{ name: 'cv.pdf', content: cv }], 'cv') },
    { route: 'gallery/upload', type: 'application/json', body: Buffer.from(JSON.stringify(asJson)) },
    {
      route: 'video',
      type: inForm,
      body: form([{ name: 'video.webm', content: makeWebmOf(5 * megabyte) }], 'video'),
    },
  ];
}

const statuses = new Map<string, number>();
const count = (kind: string, status: number) => {
  const key = `${kind} ${status}`;
  statuses.set(key, (statuses.get(key) ?? 0) + 1);
};

/** What each connection does: four in ten read pages, three read lists, two write and one uploads. */
async function work(
  { origin }: Product,
  index: number,
  end: number,
  uploads: Awaited<ReturnType<typeof makeUploads>>,
) {
  const person = await newPerson(origin);
  const profile = `${origin}/api/profile/demo-profile-1`;
  const json = { ...person.headers, 'content-type': 'application/json' };
  const lists = ['skills', 'facts', 'gallery', 'work-experience', 'education'];
  for (let turn = 0; Date.now() < end; turn += 1) {
    const kind = index % 10;
    if (kind < 4) {
      const page = turn % 2 ? person.slug : 'demo-profile-1';
      const { status } = await send(`${origin}/profile/${page}`, 'GET', { 'accept-encoding': 'br' });
      count('page', status);
    } else if (kind < 7) {
      const { status } = await send(`${profile}/${lists[turn % lists.length]}`, 'GET', person.headers);
      count('list', status);
    } else if (kind < 9) {
      const draft = { name: 'Sailing', category: 'Other', proficiency: 'Expert' };
      const made = await send(`${profile}/skills`, 'POST', json, JSON.stringify(draft));
      count('write', made.status);
      if (made.status !== 201) continue;
      const { id } = JSON.parse(String(made.body));
      count('write', (await send(`${origin}/api/skills/${id}`, 'DELETE', person.headers)).status);
    } else {
      const upload = uploads[turn % uploads.length];
      if (!upload) throw new Error('There is nothing to upload.');
      const { route, type, body } = upload;
      const headers = { ...person.headers, 'content-type': type };
      const { status } = await send(`${profile}/${route}`, 'POST', headers, body);
      count(`${route} (${type.split(';')[0]})`, status);
    }
  }
}

/** Resident megabytes of the product's own process, of its tools and database, and in total. */
async function measure(root: number) {
  const processes = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
        const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
        const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll(
          '\0',
          ' ',
        );
        const kilobytes = (text: string, name: string) =>
          Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0);
        return {
          pid: Number(pid),
          parent: kilobytes(status, 'PPid'),
          resident: kilobytes(status, 'VmRSS') / 1024,
          proportional: kilobytes(rollup, 'Pss') / 1024,
          command,
        };
      }),
  );
  const tree = new Set([root]);
  for (const _ of processes) for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  const own = processes.filter(({ pid }) => tree.has(pid));
  const isDatabase = ({ command }: { command: string }) =>
    command.startsWith('postgres:') || command.includes('bin/postgres ');
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    server: own.find(({ pid }) => pid === root)?.resident ?? 0,
    tools: sum(own.filter((each) => each.pid !== root && !isDatabase(each)).map(({ resident }) => resident)),
    // Its processes share most of their memory, so it is counted once.
    database: sum(own.filter(isDatabase).map(({ proportional }) => proportional)),
    together: sum(own.map(({ proportional }) => proportional)),
  };
}

const inMegabytes = (value: number) => `${value.toFixed(0).padStart(4)} MB`;
type Measured = Awaited<ReturnType<typeof measure>>;
const show = (label: string, { server, tools, database, together }: Measured) =>
  console.log(
    `${label.padEnd(12)} server ${inMegabytes(server)}   ffmpeg ${inMegabytes(tools)}   ` +
      `PostgreSQL ${inMegabytes(database)}   together ${inMegabytes(together)}`,
  );

const everybodyHasBusiness = `
  create function give_business() returns trigger language plpgsql as $$
  begin
    insert into subscriptions (account_id, given_tier) values (new.id, 'business');
    return null;
  end $$;
  create trigger give_business after insert on accounts for each row execute function give_business();`;

const product = await startProduct();
try {
  const root = product.child.pid ?? 0;
  await delay(2_000);
  show('idle', await measure(root));
  const database = (await findRunningDatabase(path.join(product.folder, 'postgres'))) ?? '';
  await runSql(database, everybodyHasBusiness);
  const uploads = await makeUploads();
  const begun = Date.now();
  const end = begun + seconds * 1000;
  const load = Promise.all(
    Array.from({ length: connections }, (_, index) => work(product, index, end, uploads)),
  );
  const peak: Measured = { server: 0, tools: 0, database: 0, together: 0 };
  for (let sample = 1; Date.now() < end; sample += 1) {
    await delay(sampleMs);
    const now = await measure(root);
    for (const part of ['server', 'tools', 'database', 'together'] as const)
      peak[part] = Math.max(peak[part], now[part]);
    if (sample % 10 === 0) show(`${Math.round((Date.now() - begun) / 1000)} s`, now);
  }
  await load;
  await delay(10_000);
  show('10 s after', await measure(root));
  show('peak', peak);
  console.log(
    [...statuses]
      .toSorted()
      .map(([key, number]) => `${key}: ${number}`)
      .join('   '),
  );
} finally {
  agent.destroy();
  product.child.kill('SIGTERM');
  await new Promise((resolve) => product.child.once('exit', resolve));
  await rm(product.folder, { recursive: true, force: true });
}
