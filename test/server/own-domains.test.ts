import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Domain } from '../../src/contracts/domain';
import { openResolver } from '../../src/server/adapters/dns-resolver';
import type { AppOptions } from '../../src/server/app';
import { aSecondLater } from '../support/a-second-later';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { type DnsServer, startDnsServer } from '../support/dns-server';
import { addDomain, check, leadHere, prove, verifiedDomain } from '../support/made-domains';

const site = useTestApp();
const publicUrl = 'https://portfolio.example';
let dns: DnsServer;
let options: Partial<AppOptions>;
let app: TestApp;
/** Another process. */
let second: TestApp;
let user: TestUser;
let other: TestUser;
let domain: Domain;

beforeAll(async () => {
  dns = await startDnsServer();
  options = { dns: openResolver([dns.address]), publicUrl, trustProxy: ['198.51.100.1'] };
  app = await site().newServer(options);
  second = await site().newServer(options);
  user = await app.newUser();
  other = await app.newUser();
  for (const { profileId, token } of [user, other]) {
    const headers = { authorization: `Bearer ${token}` };
    const name = { displayName: profileId === user.profileId ? 'Ada Lovelace' : 'Somebody Else' };
    await app.app.inject({ method: 'PATCH', url: `/api/profile/${profileId}`, payload: name, headers });
    const fact = { fact: 'I wrote the first program.', isPublic: true };
    await app.app.inject({ method: 'POST', url: `/api/profile/${profileId}/facts`, payload: fact, headers });
  }
  leadHere(dns, 'ada.example.org');
  domain = await verifiedDomain(app, dns, user, 'ada.example.org');
});
afterAll(() => dns.stop());

interface Asked {
  url?: string;
  method?: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'DELETE' | 'OPTIONS';
  host?: string;
  headers?: Record<string, string>;
  payload?: string;
  remoteAddress?: string;
}

const ask = ({ url = '/', host = domain.host, headers, ...rest }: Asked = {}, server = app) =>
  server.app.inject({ url, ...rest, headers: { host, accept: 'text/html', ...headers } });

const servers = () => [app, second];

