import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import type { AppOptions } from '../../src/server/app';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { makeLink } from '../support/made-links';
import { toDatabase } from '../support/test-databases';
import { reader } from '../support/views';

const app = useTestApp();
const trustProxy = ['127.0.0.0/8'];

/**
 * A server with the page of the user in memory.
 * @param cookie of the reader for whom it is, if it is not for everybody
 */
async function serverWithPage(
  user: TestUser,
  more: Partial<AppOptions> = {},
  cookie?: string,
): Promise<TestApp> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app().db);
  const { db, pool, listen, close } = openDatabase(
    toDatabase(inject('testRun').connectionString, rows[0]?.name ?? ''),
  );
  onTestFinished(close);
  const server = await app().newServer({ db, listen, trustProxy, ...more });
  onTestFinished(() => server.app.close());
  let questions = 0;
  pool.on('acquire', () => {
    questions += 1;
  });
  await vi.waitFor(
    async () => {
      for (const encoding of ['br', 'gzip', 'identity']) {
        questions = 0;
        await server.app.inject({
          url: `/profile/${user.slug}`,
          headers: { 'accept-encoding': encoding, 'user-agent': reader, ...(cookie && { cookie }) },
          remoteAddress: '203.0.113.1',
        });
      }
      expect(questions).toBe(0);
    },
    { timeout: 10_000, interval: 10 },
  );
  return server;
}

let user: TestUser;
/** Asks the database each time, so that every answer takes the usual way. */
let usual: TestApp;
beforeAll(async () => {
  user = await app().newUser();
  usual = await app().newServer({ trustProxy });
});

const headersOf = (headers: Record<string, unknown>) => {
  const { date: _, 'x-request-id': id, ...rest } = headers;
  return { ...rest, hasId: typeof id === 'string' };
};

type Method = 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
interface Asked {
  method?: Method;
  query?: string;
  path?: (slug: string) => string;
  headers?: Record<string, string>;
}

const requests: [string, Asked][] = [
  ['without headers', {}],
  ['brotli', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }],
  ['brotli in capitals', { headers: { 'accept-encoding': 'BR' } }],
  ['gzip', { headers: { 'accept-encoding': 'gzip' } }],
  ['no brotli', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } }],
  ['anything', { headers: { 'accept-encoding': '*' } }],
  ['as it is', { headers: { 'accept-encoding': 'identity' } }],
  ['a long list of encodings', { headers: { 'accept-encoding': `${'x, '.repeat(200)}gzip, br;q=0` } }],
  ['any version', { headers: { 'if-none-match': '*' } }],
  ['another version', { headers: { 'if-none-match': 'W/"other"' } }],
  ['HEAD', { method: 'HEAD' }],
  ['OPTIONS', { method: 'OPTIONS' }],
  ['POST', { method: 'POST' }],
  ['a campaign', { query: '?utm_source=a&utm_source=b' }],
  ['as a visitor', { query: '?as=visitor' }],
  ['a draft', { query: '?design=draft' }],
  ['an empty query', { query: '?' }],
  ['a query that is no UTF-8', { query: '?a=%ff' }],
  ['a slash at the end', { query: '/' }],
  ['capitals', { path: (slug) => slug.toUpperCase() }],
  ['an encoded letter', { path: (slug) => `%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}` }],
  ['another form', { path: (slug) => `${slug}.txt` }],
  ['a longer path', { path: (slug) => `${slug}/nothing` }],
  ['nobody', { path: (slug) => `${slug}-else` }],
  ['a broken address', { path: () => '%zz' }],
  ['another host', { headers: { host: 'other.example:81' } }],
  ['an invalid host', { headers: { host: 'a"b' } }],
  ['a very long host', { headers: { host: `${'a.'.repeat(200)}example` } }],
  ['a forwarded host', { headers: { 'x-forwarded-host': 'proxied.example', 'x-forwarded-proto': 'https' } }],
  ['a forwarded address', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ['a foreign cookie', { headers: { cookie: 'theme=dark' } }],
  ['a session that is none', { headers: { cookie: 'storyfolio=nothing' } }],
  ['a token that is none', { headers: { authorization: 'Bearer nothing' } }],
  ['an encoded body', { headers: { 'content-encoding': 'gzip' } }],
  ['no wish to be followed', { headers: { 'sec-gpc': '1', dnt: '1' } }],
];

test('what is in memory is answered as if it were not, whatever is asked', async () => {
  const server = await serverWithPage(user);
  for (const [
    what,
    { method = 'GET', query = '', path = (slug: string) => slug, headers = {} },
  ] of requests) {
    const asked = { method, url: `/profile/${path(user.slug)}${query}`, headers };
    const [one, other] = [await server.app.inject(asked), await usual.app.inject(asked)];
    expect([what, one.statusCode, headersOf(one.headers)]).toEqual([
      what,
      other.statusCode,
      headersOf(other.headers),
    ]);
    expect(one.rawPayload.equals(other.rawPayload), what).toBe(true);
  }
});

