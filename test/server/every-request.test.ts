import superjson from 'superjson';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import { EncodedBody } from '../../src/server/assets/encoded-body';
import { type TestApp, useTestApp } from '../support/app';
import { useBuiltClient } from '../support/served-client';
import { until } from '../support/until';

const app = useTestApp();
const client = useBuiltClient();
const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/none');
afterAll(() => nowhere.close());

/** Twelve requests a minute instead of twelve thousand. */
const fewRequests = () => openRateLimiter({ ...nowhere, multiplier: 0.001 });

let hosts = 0;
/** An unused address. */
const newHost = () => `203.0.113.${++hosts}`;

let server: TestApp;
beforeAll(async () => {
  server = await app().newServer({ limiter: fewRequests(), client: client() });
});
const get = (url: string, remoteAddress: string, headers = {}) =>
  server.app.inject({ url, remoteAddress, headers });

test.each([
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/api/nothing',
  '/api/auth/me',
  '/docs',
  '/profile/nobody',
  '/profile/a/b',
  '/login',
  '/assets/main-1.js',
  '/assets/nothing.js',
  '/nothing.txt',
  '/robots.txt',
  '/sitemap.xml',
])('%s counts towards the limit of its network, and is refused beyond it', async (url) => {
  const from = newHost();
  for (let count = 0; count < 12; count += 1) {
    expect((await get(url, from)).statusCode).toBeLessThan(429);
  }
  const refused = await get(url, from);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get('/healthz', from)).statusCode).toBe(429);
  expect((await get('/healthz', newHost())).statusCode).toBe(200);
});

test('visitors behind an undeclared proxy do not crowd out a supervisor on the same machine', async () => {
  const visitor = { 'x-forwarded-for': newHost() };
  for (let count = 0; count < 12; count += 1) await get('/healthz', '127.0.0.1', visitor);
  expect((await get('/healthz', '127.0.0.1', visitor)).statusCode).toBe(429);
  expect((await get('/healthz', '127.0.0.1')).statusCode).toBe(200);
});

test('a forwarded header gives a visitor from the internet no second allowance', async () => {
  const from = newHost();
  for (let count = 0; count < 12; count += 1) await get('/healthz', from);
  expect((await get('/healthz', from, { 'x-forwarded-for': newHost() })).statusCode).toBe(429);
});

test('tRPC refuses in its own format', async () => {
  const from = newHost();
  for (let count = 0; count < 12; count += 1) await get('/trpc/system.status', from);
  const refused = await get('/trpc/system.status', from);
  expect(refused.statusCode).toBe(429);
  expect(superjson.deserialize(refused.json().error)).toMatchObject({
    message: expect.stringContaining('Too many attempts. Please try again in'),
    data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429 },
  });
});

test('the public page refuses in plain text', async () => {
  const from = newHost();
  for (let count = 0; count < 12; count += 1) await get('/healthz', from);
  expect((await get('/profile/nobody', from)).body).toContain('<h1>Too many visits at once</h1>');
});

test('concurrent readiness requests share one check', async () => {
  const check = vi.fn(() => app().files.check());
  const { app: server } = await app().newServer({ files: { ...app().files, check } });
  const answers = await Promise.all(Array.from({ length: 200 }, () => server.inject('/readyz')));
  for (const { statusCode, json } of answers) {
    expect([statusCode, json().parts.database]).toEqual([200, 'ok']);
  }
  expect(check).toHaveBeenCalledTimes(1);
});

test('lost readiness is noticed', async () => {
  let isMounted = true;
  const check = async () => {
    if (!isMounted) throw new Error('There is no such folder.');
  };
  const { app: server } = await app().newServer({ files: { ...app().files, check } });
  const ready = async () => (await server.inject('/readyz')).statusCode;
  expect(await ready()).toBe(200);
  isMounted = false;
  await until(async () => expect(await ready()).toBe(503));
  isMounted = true;
  await until(async () => expect(await ready()).toBe(200));
});

test('the OpenAPI document is generated once for all requests and encodings', async () => {
  const { app: server } = await app().newServer();
  const make = vi.spyOn(server, 'swagger');
  const get = (headers = {}) => server.inject({ url: '/api/openapi.json', headers });
  const plain = await get();
  expect(plain.json().openapi).toBe('3.1.0');
  for (const encoding of ['br', 'gzip']) {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => get({ 'accept-encoding': `${encoding}, deflate` })),
    );
    for (const { headers, rawPayload } of answers) {
      expect(headers['content-encoding']).toBe(encoding);
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    }
  }
  expect(make).toHaveBeenCalledTimes(1);
  const again = await get({ 'if-none-match': plain.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a body is compressed once per encoding, and only if that helps', async () => {
  const body = new EncodedBody('a text '.repeat(1000), 'text/plain');
  expect(body.encodingFor('gzip;q=0, br')).toBe('br');
  expect(body.encodingFor('identity, br;q=0, gzip')).toBe('gzip');
  expect(body.encodingFor('deflate')).toBeUndefined();
  expect(await body.in('br')).toBe(await body.in('br'));
  expect(new EncodedBody(Buffer.alloc(5000), 'font/woff2').encodingFor('br')).toBeUndefined();
});
