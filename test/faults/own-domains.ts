import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import tls from 'node:tls';
import { startDnsServer } from '../support/dns-server';

// Runs the product behind Caddy, configured by docs/examples/Caddyfile.own-domains, with a name server of its own, and prints
// what it found: `npx tsx test/faults/own-domains.ts`, after `npm run build`, on a machine with Caddy.

const port = 3927;
const httpsPort = 8927;
const httpPort = 8928;
const host = 'ada.example.org';

const say = (fact: string) => console.log(`  ${fact}`);

async function startProduct(folder: string, dns: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      PUBLIC_URL: 'https://portfolio.example',
      TRUST_PROXY: '127.0.0.1',
      DNS_SERVERS: dns,
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

async function startCaddy(folder: string): Promise<{ child: ChildProcess; ca: Buffer }> {
  const file = path.join(folder, 'Caddyfile');
  const example = await readFile('docs/examples/Caddyfile.own-domains', 'utf8');
  // A certificate of Caddy's own authority takes the place of a public one, and free ports that of 80 and 443.
  const options = `{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tstorage file_system ${folder}/caddy\n`;
  await writeFile(file, example.replace(/^\{\n/m, options).replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`));
  execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore' });
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore' });
  const authority = path.join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt');
  for (;;) {
    const ca = await readFile(authority).catch(() => undefined);
    if (ca) return { child, ca };
    await delay(50);
  }
}

async function call(route: string, body?: object, token?: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api${route}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Opens a page by a name, over TLS. @returns why no connection came about, or what was answered */
async function open(name: string, ca: Buffer): Promise<string> {
  const socket = tls.connect({ host: '127.0.0.1', port: httpsPort, servername: name, ca });
  try {
    await once(socket, 'secureConnect');
    socket.write(`GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\nAccept: text/html\r\n\r\n`);
    return await text(socket);
  } catch (error) {
    return `no connection: ${error instanceof Error ? error.message : error}`;
  } finally {
    socket.destroy();
  }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-domains-'));
const dns = await startDnsServer();
const product = await startProduct(folder, dns.address);
const caddy = await startCaddy(folder);
try {
  const credentials = { email: 'ada@example.org', password: 'a long enough phrase' };
  await call('/auth/register', { ...credentials, firstName: 'Ada', lastName: 'Lovelace' });
  const { token } = (await call('/auth/login', credentials)).body.session;
  const claim = (await call('/profile/demo-profile-1/domains', { host }, token)).body;

  const before = await open(host, caddy.ca);
  assert.match(before, /^no connection/);
  say(`before it is verified: ${before}`);

  // The domain leads to this machine, so it is the page's address.
  dns.set(host, 'CNAME', 'portfolio.example');
  dns.set(claim.records[0].name, 'TXT', claim.records[0].value);
  const checked = (await call(`/domains/${claim.id}/check`, {}, token)).body;
  assert.equal(checked.state, 'verified');
  const page = await open(host, caddy.ca);
  assert.match(page, /^HTTP\/1.1 200 /);
  const ownAddress = `<link rel="canonical" href="https://${host}/"`;
  assert.ok(page.includes(ownAddress));
  assert.doesNotMatch(page, /strict-transport-security|set-cookie/i);
  say(`verified: a certificate was made, and the page answered with ${page.length} bytes`);

  const redirected = http.get({ host: '127.0.0.1', port: httpPort, path: '/', headers: { host } });
  const [{ statusCode, headers }] = await once(redirected, 'response');
  assert.equal(statusCode, 308);
  say(`http: ${statusCode} to ${headers.location}`);

  const invented = await Promise.all(
    Array.from({ length: 30 }, (_, number) => open(`invented-${number}.example.org`, caddy.ca)),
  );
  assert.ok(invented.every((answer) => answer.startsWith('no connection')));
  say(`${invented.length} invented names: no certificate for any of them`);

  dns.set(claim.records[0].name, 'TXT');
  assert.equal((await call(`/domains/${claim.id}/check`, {}, token)).body.state, 'lost');
  const after = await open(host, caddy.ca);
  assert.ok(!after.includes(ownAddress));
  say(`the record is gone: ${after.split('\r\n')[0]}, without the page`);
} finally {
  for (const child of [caddy.child, product]) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
  await dns.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log('own domains behind Caddy: all as it should be');
