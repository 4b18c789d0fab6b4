import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { plainHttpWarning } from '../../src/server/process/plain-http';
import { type TestApp, useTestApp } from '../support/app';
import { useBuiltClient } from '../support/served-client';

const app = useTestApp();
const client = useBuiltClient();
const publicUrl = 'https://stories.example';

const expected = {
  'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
  'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)'),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-request-id': expect.any(String),
};

test.each([
  ['/login', 200],
  ['/assets/main-1.js', 200],
  ['/docs', 200],
  ['/api/openapi.json', 200],
  ['/healthz', 200],
  ['/robots.txt', 200],
  ['/profile/nobody', 404],
  ['/nothing.txt', 404],
  ['/api/auth/me', 401],
  ['/trpc/auth.me', 401],
  ['/%zz', 400],
  ['/api/%zz', 400],
])('%s sends security headers with its %i', async (url, status) => {
  const server = await app().newServer({ publicUrl, client: client() });
  const { statusCode, headers } = await server.app.inject(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(expected);
});

test.each([
  '/nothing.txt',
  '/profile/nobody',
  '/profile/nobody/contact',
  '/profile/nobody.pdf',
  '/testimonial/nothing',
  '/v/nothing',
])('%s is 404, and tells search engines not to list it', async (url) => {
  const server = await app().newServer({ publicUrl, client: client() });
  const { statusCode, headers } = await server.app.inject({ url, headers: { accept: 'text/html' } });
  expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
});

test('so do answers to malformed requests', async () => {
  const server = await app().newServer({ publicUrl });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = net.connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('HELLO\r\n\r\n');
  const lines = (await text(socket)).split('\r\n').map((line) => line.split(': '));
  const headers = Object.fromEntries(
    lines.map(([name = '', ...value]) => [name.toLowerCase(), value.join(': ')]),
  );
  const { 'x-request-id': _, ...always } = expected;
  expect(headers).toMatchObject(always);
});

/** What an answer tells the browser to clear when the session ends. */
const signOut = async (server: TestApp) => {
  const { token } = await server.newUser();
  return server.app.inject({
    method: 'POST',
    url: '/trpc/auth.logout',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: '{}',
  });
};

test('signing out clears cached private files, but neither drafts nor other cookies', async () => {
  const { statusCode, headers } = await signOut(app());
  expect(statusCode).toBe(200);
  expect(headers['clear-site-data']).toBe('"cache"');
  expect(headers['set-cookie']).toMatch(/^storyfolio=;/);
});

test.each([
  [{ HOST: '127.0.0.1' }, undefined],
  [{ HOST: '::1' }, undefined],
  [{ HOST: 'localhost' }, undefined],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://stories.example' }, undefined],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, undefined],
  [{ HOST: '0.0.0.0' }, 'the server listens on 0.0.0.0'],
  [{ HOST: '192.168.1.5' }, 'the server listens on 192.168.1.5'],
  [{ HOST: '::' }, 'the server listens on ::'],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://stories.example' }, 'PUBLIC_URL is http://stories.example'],
])('with %o the operator is warned of plain http: %s', (env, reason) => {
  const warning = plainHttpWarning(env);
  if (reason === undefined) expect(warning).toBeUndefined();
  else expect(warning).toContain(reason);
});