describe('a verified domain', () => {
  test.each(['ada.example.org', 'ADA.Example.ORG', 'ada.example.org.', 'ada.example.org:8443'])(
    'serves the page at / to %s',
    async (host) => {
      for (const server of servers()) {
        const { statusCode, body, headers } = await ask({ host }, server);
        expect(statusCode).toBe(200);
        expect(body).toContain('<h1>Ada Lovelace</h1>');
        expect(headers['strict-transport-security']).toBeUndefined();
        expect(headers['set-cookie']).toBeUndefined();
        expect(headers['content-security-policy']).toContain("default-src 'self'");
      }
    },
  );

  test('is the canonical address, there and at the usual one', async () => {
    const usual = await ask({ host: 'portfolio.example', url: `/profile/${user.slug}` });
    for (const { body } of [await ask(), usual, await ask({}, second), await ask({}, second)]) {
      expect(body).toContain('<link rel="canonical" href="https://ada.example.org/"/>');
      expect(body).toContain('property="og:url" content="https://ada.example.org/"');
      expect(body).toContain('property="og:image" content="https://ada.example.org/profile.png"');
      expect(body).toContain('"url":"https://ada.example.org/"');
    }
    expect(usual.statusCode).toBe(200);
    expect(usual.body).toContain(`href="/profile/${user.slug}.pdf"`);
  });

  test('has all of its own links at its own host', async () => {
    const { body } = await ask();
    const addresses = [...body.matchAll(/ (?:href|action|src)="(\/[^"]*)"/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses).toContain('/profile.pdf');
    expect(addresses.filter((address) => address.startsWith('/profile/'))).toEqual([]);
    expect(body).toContain('href="https://portfolio.example/landing"');
    for (const address of addresses.filter(
      (one) => !one.startsWith('/assets/') && !one.startsWith('/src/') && !one.startsWith('/node_modules/'),
    )) {
      const { statusCode } = await ask({ url: address });
      expect([address, statusCode]).toEqual([address, 200]);
    }
  });

  test.each(['json', 'vcf', 'md', 'txt'])('has the form %s with the address of the domain', async (form) => {
    const { statusCode, body, headers } = await ask({ url: `/profile.${form}` });
    expect(statusCode).toBe(200);
    expect(headers.link).toBe('<https://ada.example.org/>; rel="canonical"');
    expect(body).toContain('https://ada.example.org/');
    expect(body).not.toContain(`/profile/${user.slug}`);
  });

  test('has a contact form that works without scripts', async () => {
    const form = await ask({ url: '/contact' });
    expect(form.statusCode).toBe(200);
    expect(form.body).toContain('action="/contact-requests"');
    const sent = await ask({
      method: 'POST',
      url: '/contact-requests',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=&stamp=',
    });
    expect(sent.statusCode).toBe(400);
    expect(sent.body).toContain('action="/contact-requests"');
    const trapped = await ask({
      method: 'POST',
      url: '/contact-requests',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'website=spam&stamp=',
    });
    expect([303, 400]).toContain(trapped.statusCode);
    expect(trapped.headers.location ?? '/contact/sent').toBe('/contact/sent');
  });

  test('counts views of its own profile, and of no other', async () => {
    const view = (profileId: string) =>
      ask({
        method: 'POST',
        url: `/api/profile/${profileId}/view`,
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' },
        payload: JSON.stringify({ source: 'direct', referrer: 'https://ada.example.org' }),
      });
    const { statusCode, body } = await view(user.profileId);
    expect(statusCode).toBe(201);
    expect((await view(other.profileId)).statusCode).toBe(404);
    const { rows } = await sql<{
      source: string;
    }>`select source from views where id = ${JSON.parse(body).id}`.execute(app.db);
    expect(rows).toEqual([{ source: 'direct' }]);
  });

  test('opens links to the page, and keeps a pass only for them', async () => {
    const link = await app.rest(`POST /profile/${user.profileId}/links`, { label: 'A reader' }, user);
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const opened = await ask({ url: `/?v=${link.body.token}`, headers });
    expect(opened.statusCode).toBe(200);
    expect(String(opened.headers['set-cookie'])).toMatch(/^__Host-pass-/);
    expect(opened.body).toContain(`action="/unmeasured?v=${link.body.token}"`);
    const seen = `/v/${link.body.token}/seen.gif`;
    expect(opened.body).toContain(`url(${seen})`);
    expect((await ask({ url: seen, headers })).headers['content-type']).toBe('image/gif');
    const short = await ask({ url: `/v/${link.body.token}`, headers });
    expect(short.headers.location).toBe(`/?v=${link.body.token}`);
    const foreign = await app.rest(`POST /profile/${other.profileId}/links`, { label: 'A reader' }, other);
    expect((await ask({ url: `/?v=${foreign.body.token}`, headers })).statusCode).toBe(404);
  });

  test('tells crawlers of its page in each of its languages', async () => {
    const path = `PATCH /profile/${user.profileId}`;
    await app.rest(path, { language: 'en', translations: { de: {} } }, user);
    const sitemap = await ask({ url: '/sitemap.xml' });
    const [own, german] = ['https://ada.example.org/', 'https://ada.example.org/de'];
    expect(sitemap.body.match(/<loc>[^<]*/g)).toEqual([`<loc>${own}`, `<loc>${german}`]);
    expect(sitemap.body).toContain(`hreflang="de" href="${german}"`);
    expect((await ask({ url: '/robots.txt' })).body).toContain('\nAllow: /de$\n');
    await app.rest(path, { translations: {} }, user);
  });

  test('tells crawlers of its one page', async () => {
    const robots = await ask({ url: '/robots.txt' });
    expect(robots.body).toContain('Sitemap: https://ada.example.org/sitemap.xml');
    const sitemap = await ask({ url: '/sitemap.xml' });
    expect(sitemap.body.match(/<loc>[^<]*/g)).toEqual(['<loc>https://ada.example.org/']);
    // The day and no more.
    expect(sitemap.body).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect((await ask({ url: '/favicon.ico' })).headers['content-type']).toBe('image/svg+xml');
    const main = await (await site().newServer(options)).app.inject({ url: '/sitemap.xml' });
    expect(main.body).toContain(`/profile/${other.slug}<`);
    expect(main.body).not.toContain(`/profile/${user.slug}<`);
    expect(main.body).not.toContain('ada.example.org');
    const usual = await ask({ host: 'portfolio.example', url: '/profile/-/robots.txt' });
    expect(usual.statusCode).toBe(404);
  });
});

