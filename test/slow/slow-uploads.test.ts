import { EventEmitter, once } from 'node:events';
import { readdir } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { toRefusal } from '../../src/routers/errors';
import type { FileStore } from '../../src/routers/ports';
import { connectionLimits } from '../../src/server/connection-limits';
import { type TestApp, useTestApp } from '../support/app';
import { form } from '../support/gallery-uploads';

const app = useTestApp();
const lines: string[] = [];
let hasty: TestApp;
let patient: TestApp;
let sockets: net.Socket[] = [];

beforeAll(async () => {
  const log = { logLevel: 'info', logStream: { write: (line: string) => void lines.push(line) } };
  hasty = await app().newServer({ connections: { windowMs: 200 }, ...log });
  patient = await app().newServer(log);
  for (const server of [hasty, patient]) await server.app.listen({ host: '127.0.0.1', port: 0 });
  patient.app.server.on('connection', (socket) => sockets.push(socket));
});

const inForm = 'multipart/form-data; boundary=edge';
const uploads = [
  ['cv', inForm],
  ['video', inForm],
  ['gallery/upload', inForm],
  ['gallery/upload', 'application/json'],
] as const;

function bodyOf(route: string, type: string, bytes = 200_000): Buffer {
  const content = Buffer.alloc(bytes, ' ');
  return type === inForm
    ? form([{ name: 'a', content }], route.startsWith('gallery') ? 'images' : route)
    : content;
}

/** Sends half of an upload. */
async function sendHalf({ app: server, newUser }: TestApp, route: string, type: string, bytes = 200_000) {
  const { token } = await newUser();
  const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const body = bodyOf(route, type, bytes);
  socket.write(
    `POST /api/profile/demo-profile-1/${route} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(body.subarray(0, bytes / 2), resolve));
  return socket;
}

const sentence = 'The request did not arrive in time. Please check your connection and try again.';

function expectTimeout(answer: string, route: string) {
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain(route === 'video' ? 'text/plain' : 'application/json');
  expect(answer).toContain(route === 'video' ? `\r\n\r\n${sentence}` : `"error":"${sentence}"`);
}

test.each(uploads)('a stalled upload to %s (%s) is ended with a message', async (route, type) => {
  expectTimeout(await text(await sendHalf(hasty, route, type)), route);
});

test('an upload that makes progress is accepted, however long it takes', async () => {
  const user = await hasty.newUser();
  const socket = net.connect((hasty.app.server.address() as AddressInfo).port, '127.0.0.1');
  const body = bodyOf('cv', inForm);
  socket.write(
    `POST /api/profile/demo-profile-1/cv HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\nConnection: close\r\n` +
      `Content-Type: ${inForm}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const answer = text(socket);
  for (let start = 0; start < body.length; start += 20_000) {
    socket.write(body.subarray(start, start + 20_000));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // It is not a CV, which the answer says once everything was read.
  expect(await answer).toMatch(/^HTTP\/1\.1 415 /);
});

test('a sender is not blamed while the server leaves its upload unread', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const disk = new EventEmitter();
  const stage: FileStore['stage'] = async (...args) => {
    disk.emit('asked');
    await once(disk, 'ready');
    return app().files.stage(...args);
  };
  const server = await app().newServer({ files: { ...app().files, stage } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const arrival = once(server.app.server, 'request');
  const isAsked = once(disk, 'asked');
  // More than the parser of forms holds, so that the rest waits.
  const bytes = 1_000_000;
  const sending = sendHalf(server, 'cv', inForm, bytes);
  const [request] = await arrival;
  await isAsked;
  await expect.poll(() => request.readableLength).toBeGreaterThan(0);
  vi.advanceTimersByTime(2 * connectionLimits.windowMs);
  disk.emit('ready');
  const socket = await sending;
  socket.write(bodyOf('cv', inForm, bytes).subarray(bytes / 2));
  // It is not a CV, which the answer says once everything was read.
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 415 /);
  socket.destroy();
});

test.each(uploads)(
  'an upload to %s (%s) that takes too long overall is refused with a message',
  async (route, type) => {
    sockets = [];
    const socket = await sendHalf(patient, route, type);
    const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const staging = path.join(app().dataDirectory, 'staging');
    await expect.poll(() => readdir(staging)).toHaveLength(1);
    patient.app.server.emit('clientError', timeout, sockets[0]);
    expectTimeout(await text(socket), route);
  },
);

test('a malformed request gets a refusal in the usual format', async () => {
  const socket = net.connect((patient.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('HELLO\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"BAD_REQUEST"');
});

test.each(uploads)(
  'an upload to %s (%s) aborted by its sender is not a server error',
  async (route, type) => {
    lines.length = 0;
    const socket = await sendHalf(patient, route, type);
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
