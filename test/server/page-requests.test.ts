import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { makeLink, reportSeen } from '../support/made-links';
import { reader } from '../support/views';

const app = useTestApp();

let user: TestUser;
beforeAll(async () => {
  user = await app().newUser();
});

const ask = (headers: Record<string, string> = {}, query = '', method: 'GET' | 'HEAD' = 'GET') =>
  app().app.inject({ method, url: `/profile/${user.slug}${query}`, headers });

const constant = ({ date: _, 'x-request-id': id, ...rest }: Record<string, unknown>) => ({
  ...rest,
  hasId: typeof id === 'string',
});

test('a page has the same headers and content each time', async () => {
  const [first, second] = [await ask(), await ask()];
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'content-type': 'text/html; charset=utf-8',
    etag: expect.stringMatching(/^W\/"/),
    vary: 'accept-encoding, cookie, authorization',
    'x-request-id': expect.any(String),
  });
  expect(constant(second.headers)).toEqual(constant(first.headers));
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
});

describe('is answered as without it', () => {
  test.each<[string, Record<string, string>, string?]>([
    ['a campaign', {}, '?utm_source=a&utm_source=b'],
    ['the wish to see it as a visitor', {}, '?as=visitor'],
    ['an empty query', {}, '?'],
    ['a query that is no UTF-8', {}, '?a=%ff'],
    ['a slash at the end', {}, '/'],
    ['another version', { 'if-none-match': 'W/"other"' }],
    ['a foreign cookie', { cookie: 'theme=dark' }],
    ['a session that is none', { cookie: 'storyfolio=nothing' }],
    ['a token that is none', { authorization: 'Bearer nothing' }],
    ['a pass that is none', { cookie: 'pass-00000000000000000000000000000000=nothing' }],
    ['no wish to be followed', { 'sec-gpc': '1', dnt: '1' }],
    ['a forwarded host of nobody who is trusted', { 'x-forwarded-host': 'proxied.example' }],
  ])('%s', async (_, headers, query) => {
    const [plain, other] = [await ask(), await ask(headers, query)];
    expect(other.statusCode).toBe(200);
    expect(constant(other.headers)).toEqual(constant(plain.headers));
    expect(other.rawPayload.equals(plain.rawPayload)).toBe(true);
  });
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

test.each<[string, keyof typeof decoders | undefined]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  [`${'x, '.repeat(200)}gzip, br;q=0`, 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('to whoever accepts %s it is sent as %s', async (accepted, encoding) => {
  const plain = await ask();
  for (const _ of ['made', 'kept']) {
    const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(headers.etag).toBe(plain.headers.etag);
    const decode = encoding && decoders[encoding];
    const decoded = decode ? decode(rawPayload) : rawPayload;
    expect(decoded.equals(plain.rawPayload)).toBe(true);
  }
});

test('HEAD has the headers alone', async () => {
  const [get, head] = [
    await ask({ 'accept-encoding': 'br' }),
    await ask({ 'accept-encoding': 'br' }, '', 'HEAD'),
  ];
  expect(constant(head.headers)).toEqual(constant(get.headers));
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('an encoded body is refused', async () => {
  expect((await ask({ 'content-encoding': 'gzip' })).statusCode).toBe(415);
});

test.each(['public', 'unlisted'])(
  'a %s page that the reader has is 304, with all headers but those of the content',
  async (visibility) => {
    const owner = await app().newUser();
    await app().rest(`PATCH /profile/${owner.profileId}`, { visibility, displayName: 'Ada' }, owner);
    await app().rest(`POST /profile/${owner.profileId}/facts`, { fact: 'I sing.', isPublic: true }, owner);
    const url = `/profile/${owner.slug}`;
    const whole = await app().app.inject(url);
    expect(whole.headers['x-robots-tag']).toBe(visibility === 'public' ? undefined : 'noindex');
    const {
      'content-length': _,
      'content-type': __,
      ...expected
    } = constant(whole.headers) as Record<string, unknown>;
    for (const known of [String(whole.headers.etag), '*']) {
      const { statusCode, body, headers } = await app().app.inject({
        url,
        headers: { 'if-none-match': known, 'accept-encoding': 'br' },
      });
      expect([statusCode, body]).toEqual([304, '']);
      expect(constant(headers)).toMatchObject(expected);
    }
  },
);

/** A private page that says something, with the pass of a reader who came to it through a link. */
async function sharedPage(choices: object) {
  const owner = await app().newUser();
  const { profileId, slug } = owner;
  await app().rest(`PATCH /profile/${profileId}`, { visibility: 'private', displayName: 'Ada' }, owner);
  await app().rest(`POST /profile/${profileId}/facts`, { fact: 'I play the cello.', isPublic: true }, owner);
  const link = await makeLink(app(), owner, choices);
  const visit = (query: string, cookie?: string) =>
    app().app.inject({
      url: `/profile/${slug}${query}`,
      headers: { 'user-agent': reader, ...(cookie && { cookie }) },
      remoteAddress: '203.0.113.1',
    });
  const opened = await visit(`?v=${link.token}`);
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  return { owner, link, ask: (query = '') => visit(query, cookie) };
}

test('whoever comes through another link sees what that one shows, and is counted there', async () => {
  const { owner, ask } = await sharedPage({ hiddenSections: ['facts'] });
  expect((await ask()).body).not.toContain('cello');
  const other = await makeLink(app(), owner);
  expect((await ask(`?v=${other.token}`)).body).toContain('cello');
  await reportSeen(app(), owner, other);
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
  const server = await app().newServer();
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
