import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FileStoreError } from '../../src/routers/ports';
import { useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';

const app = useTestApp();

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

test('while stopping, requests on open connections are refused at once, and the server is not ready', async () => {
  const server = await app().newServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, agent }, async (response) => {
        resolve({ status: response.statusCode, headers: response.headers, body: await json(response) });
      })
        .on('error', reject)
        .end();
    });
  expect((await get('/readyz')).status).toBe(200);
  // As while stopping, when its connections are still open.
  server.app.stopping.isOn = true;
  const refused = await get('/api/auth/me');
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', connection: 'close' },
    body: { code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('is stopping') },
  });
  expect(await get('/readyz')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { status: 'failed' },
  });
  expect((await get('/healthz')).status).toBe(200);
  agent.destroy();
});

test.each([
  [7_999, 'answered', /HTTP\/1\.1 201 Created/],
  [8_000, 'cut off', /^HTTP\/1\.1 100 Continue\r\n\r\n$/],
])('an upload that ends %i ms after the stop began is %s', async (ms, _what, expected) => {
  const server = await app().newServer();
  const { token } = await server.newUser();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  const answer = text(socket);
  const body = form([{ name: 'cv.pdf', content: makePdf(['A career in brief']) }], 'cv');
  socket.write(
    `POST /api/profile/demo-profile-1/cv HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: ${body.length}\r\n` +
      'Expect: 100-continue\r\n\r\n',
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const closing = server.app.close();
  await expect.poll(() => server.app.stopping.isOn, { interval: 0 }).toBe(true);
  vi.advanceTimersByTime(ms);
  socket.write(body);
  expect(await answer).toMatch(expected);
  await closing;
});

test('every 503 carries Retry-After: by REST and tRPC, on pages and of health', async () => {
  const files = { ...app().files, check: () => Promise.reject(new FileStoreError('gone')) };
  const server = await app().newServer({ files });
  const unready = await server.app.inject('/readyz');
  const all = [unready];
  const user = await app().newUser();
  server.app.stopping.isOn = true;
  for (const url of ['/api/auth/me', '/trpc/auth.me', `/profile/${user.slug}`, '/nowhere', '/docs']) {
    all.push(await server.app.inject(url));
  }
  for (const { statusCode, headers } of all) expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});
