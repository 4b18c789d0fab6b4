import { beforeAll, expect, test } from 'vitest';
import { originMark, SiteText } from '../../src/server/assets/site-text';
import { PageCache } from '../../src/server/public-page/page-cache';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { password } from '../support/factories';

const app = useTestApp();
const publicUrl = 'https://stories.example';
const forged = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.9',
};

let configured: TestApp;
let user: TestUser;
beforeAll(async () => {
  configured = await app().newServer({ publicUrl, trustProxy: ['127.0.0.1'] });
  user = await app().newUser();
});

const page = async (server: TestApp, headers: Record<string, string>) =>
  server.app.inject({ url: `/profile/${user.slug}`, headers });

test('if the address is configured, no header changes it on pages', async () => {
  for (const url of [`/profile/${user.slug}`, '/robots.txt', '/sitemap.xml', '/api/supabase-config']) {
    const [plain, other] = [
      await configured.app.inject(url),
      await configured.app.inject({ url, headers: forged }),
    ];
    expect(plain.statusCode).toBe(200);
    expect(other.body).toBe(plain.body);
    expect(other.headers.etag).toBe(plain.headers.etag);
    expect(other.body).not.toContain('evil');
  }
  const { body } = await page(configured, forged);
  expect(body).toContain(`<link rel="canonical" href="${publicUrl}/profile/${user.slug}"/>`);
  expect(body).toContain(`<meta property="og:url" content="${publicUrl}/profile/${user.slug}"/>`);
});

test('if the address is configured, no header changes cookies or redirects', async () => {
  const { email } = await app().newUser();
  const login = await configured.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { ...forged, 'x-forwarded-proto': 'http' },
    payload: { email, password },
  });
  expect(login.cookies[0]).toMatchObject({ name: '__Host-storyfolio', secure: true });
  const moved = await configured.app.inject({ url: `/profile/${user.slug.toUpperCase()}`, headers: forged });
  expect(moved.headers.location).toBe(`/profile/${user.slug}`);
});

test('links in mails use the configured address, whatever a request claims', async () => {
  const { email } = await app().newUser();
  const forget = { method: 'POST', url: '/api/auth/forgot-password', payload: { email } } as const;
  expect((await app().app.inject({ ...forget, headers: forged })).statusCode).toBe(200);
  await app().runJobs();
  const mails = (await app().mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  expect(mails.map(({ link }) => new URL(link).host)).toEqual(['storyfolio.example']);
});

test.each([
  ['its own pages', { origin: publicUrl }, 200],
  ['its own pages, as a browser says', { origin: publicUrl, 'sec-fetch-site': 'same-origin' }, 200],
  ['its own pages, as an old form says', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a forged host', { ...forged, origin: 'https://evil.example' }, 403],
  [
    'a name that leads here as well',
    { ...forged, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    403,
  ],
  ['another site', { origin: publicUrl, 'sec-fetch-site': 'cross-site' }, 403],
  ['nowhere', {}, 403],
])('if the address is configured, a write by cookie from %s', async (_where, headers, status) => {
  const { token } = await app().newUser();
  const { statusCode } = await configured.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers,
    cookies: { '__Host-storyfolio': token },
  });
  expect(statusCode).toBe(status);
});

test('if no address is configured, a page names the requested one', async () => {
  for (const host of ['a.example', 'b.example:8080', '[::1]:3000', 'a.example']) {
    const { body } = await page(app(), { host });
    expect(body).toContain(`<link rel="canonical" href="http://${host}/profile/${user.slug}"/>`);
  }
  expect((await page(app(), { host: 'a.example' })).headers.etag).not.toBe(
    (await page(app(), { host: 'b.example' })).headers.etag,
  );
});

test.each([
  '"><script>',
  'a"b.example',
  "a'b.example",
  'a&b.example',
  'a.example/x',
  'a b',
  '',
  '{}',
  'x:99999',
  `${'a.'.repeat(150)}example`,
])('the host %j never gets into a page', async (host) => {
  const { body } = await page(app(), { host });
  expect(body).toContain(`<link rel="canonical" href="http://localhost/profile/${user.slug}"/>`);
});

test('a page is rendered once for all addresses, and only the last address is cached', async () => {
  const pages = new PageCache(1_000);
  let renderings = 0;
  const read = (origin: string) =>
    pages
      .get('a page', async () => {
        renderings += 1;
        return `<a href="${originMark}/x">`;
      })
      .then((made) => made?.at(origin));
  const first = await read('http://a.example');
  expect(await read('http://a.example')).toBe(first);
  for (let host = 0; host < 1000; host += 1) await read(`http://${host}.example`);
  expect(renderings).toBe(1);
  const again = await read('http://a.example');
  expect(again).not.toBe(first);
  expect(again?.etag).toBe(first?.etag);
});

test('an address is inserted into a text literally', async () => {
  const text = new SiteText(`${originMark}/a $& ${originMark}/b`, 'text/plain');
  expect(String(await text.at('http://$&.example').in(undefined))).toBe(
    'http://$&.example/a $& http://$&.example/b',
  );
});