test.each(['/healthz', '/readyz'])('%s is answered at any host', async (url) => {
  for (const host of [domain.host, 'unknown.example.org'])
    for (const server of servers()) expect((await ask({ url, host }, server)).statusCode).toBe(200);
});

describe('nothing else of the product', () => {
  test.each([
    '/login',
    '/landing',
    '/admin',
    '/dashboard',
    '/index.html',
    '/docs',
    '/api/openapi.json',
    '/api/auth/me',
    '/api/domains/ask?domain=ada.example.org',
    '/api/system/status',
    '/api/profile/demo-profile-1',
    '/trpc/auth.me',
    '/healthz/x',
    '/llms.txt',
    '/badge.svg',
    '/calendar/x.ics',
    '/.well-known/security.txt',
    '/profile.exe',
    '//profile.pdf',
    '/%2e%2e/login',
    '/contact/../login',
    '/assets/../login',
    '/?/login',
  ])('%s', async (url) => {
    for (const server of servers()) {
      const { statusCode, headers, body } = await ask({ url }, server);
      expect(statusCode).toBe(url.startsWith('/?') ? 200 : 404);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).not.toContain('Somebody Else');
    }
  });

  test('no page but its own', async () => {
    for (const server of servers()) {
      await server.app.inject({ url: `/profile/${other.slug}`, headers: { host: 'portfolio.example' } });
      for (const url of [`/profile/${other.slug}`, `/profile/${user.slug}`, `/profile/${other.slug}.json`]) {
        expect((await ask({ url }, server)).statusCode).toBe(404);
      }
      const view = `/api/profile/${other.profileId}/view`;
      const headers = { 'content-type': 'application/json' };
      const posted = await ask(
        { method: 'POST', url: view, headers, payload: '{"source":"direct"}' },
        server,
      );
      expect(posted.statusCode).toBe(404);
    }
  });

  test('no session is opened, kept or honoured', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const url of ['/api/auth/login', '/trpc/auth.login']) {
      const payload = JSON.stringify({ email: user.email, password: 'a long enough phrase' });
      const login = await ask({ method: 'POST', url, headers, payload });
      expect([login.statusCode, login.headers['set-cookie']]).toEqual([404, undefined]);
    }
    await app.rest(`PATCH /profile/${user.profileId}`, { visibility: 'private' }, user);
    onTestFinished(async () => {
      await app.rest(`PATCH /profile/${user.profileId}`, { visibility: 'public' }, user);
    });
    const credentials: Record<string, string>[] = [
      { authorization: `Bearer ${user.token}` },
      { cookie: `storyfolio=${user.token}; __Host-storyfolio=${user.token}` },
    ];
    for (const credential of credentials) {
      const page = await ask({ headers: credential });
      const usual = await ask({
        url: `/profile/${user.slug}`,
        host: 'portfolio.example',
        headers: credential,
      });
      expect([page.statusCode, usual.statusCode]).toEqual([404, 200]);
    }
  });
});

describe('whether anybody may see the page', () => {
  test.each([
    ['private', 404, undefined],
    ['unlisted', 200, 'noindex'],
  ] as const)('is decided as everywhere: %s', async (visibility, status, robots) => {
    await app.rest(`PATCH /profile/${user.profileId}`, { visibility }, user);
    onTestFinished(async () => {
      await app.rest(`PATCH /profile/${user.profileId}`, { visibility: 'public' }, user);
    });
    const { statusCode, headers } = await ask();
    expect([statusCode, status === 200 ? headers['x-robots-tag'] : undefined]).toEqual([status, robots]);
    expect((await ask({ url: '/sitemap.xml' })).body).not.toContain('<loc>');
    expect((await ask({ url: '/profile.json' })).statusCode).toBe(status);
  });

  test.each(['is_active = false', "deletion_due_at = now() + interval '1 day'"])(
    'is decided as everywhere: %s',
    async (change) => {
      const owner = await app.newUser();
      const { host } = await verifiedDomain(app, dns, owner);
      expect((await ask({ host })).statusCode).toBe(200);
      await sql`update accounts set ${sql.raw(change)} where id = ${owner.accountId}`.execute(app.db);
      aSecondLater();
      expect((await ask({ host })).statusCode).toBe(404);
    },
  );

  test('follows a change of its address', async () => {
    const owner = await app.newUser();
    const { host } = await verifiedDomain(second, dns, owner);
    expect((await ask({ host }, second)).statusCode).toBe(200);
    const profileSlug = `${owner.slug.slice(0, 30)}-renamed`;
    await second.rest(`PATCH /profile/${owner.profileId}`, { profileSlug }, owner);
    for (const server of servers()) expect((await ask({ host }, server)).statusCode).toBe(200);
  });
});

