import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { form } from '../support/gallery-uploads';
import { hostileImportFiles, hostileWordFiles } from '../support/hostile-files';
import { hostilePdfs } from '../support/hostile-pdfs';
import { post } from '../support/product';

// What documents that are broken, or made to break their reader, do to the product. After `npm run build`:
// `npx tsx test/faults/hostile-documents.ts`. Prints for each of them how long its answer took and what it says, then
// the longest of these times and the slowest of the health checks that were sent every 50 ms all the while. Fails where
// a document takes ten seconds, a health check 250 ms, or an answer is none of those that are meant.

const limits = { answerMs: 10_000, healthMs: 250 };
const probeMs = 50;

const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-faults-'));
const child = spawn('sh', ['start.sh'], {
  env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, RATE_LIMIT_MULTIPLIER: '100' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
child.stdout.on('data', (chunk) => (output += chunk));
while (!/"address":"http:[^"]+"/.test(output)) await delay(100);
const origin = /"address":"(http:[^"]+)"/.exec(output)?.[1] ?? '';

const api = `${origin}/api`;
const account = { email: 'hostile@example.com', password: 'a long enough phrase' };
await post(`${api}/auth/register`, account);
const { session } = await (await post(`${api}/auth/login`, account)).json();
const authorization = `Bearer ${session.token}`;

async function send(route: string, field: string, content: Buffer) {
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=edge' };
  const body = form([{ name: 'cv', content }], field);
  return answerOf(await fetch(`${api}/profile/demo-profile-1/${route}`, { method: 'POST', headers, body }));
}

const read = async (id: string) =>
  answerOf(
    await fetch(`${api}/profile/demo-profile-1/cv/${id}/import`, {
      method: 'POST',
      headers: { authorization },
    }),
  );

const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });

/** Uploads a document as a CV and reads it; what is none is refused before that. */
async function readAsCv(content: Buffer) {
  const uploaded = await send('cv', 'cv', content);
  return uploaded.status === 201 ? read(uploaded.body.id) : uploaded;
}

const readUnkept = (content: Buffer) => send('cv/import', 'file', content);

interface Check {
  startedAt: number;
  /** Endless if it failed. */
  ms: number;
}

let isDone = false;

/** Asks for the health of the product every 50 ms, whether or not the answers before are there. */
async function probe(): Promise<Check[]> {
  const checks: Promise<Check>[] = [];
  while (!isDone) {
    checks.push(checkHealth());
    await delay(probeMs);
  }
  return Promise.all(checks);
}

async function checkHealth(): Promise<Check> {
  const startedAt = performance.now();
  const { status } = await fetch(`${origin}/healthz`);
  return { startedAt, ms: status === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY };
}

interface Sent {
  name: string;
  startedAt: number;
  ms: number;
  answer: Awaited<ReturnType<typeof answerOf>>;
}

type Files = Record<string, () => Buffer | Promise<Buffer>>;

/** All of them, made before anything is measured. */
const makeAll = (files: Files) =>
  Promise.all(Object.entries(files).map(async ([name, make]) => ({ name, content: await make() })));

async function sendAll(
  files: { name: string; content: Buffer }[],
  sendOne: typeof readAsCv,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const { name, content } of files) {
    const startedAt = performance.now();
    const answer = await sendOne(content);
    sent.push({ name, startedAt, answer, ms: performance.now() - startedAt });
  }
  return sent;
}

const meant = [200, 415, 422];

const saying = ({ status, body }: Sent['answer']): string =>
  status === 200 ? body.warnings.join(' ') || 'read' : body.message;

const slowestOf = (all: { ms: number }[]) => Math.round(Math.max(0, ...all.map(({ ms }) => ms)));

try {
  const cvs = await makeAll({ ...hostilePdfs, ...hostileWordFiles });
  const others = await makeAll(hostileImportFiles);
  const probes = probe();
  const sent = [...(await sendAll(cvs, readAsCv)), ...(await sendAll(others, readUnkept))];
  isDone = true;
  const checks = await probes;
  for (const { name, startedAt, ms, answer } of sent) {
    const during = checks.filter((check) => check.startedAt >= startedAt && check.startedAt < startedAt + ms);
    console.log(
      `${Math.round(ms)} ms, health ${slowestOf(during)} ms: ${name}: ${answer.status} ${saying(answer)}`,
    );
  }
  const late = checks.filter(({ ms }) => ms > limits.healthMs).length;
  const load = os.loadavg().map((each) => each.toFixed(1));
  console.log(`${sent.length} documents; the slowest answer took ${slowestOf(sent)} ms.`);
  console.log(
    `${checks.length} health checks; the slowest took ${slowestOf(checks)} ms, ${late} more than ${limits.healthMs} ms.`,
  );
  console.log(`The load of the machine was ${load.join(', ')} on ${os.cpus().length} processors.`);
  const isGood = sent.every(({ ms, answer }) => ms <= limits.answerMs && meant.includes(answer.status));
  if (!isGood || late > 0) process.exitCode = 1;
} finally {
  isDone = true;
  child.kill('SIGTERM');
  await once(child, 'exit');
  await rm(folder, { recursive: true, force: true });
}