test.each(['public', 'unlisted'])(
  'a %s page that the reader has is 304, with all headers',
  async (visibility) => {
    const owner = await app().newUser();
    await app().rest(`PATCH /profile/${owner.profileId}`, { visibility, displayName: 'Ada' }, owner);
    const server = await serverWithPage(owner);
    const url = `/profile/${owner.slug}`;
    const { etag } = (await server.app.inject(url)).headers;
    const asked = { url, headers: { 'if-none-match': String(etag), 'accept-encoding': 'br' } };
    const [one, other] = [await server.app.inject(asked), await usual.app.inject(asked)];
    expect([one.statusCode, one.body]).toEqual([304, '']);
    expect(headersOf(one.headers)).toEqual(headersOf(other.headers));
  },
);

test('while stopping, pages in memory are refused like all others', async () => {
  const server = await serverWithPage(user);
  server.app.stopping.isOn = true;
  const { statusCode, headers } = await server.app.inject(`/profile/${user.slug}`);
  expect([statusCode, headers['retry-after'], headers.connection]).toEqual([503, '5', 'close']);
});

/** A private page that says something, with the pass of a reader who came to it through a link. */
async function sharedPage(choices: object) {
  const owner = await app().newUser();
  const { profileId, slug } = owner;
  await app().rest(`PATCH /profile/${profileId}`, { visibility: 'private', displayName: 'Ada' }, owner);
  await app().rest(`POST /profile/${profileId}/facts`, { fact: 'I play the cello.', isPublic: true }, owner);
  const link = await makeLink(app(), owner, choices);
  const headers = { 'user-agent': reader };
  const url = `/profile/${slug}?v=${link.token}`;
  const opened = await usual.app.inject({ url, headers, remoteAddress: '203.0.113.1' });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const server = await serverWithPage(owner, {}, cookie);
  const ask = (query = '') =>
    server.app.inject({
      url: `/profile/${slug}${query}`,
      headers: { ...headers, cookie, 'accept-encoding': 'identity' },
      remoteAddress: '203.0.113.1',
    });
  return { owner, link, ask };
}

test('a page through a link that is in memory ends with the link', async () => {
  const { owner, link, ask } = await sharedPage({});
  expect((await ask()).body).toContain('cello');
  const expiresAt = new Date(Date.now() + 2000).toISOString();
  await app().rest(`PATCH /links/${link.id}`, { expiresAt }, owner);
  await expect.poll(async () => (await ask()).statusCode, { timeout: 20_000 }).toBe(410);
  expect((await ask()).body).not.toContain('cello');
});

test('whoever comes through another link sees what that one shows, and is counted there', async () => {
  const { owner, ask } = await sharedPage({ hiddenSections: ['facts'] });
  expect((await ask()).body).not.toContain('cello');
  const other = await makeLink(app(), owner);
  expect((await ask(`?v=${other.token}`)).body).toContain('cello');
  const { body } = await app().rest(`GET /links/${other.id}`, undefined, owner);
  expect(body.link.opens).toBe(1);
});

/** The header with which the server says what becomes of the connection. */
async function connectionAfter(server: TestApp, path: string, body?: string): Promise<string | undefined> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { connection: 'keep-alive', ...(body && { 'content-length': body.length + 1 }) };
    const asking = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      resolve(response.headers.connection);
      asking.destroy();
    });
    asking.on('error', reject);
    if (body) asking.write(body);
    else asking.end();
  });
}

test('connections are kept, except under a body that is not read', async () => {
  const server = await serverWithPage(user);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  for (const path of [`/profile/${user.slug}`, '/healthz', '/nowhere', '/robots.txt']) {
    expect([path, await connectionAfter(server, path)]).toEqual([path, 'keep-alive']);
    expect([path, await connectionAfter(server, path, 'half')]).toEqual([path, 'close']);
  }
});

test('the requests of a network are counted afresh a minute later', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { takeAny } = openRateLimiter({ db: app().db, multiplier: 1 / 1200 });
  for (let count = 0; count < 5; count += 1) expect(takeAny('one', 2)).toBe(0);
  expect(takeAny('one', 1)).toBe(60);
  expect(takeAny('other', 10)).toBe(0);
  vi.advanceTimersByTime(30_000);
  expect(takeAny('one', 1)).toBe(30);
  vi.advanceTimersByTime(30_000);
  expect(takeAny('one', 10)).toBe(0);
  expect(takeAny('one', 1)).toBe(60);
});