describe('a host that is not verified', () => {
  test('is answered as any unknown one, and never with a profile', async () => {
    const { host } = await addDomain(app, user, 'unproven.example.org');
    for (const server of servers()) {
      const { body } = await ask({ host }, server);
      expect(body).not.toContain('Ada Lovelace');
    }
  });

  test('or no longer: its record is gone, or it was deleted', async () => {
    for (const end of ['record', 'delete'] as const) {
      const gone = await verifiedDomain(second, dns, user, `${end}.gone.example.org`);
      const { host, id } = gone;
      for (const server of servers()) expect((await ask({ host }, server)).body).toContain('Ada Lovelace');
      if (end === 'record') {
        dns.set(`_storyfolio.${host}`, 'TXT');
        await check(second, user, gone);
      } else await second.rest(`DELETE /domains/${id}`, undefined, user);
      expect((await ask({ host }, second)).body).not.toContain('Ada Lovelace');
      aSecondLater();
      for (const server of servers())
        expect((await ask({ host }, server)).body).not.toContain('Ada Lovelace');
    }
  });

  test('ignores a forged X-Forwarded-Host, except that of a trusted proxy', async () => {
    const headers = { 'x-forwarded-host': 'ada.example.org', 'x-forwarded-for': '203.0.113.9' };
    const forged = await ask({ host: 'portfolio.example', headers, remoteAddress: '203.0.113.8' });
    expect(forged.body).not.toContain('Ada Lovelace');
    const trusted = await ask({ host: 'portfolio.example', headers, remoteAddress: '198.51.100.1' });
    expect(trusted.body).toContain('Ada Lovelace');
  });
});

test('a second later, another process serves, and stops serving', async () => {
  const owner = await app.newUser();
  const claim = await addDomain(app, owner);
  expect((await ask({ host: claim.host }, second)).body).not.toContain('canonical');
  prove(dns, claim);
  leadHere(dns, claim.host);
  await check(app, owner, claim);
  aSecondLater();
  expect((await ask({ host: claim.host }, second)).body).toContain('canonical');
  dns.set(`_storyfolio.${claim.host}`, 'TXT');
  await check(app, owner, claim);
  aSecondLater();
  expect((await ask({ host: claim.host }, second)).body).not.toContain('canonical');
});

describe('the question whether a certificate may be made', () => {
  const mayHave = (name: string, server = app) =>
    server.app.inject({ url: `/api/domains/ask?domain=${encodeURIComponent(name)}` });

  test.each([
    ['ada.example.org', 200],
    ['ADA.example.org.', 200],
    ['portfolio.example', 200],
    ['unknown.example.org', 404],
    ['www.ada.example.org', 404],
    ['127.0.0.1', 404],
    ['', 404],
    ['x'.repeat(5000), 404],
  ])('%s: %i', async (name, status) => {
    for (const server of servers()) expect((await mayHave(name, server)).statusCode).toBe(status);
  });

  test('is never refused for a domain that is served, however many invented ones are asked for', async () => {
    let retryAfterSeconds = 0;
    const limited = await site().newServer({
      ...options,
      limiter: {
        take: async () => {},
        giveBack: async () => {},
        takeOnce: async () => true,
        takeAny: () => retryAfterSeconds,
      },
    });
    await ask({}, limited);
    retryAfterSeconds = 7;
    expect((await mayHave('invented.example.org', limited)).statusCode).toBe(429);
    aSecondLater();
    expect((await mayHave(domain.host, limited)).statusCode).toBe(200);
  });
});
