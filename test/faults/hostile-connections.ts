import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';

// What strangers can make the product do. Linux only, after `npm run build`: `npx tsx test/faults/hostile-connections.ts`.
// Prints the CPU time that each kind of request costs, when 100 slow-drip bodies were cut off, what became of an
// upload of 10 MB over half a megabit meanwhile, and how much of a refused upload was read.

const password = 'a long enough phrase';
const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-faults-'));
const child = spawn(process.execPath, ['dist/server/main.js'], {
  env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
child.stdout.on('data', (chunk) => (output += chunk));
while (!/"address":"http:[^"]+"/.test(output)) await delay(100);
const origin = /"address":"(http:[^"]+)"/.exec(output)?.[1] ?? '';
const port = Number(new URL(origin).port);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The CPU time that the server's process has used so far, in milliseconds. */
function processorMs(): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function costOf(route: string, count: number): Promise<void> {
  const get = async () => {
    const response = await fetch(origin + route, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return response.status;
  };
  await get();
  const [processor, start] = [processorMs(), performance.now()];
  const statuses = await Promise.all(Array.from({ length: count }, get));
  const used = (processorMs() - processor) / count;
  console.log(
    `${count} × ${route}: ${seconds(start)}, ${used.toFixed(1)} ms of the processor each, ${[...new Set(statuses)]}`,
  );
}

const post = (route: string, body: object) =>
  fetch(`${origin}/api/auth/${route}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

function open(route: string, headers: Record<string, string | number>): net.Socket {
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  const lines = Object.entries({ Host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${route} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return socket;
}

/** One byte every eight seconds, until the connection closes. */
async function drip(): Promise<string> {
  const start = performance.now();
  const socket = open('POST /api/auth/login', { 'Content-Type': 'application/json', 'Content-Length': 1000 });
  const timer = setInterval(() => socket.write(' '), 8_000);
  const answer = text(socket);
  await once(socket, 'close');
  clearInterval(timer);
  return `${(await answer).slice(9, 12)} after ${Math.round((performance.now() - start) / 1000)} s`;
}

/** Sends 10 MB at 500 kbit per second. */
async function uploadSlowly(token: string): Promise<string> {
  const start = performance.now();
  const pdf = Buffer.concat([makePdf(['A page']), Buffer.alloc(10_000_000)]);
  const body = form([{ name: 'cv.pdf', content: pdf }], 'cv');
  const socket = open('POST /api/profile/demo-profile-1/cv', {
    Authorization: `Bearer ${token}`,
    Connection: 'close',
    'Content-Type': 'multipart/form-data; boundary=edge',
    'Content-Length': body.length,
  });
  const answer = text(socket);
  for (let sent = 0; sent < body.length && socket.writable; sent += 12_500) {
    socket.write(body.subarray(sent, sent + 12_500));
    await delay(200);
  }
  return `${(await answer).split('\r\n')[0]} after ${seconds(start)}`;
}

/** Sends an unsolicited terabyte, as fast as it is accepted. */
async function sendUnasked(): Promise<string> {
  const start = performance.now();
  const socket = open('POST /api/profile/demo-profile-1/cv', {
    'Content-Type': 'multipart/form-data; boundary=edge',
    'Content-Length': 2 ** 40,
  });
  const answer = text(socket);
  const chunk = Buffer.alloc(64 * 1024);
  while (socket.writable && !socket.destroyed) await new Promise((done) => socket.write(chunk, done));
  const megabytes = Math.round(socket.bytesWritten / 1_000_000);
  return `${(await answer).split('\r\n')[0]}, closed after ${seconds(start)} and ${megabytes} MB`;
}

const count = <T>(values: T[]) =>
  [...new Set(values)].map((value) => `${values.filter((other) => other === value).length} × ${value}`);

try {
  const bundle = /src="(\/assets\/[^"]+)"/.exec(await (await fetch(`${origin}/login`)).text())?.[1] ?? '/';
  await costOf('/healthz', 200);
  await costOf('/readyz', 200);
  await costOf('/sitemap.xml', 200);
  for (const route of ['/api/openapi.json', '/docs', bundle, '/login']) {
    await costOf(route, 60);
  }
  await costOf('/profile/demo-profile-1', 60);

  const email = 'slow@example.com';
  await post('register', { email, password });
  const { session } = await (await post('login', { email, password })).json();
  console.log('a refused upload:', await sendUnasked());
  const upload = uploadSlowly(session.token);
  console.log('100 dripping bodies:', count(await Promise.all(Array.from({ length: 100 }, drip))).join(', '));
  console.log('10 MB over half a megabit:', await upload);
} finally {
  child.kill('SIGTERM');
  await once(child, 'exit');
  await rm(folder, { recursive: true, force: true });
}
