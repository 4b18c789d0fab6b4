import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { toRefusal } from '../../src/routers/errors';
import { type TestApp, useTestApp } from '../support/app';
import { form } from '../support/gallery-uploads';

const app = useTestApp();
const lines: string[] = [];
let server: TestApp;
let sockets: net.Socket[] = [];

beforeAll(async () => {
  const log = { logLevel: 'info', logStream: { write: (line: string) => void lines.push(line) } };
  server = await app().newServer(log);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  server.app.server.on('connection', (socket) => sockets.push(socket));
});

const inForm = 'multipart/form-data; boundary=edge';
const uploads = [
  ['cv', inForm],
  ['video', inForm],
  ['gallery/upload', inForm],
  ['gallery/upload', 'application/json'],
] as const;

function bodyOf(route: string, type: string): Buffer {
  const content = Buffer.alloc(200_000, ' ');
  return type === inForm
    ? form([{ name: 'a', content }], route.startsWith('gallery') ? 'images' : route)
    : content;
}

/** Sends half of an upload. */
async function sendHalf(route: string, type: string) {
  const { token } = await server.newUser();
  const socket = net.connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  const body = bodyOf(route, type);
  socket.write(
    `POST /api/profile/demo-profile-1/${route} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(body.subarray(0, body.length / 2), resolve));
  return socket;
}

const sentence = 'The request did not arrive in time. Please check your connection and try again.';

function expectTimeout(answer: string, route: string) {
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain(route === 'video' ? 'text/plain' : 'application/json');
  expect(answer).toContain(route === 'video' ? `\r\n\r\n${sentence}` : `"error":"${sentence}"`);
}

test.each(uploads)(
  'an upload to %s (%s) that takes too long overall is refused with a message',
  async (route, type) => {
    sockets = [];
    const socket = await sendHalf(route, type);
    const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const staging = path.join(app().dataDirectory, 'staging');
    await expect.poll(() => readdir(staging)).toHaveLength(1);
    server.app.server.emit('clientError', timeout, sockets[0]);
    expectTimeout(await text(socket), route);
  },
);

test('a malformed request gets a refusal in the usual format', async () => {
  const socket = net.connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('HELLO\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"BAD_REQUEST"');
});

test.each(uploads)(
  'an upload to %s (%s) aborted by its sender is not a server error',
  async (route, type) => {
    lines.length = 0;
    const socket = await sendHalf(route, type);
    socket.resetAndDestroy();
    await once(socket, 'close');
    await expect.poll(() => lines.join()).toContain('the sender went away');
    expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
    expect(lines.join()).not.toContain('database');
  },
);

test('a broken database connection is', () => {
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
  expect(toRefusal(lost)?.message).toContain('The database cannot be reached');
});
