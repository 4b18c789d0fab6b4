import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../db/client';
import { findRunningDatabase } from '../../db/embedded-postgres';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { makeMp4Of } from '../support/videos';

// Runs the product behind Caddy and nginx, configured by the examples, and prints what it found:
// `npx tsx test/faults/behind-proxies.ts`, after `npm run build`, as root, on a machine with Caddy, nginx and openssl.
// Takes the ports 80 and 443.

const host = 'portfolio.example';
const origin = `https://${host}`;
const port = 3917;
const megabyte = 1024 * 1024;
const password = 'a long enough phrase';
const example = (name: string) => readFile(path.join('docs', 'examples', name), 'utf8');
const ownPort = (text: string) => text.replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | object;
  /** The visitor's address, any of this machine's. */
  from?: string;
}

let ca: Buffer | undefined;

async function call(
  route: string,
  { method, headers = {}, body, from = '127.0.0.9' }: Sent = {},
): Promise<Answer> {
  const payload = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const request = https.request({
    host: '127.0.0.1',
    servername: host,
    path: route,
    method: method ?? (payload ? 'POST' : 'GET'),
    localAddress: from,
    agent: false,
    ca,
    headers: {
      host,
      ...(payload && { 'content-length': payload.length }),
      ...(payload !== body && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  request.end(payload);
  const [response] = await once(request, 'response');
  // What is refused is not read to its end, so sending the rest of it may fail.
  request.on('error', () => {});
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

async function startProduct(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      PUBLIC_URL: origin,
      TRUST_PROXY: '127.0.0.1',
      SEED_DEMO: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  while (!output.includes('Storyfolio is ready')) {
    assert.equal(child.exitCode, null, 'the product did not start');
    await delay(50);
  }
  return child;
}

async function startCaddy(folder: string): Promise<ChildProcess> {
  const file = path.join(folder, 'Caddyfile');
  // A certificate of Caddy's own authority takes the place of a public one.
  const options = `{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\tstorage file_system ${folder}/caddy\n`;
  await writeFile(file, ownPort((await example('Caddyfile')).replace(/^\{\n/m, options)));
  execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore' });
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore' });
  const authority = path.join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt');
  ca = await untilThere(() => readFile(authority));
  return child;
}

async function startNginx(folder: string): Promise<ChildProcess> {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  });
  const site = ownPort(await example('nginx.conf'))
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const file = path.join(folder, 'nginx.conf');
  const log = `error_log ${folder}/error.log; access_log off;`;
  await writeFile(file, `pid ${folder}/pid; daemon off; events {}\nhttp { ${log}\n${site}\n}`);
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: 'inherit' });
  ca = await readFile(certificate);
  return spawn('nginx', ['-c', file], { stdio: 'inherit' });
}

async function untilThere<T>(look: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < 200; turn += 1) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    await delay(50);
  }
  return look();
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

const say = (fact: string) => console.log(`  ${fact}`);

async function checkPages(): Promise<void> {
  const home = await untilThere(() => call('/'));
  assert.equal(home.status, 200);
  assert.match(home.headers['strict-transport-security'] ?? '', /max-age=31536000/);
  const plain = http.request({ host: '127.0.0.1', path: '/profile/x', headers: { host } }).end();
  const [redirect] = await once(plain, 'response');
  assert.equal(redirect.headers.location, `${origin}/profile/x`);
  assert.equal((await call('/readyz')).status, 200);
  say(`pages over https with HSTS; http leads there with ${redirect.statusCode}`);
}

/** @returns the cookie of a session */
async function checkCookies(): Promise<string> {
  const account = { email: 'owner@example.com', password };
  assert.equal((await call('/api/auth/register', { body: account })).status, 201);
  const login = await call('/trpc/auth.login', {
    body: account,
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  assert.equal(login.status, 200, login.body.toString());
  const cookie = login.headers['set-cookie']?.[0] ?? '';
  assert.match(cookie, /^__Host-storyfolio=[^;]+; .*Path=\/; .*Secure/);
  const sent = cookie.split(';')[0] ?? '';
  const change = (from: string) =>
    call('/api/profile/demo-profile-1', {
      method: 'PATCH',
      body: { bio: 'x' },
      headers: { cookie: sent, origin: from },
    });
  assert.equal((await change(origin)).status, 200);
  assert.equal((await change('https://elsewhere.example')).status, 403);
  say('the session is a __Host- cookie, which changes things from our own pages and from no others');
  return sent;
}

async function checkUploads(cookie: string): Promise<void> {
  const headers = { cookie, origin, 'content-type': 'multipart/form-data; boundary=edge' };
  const send = (door: string, parts: Buffer) =>
    call(`/api/profile/demo-profile-1/${door}`, { method: 'POST', body: parts, headers });
  const cv = (size: number) =>
    form([{ name: 'cv.pdf', content: Buffer.concat([makePdf(['x']), Buffer.alloc(size)]) }], 'cv');
  assert.equal((await send('cv', cv(10 * megabyte - 5000))).status, 201);
  const refused = await send('cv', cv(11 * megabyte));
  assert.equal(refused.status, 413);
  assert.match(JSON.parse(refused.body.toString()).message, /10 ?MB/);
  const video = await send(
    'video',
    form([{ name: 'v.mp4', content: makeMp4Of(10 * megabyte - 5000) }], 'video'),
  );
  assert.equal(video.status, 201, video.body.toString());
  const { videoUrl } = JSON.parse(video.body.toString());
  const part = await call(videoUrl, { headers: { cookie, range: 'bytes=5000000-5000099' } });
  assert.deepEqual([part.status, part.body.length], [206, 100]);
  assert.match(part.headers['content-range'] ?? '', /^bytes 5000000-5000099\/\d+$/);
  const image = Buffer.concat([await makeImage('jpeg', 800, 600), Buffer.alloc(4.9 * megabyte)]);
  const photos = Array.from({ length: 20 }, (_, index) => ({ name: `${index}.jpg`, content: image }));
  const { status, body } = await send('gallery/upload', form(photos));
  assert.equal(status, 201, body.toString());
  assert.equal(JSON.parse(body.toString()).images.length, 20);
  say(
    'a CV of 10 MB, a video of 10 MB and 20 photos with 98 MB in one go pass; 11 MB are refused by Storyfolio itself',
  );
  say('ranges of the video pass');
}

async function checkAddresses(folder: string): Promise<void> {
  const wrong = (from: string, headers = {}) =>
    call('/api/auth/login', { body: { email: 'owner@example.com', password: 'wrong' }, from, headers });
  const [one, other] = ['127.1.2.3', '127.4.5.6'];
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    statuses.push((await wrong(one, { 'x-forwarded-for': `203.0.${turn}.7` })).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(401), 429]);
  assert.equal((await wrong(other)).status, 401);
  const account = { email: 'owner@example.com', password };
  assert.equal((await call('/api/auth/login', { body: account, from: other })).status, 200);
  const address = await findRunningDatabase(path.join(folder, 'data', 'postgres'));
  const { pool, close } = openDatabase(address ?? '');
  const { rows } = await pool.query<{ network: string }>('select network from sessions order by created_at');
  await close();
  assert.deepEqual(
    rows.map(({ network }) => network),
    ['127.0.0.0/24', '127.4.5.0/24'],
  );
  say('the visitor counts, not the proxy, whatever X-Forwarded-For a visitor makes up');
}

const proxies = { Caddy: startCaddy, nginx: startNginx };
for (const [name, start] of Object.entries(proxies)) {
  console.log(`${name}:`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-proxy-'));
  const product = await startProduct(folder);
  const proxy = await start(folder);
  try {
    await checkPages();
    const cookie = await checkCookies();
    await checkUploads(cookie);
    await checkAddresses(folder);
  } finally {
    await stop(proxy);
    await stop(product);
    await rm(folder, { recursive: true, force: true });
  }
}
