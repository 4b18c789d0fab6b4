import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AppOptions } from '../../src/server/app';
import { type TestApp, useTestApp } from '../support/app';

const app = useTestApp();

async function listen(options: Partial<AppOptions>): Promise<TestApp> {
  const server = await app().newServer(options);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return server;
}

const connect = ({ app: { server } }: TestApp): net.Socket =>
  net.connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});

const headOf = (route: string, headers: Record<string, string | number>) =>
  `${route} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

const json = { 'Content-Type': 'application/json' };
const multipart = { 'Content-Type': 'multipart/form-data; boundary=edge' };

/** Sends the same data repeatedly until the connection closes. */
async function keepSending(socket: net.Socket, chunk: Buffer, pauseMs: number): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    await new Promise((resolve) => socket.write(chunk, resolve));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

test.each([
  ['POST /api/auth/login', json],
  ['POST /trpc/auth.login', json],
  ['POST /api/profile/demo-profile-1/cv', multipart],
  ['GET /healthz', {}],
])('a slow-drip body for %s is cut off', async (route, headers) => {
  const server = await listen({ connections: { headersMs: 300, requestMs: 300, lingerMs: 60_000 } });
  const { token } = await server.newUser();
  const socket = connect(server);
  socket.write(headOf(route, { ...headers, Authorization: `Bearer ${token}`, 'Content-Length': 10_000 }));
  const answer = text(socket);
  await keepSending(socket, Buffer.from(' '), 10);
  expect(await answer).toMatch(route.startsWith('GET') ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 408 /);
});

const hugeBody = { ...multipart, 'Content-Length': 2 ** 40 };

test.each([
  ['of nobody', 'POST /api/profile/demo-profile-1/cv', hugeBody, 401],
  ['that is too large', 'POST /api/auth/login', { ...json, 'Content-Length': 2 ** 40 }, 413],
  [
    'of a wrong kind',
    'POST /api/profile/demo-profile-1/gallery/upload',
    { ...hugeBody, 'Content-Type': 'a/b' },
    401,
  ],
  ['to nowhere', 'POST /nothing', { ...json, 'Content-Length': 2 ** 40 }, 413],
])('an upload %s is answered without reading the rest', async (_what, route, headers, status) => {
  const server = await listen({ connections: { lingerMs: 200 } });
  const socket = connect(server);
  const answer = text(socket);
  socket.write(headOf(route, headers));
  await keepSending(socket, Buffer.alloc(64 * 1024), 1);
  expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(await answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(await answer).toMatch(/"message":"[A-Z].*\."/);
});

test('an upload that turns out too large halfway is answered without reading the rest', async () => {
  const server = await listen({ connections: { lingerMs: 200 } });
  const { token } = await server.newUser();
  const socket = connect(server);
  const answer = text(socket);
  const headers = { ...multipart, Authorization: `Bearer ${token}`, 'Transfer-Encoding': 'chunked' };
  socket.write(headOf('POST /api/profile/demo-profile-1/cv', headers));
  const start = '--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n';
  socket.write(`${start.length.toString(16)}\r\n${start}\r\n`);
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000), Buffer.from('\r\n')]);
  await keepSending(socket, chunk, 0);
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('a sender that goes on after it was refused is cut off after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await listen({});
  const { port } = server.app.server.address() as AddressInfo;
  // It does not close its side, whatever the server does.
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  socket.write(headOf('POST /api/profile/demo-profile-1/cv', hugeBody));
  await once(socket, 'end');
  expect(socket.writable).toBe(true);
  vi.advanceTimersByTime(2_000);
  const keepWriting = setInterval(() => socket.write(Buffer.alloc(1024)), 10);
  onTestFinished(() => clearInterval(keepWriting));
  await closed;
});

test('once the sender of a refused upload has finished, it reads the answer and the connection closes at once', async () => {
  const server = await listen({ connections: { lingerMs: 60_000 } });
  const socket = connect(server);
  const answer = text(socket);
  socket.write(headOf('POST /api/profile/demo-profile-1/cv', { ...multipart, 'Content-Length': 5_000_000 }));
  await once(socket, 'data');
  socket.write(Buffer.alloc(5_000_000));
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  if (!socket.closed) await once(socket, 'close');
});

test('a refused request that arrived completely leaves its connection open', async () => {
  const server = await listen({});
  const socket = connect(server);
  for (let count = 0; count < 2; count += 1) {
    socket.write(`${headOf('POST /api/auth/login', { ...json, 'Content-Length': 2 })}{}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
    expect(String(answer)).not.toMatch(/connection: close/i);
  }
  socket.destroy();
});

test('headers that never end are cut off', async () => {
  const server = await listen({ connections: { headersMs: 300 } });
  const socket = connect(server);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

/** Whether the server keeps a new connection and answers on it. */
async function isTaken(server: TestApp): Promise<net.Socket | undefined> {
  const socket = connect(server);
  socket.write(headOf('GET /healthz', {}));
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return Buffer.isBuffer(answer) ? socket : undefined;
}

test('a network has a limited number of connections, and gets another when it closes one', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await listen({ connections: { perNetwork: 3 }, logLevel: 'warn', logStream });
  const sockets = [await isTaken(server), await isTaken(server), await isTaken(server)];
  expect(sockets).not.toContain(undefined);
  for (let count = 0; count < 3; count += 1) expect(await isTaken(server)).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('one network has 3 already');
  expect(lines[0]).not.toContain('127.0.0.1');
  sockets[0]?.destroy();
  await expect.poll(() => isTaken(server)).toBeDefined();
});

test('a declared proxy is held only to the total number of connections', async () => {
  const connections = { perNetwork: 1, total: 3 };
  const server = await listen({ connections, trustProxy: ['127.0.0.0/8'] });
  for (let count = 0; count < 3; count += 1) expect(await isTaken(server)).toBeDefined();
  expect(await isTaken(server)).toBeUndefined();
});
