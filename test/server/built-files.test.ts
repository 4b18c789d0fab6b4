import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, useTestApp } from '../support/app';
import { useBuiltClient } from '../support/served-client';

const app = useTestApp();
const client = useBuiltClient();
let server: TestApp['app'];
beforeAll(async () => {
  server = (await app().newServer({ client: client() })).app;
});

const get = (url: string, headers = {}) => server.inject({ url, headers });

test('a file is sent as the build compressed it, to be kept for a year', async () => {
  const plain = await get('/assets/main-1.js');
  const compressed = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const again = await get('/assets/main-1.js', { 'if-none-match': plain.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['main-2.js', 404],
  ['..%2f.vite%2fmanifest.json', 404],
  ['%2e%2e/index.html', 404],
  ['main-1.js/', 404],
  ['.hidden', 404],
  ['main-1.js%00', 400],
])('/assets/%s is refused with %i', async (name, status) => {
  expect((await get(`/assets/${name}`)).statusCode).toBe(status);
});

test.each([
  ['/skills', 200],
  ['/skills/', 200],
  ['/employer-contacts/019a?tab=1', 200],
  ['/', 200],
  ['/employer-contact', 404],
  ['/employer-contacts/1/2', 404],
  ['/skills/1', 404],
])('%s is answered to somebody with a session with %i and the application', async (url, status) => {
  const { token } = await app().newUser();
  const answer = await get(url, { cookie: `storyfolio=${token}`, accept: 'text/html' });
  const { body } = await get('/login');
  expect([answer.statusCode, answer.body]).toEqual([status, body]);
});
