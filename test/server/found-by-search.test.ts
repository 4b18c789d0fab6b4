import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sitemapPlugin } from '../../src/server/public-page/sitemap';
import { type TestUser, useTestApp } from '../support/app';
import { useBuiltClient } from '../support/served-client';

const app = useTestApp();
const client = useBuiltClient();
const publicUrl = 'https://stories.example';
const securityContact = 'mailto:security@stories.example';

/** An account with a public page. */
async function newListed(): Promise<TestUser> {
  const user = await app().newUser();
  await addFact(user);
  return user;
}

const addFact = async (user: TestUser) =>
  expect((await app().rest('POST /profile/demo-profile-1/facts', { fact: 'x' }, user)).status).toBe(201);

const change = async (user: TestUser, values: object) =>
  expect((await app().rest('PATCH /profile/demo-profile-1', values, user)).status).toBe(200);

/** What machines read about the site, anew: a running server may still have it from seconds ago. */
async function newServer(more: { addressesPerFile?: number; sitePaths?: string[] } = {}) {
  const server = Fastify();
  onTestFinished(() => server.close());
  await server.register(sitemapPlugin, { db: app().db, publicUrl, securityContact, ...more });
  return server;
}

const newSitemap = async (url = '/sitemap.xml') => (await newServer()).inject(url);

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
const addressOf = ({ slug }: TestUser) => `${publicUrl}/profile/${slug}`;

test('the sitemap lists the public pages, with the day of their last change', async () => {
  const before = new Date().toISOString().slice(0, 10);
  const user = await newListed();
  const { app: whole } = await app().newServer({ publicUrl });
  const { statusCode, headers, body } = await whole.inject('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const entry = new RegExp(`<url><loc>${addressOf(user)}</loc><lastmod>([^<]*)</lastmod></url>`).exec(body);
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(entry?.[1]);
});

/** Backdates the page as if it had not changed for years. */
async function dateBack({ profileId }: TestUser) {
  await sql`alter table profiles disable trigger date_change`.execute(app().db);
  const long = { publicChangedAt: '2020-01-01T00:00:00.000Z' };
  await app().db.updateTable('profiles').set(long).where('id', '=', profileId).execute();
  await sql`alter table profiles enable trigger date_change`.execute(app().db);
}

test.each<[string, (user: TestUser) => Promise<unknown>]>([
  ['the profile', (user) => change(user, { bio: 'New words.' })],
  ['a section', async (user) => addFact(user)],
])('a change of %s gives the page a new date', async (_what, write) => {
  const user = await newListed();
  await dateBack(user);
  const dated = async () => (await newSitemap()).body.includes(`${user.slug}</loc><lastmod>2020-01-01<`);
  expect(await dated()).toBe(true);
  await write(user);
  expect(await dated()).toBe(false);
});

test.each<[string, (user: TestUser) => Promise<unknown>]>([
  ['is unlisted', (user) => change(user, { visibility: 'unlisted' })],
  ['is private', (user) => change(user, { visibility: 'private' })],
  ['has lost its name', (user) => change(user, { displayName: '' })],
  [
    'shows nothing',
    ({ profileId }) => app().db.deleteFrom('facts').where('profileId', '=', profileId).execute(),
  ],
  [
    'belongs to a deactivated account',
    ({ accountId }) =>
      app().db.updateTable('accounts').set({ isActive: false }).where('id', '=', accountId).execute(),
  ],
  [
    'is about to be deleted',
    ({ accountId }) =>
      app()
        .db.updateTable('accounts')
        .set({ deletionDueAt: '2100-01-01' })
        .where('id', '=', accountId)
        .execute(),
  ],
])('the sitemap does not name a page that %s', async (_what, leave) => {
  const [user, other] = [await newListed(), await newListed()];
  expect(locationsIn((await newSitemap()).body)).toContain(addressOf(user));
  await leave(user);
  const { body } = await newSitemap();
  expect(body).not.toContain(user.slug);
  expect(locationsIn(body)).toContain(addressOf(other));
});

test.each([[[]], [['/landing']], [['/landing', '/pricing', '/terms']]])(
  'a sitemap that is too long for one file is split, and the parts list every page once, after %j',
  async (sitePaths) => {
    const users = [await newListed(), await newListed(), await newListed()];
    const server = await newServer({ addressesPerFile: 2, sitePaths });
    const { body: index } = await server.inject('/sitemap.xml');
    expect(index).toContain('<sitemapindex ');
    const files = locationsIn(index);
    expect(files[0]).toBe(`${publicUrl}/sitemap-1.xml`);
    const parts = await Promise.all(files.map((file) => server.inject(new URL(String(file)).pathname)));
    const pages = parts.flatMap(({ body }) => locationsIn(body));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(
      expect.arrayContaining([...sitePaths.map((path) => publicUrl + path), ...users.map(addressOf)]),
    );
    for (const { body } of parts.slice(0, -1)) expect(locationsIn(body)).toHaveLength(2);
    for (const number of [files.length + 1, 0, 9999, '1x', '-1']) {
      expect((await server.inject(`/sitemap-${number}.xml`)).statusCode, `${number}`).toBe(404);
    }
  },
);

test('the sitemap lists pages in the order in which they were made, so that its parts stay the same', async () => {
  const users = [await newListed(), await newListed(), await newListed()];
  const listed = locationsIn((await newSitemap()).body);
  const places = users.map((user) => listed.indexOf(addressOf(user)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a page in several languages is listed in each, and each entry names the others', async () => {
  const user = await newListed();
  await change(user, { language: 'en', translations: { fr: {}, de: { bio: 'Mein Leben.' } } });
  const { body } = await newSitemap();
  const own = addressOf(user);
  expect(locationsIn(body).filter((url) => url?.startsWith(own))).toEqual([own, `${own}/de`, `${own}/fr`]);
  const alternates = [own, `${own}/de`, `${own}/fr`].map(
    (url, at) => `<xhtml:link rel="alternate" hreflang="${['en', 'de', 'fr'][at]}" href="${url}"/>`,
  );
  expect(body.split(alternates.join('')).length - 1).toBe(3);
  const parts = await newServer({ addressesPerFile: 1 });
  expect(locationsIn((await parts.inject('/sitemap.xml')).body)).toHaveLength(locationsIn(body).length);
  const guide = (await parts.inject('/llms.txt')).body;
  expect(guide).toContain(`- [${user.slug}, de](${own}.md?language=de)`);
});

test('llms.txt lists the Markdown forms of a thousand pages, however many there are', async () => {
  const user = await newListed();
  await sql`
    with made as (
      insert into profiles (id, account_id, display_name, profile_slug, visibility)
      select gen_random_uuid(), ${user.accountId}, 'One of many', 'one-of-many-' || n, 'public'
      from generate_series(1, 1001) n returning id
    )
    insert into facts (id, profile_id, sort_order, fact)
    select gen_random_uuid(), id, 1, 'x' from made`.execute(app().db);
  const { body } = await newSitemap('/llms.txt');
  expect(
    body.match(/^- \[[^\]]+\]\(https:\/\/stories\.example\/profile\/[^)]+\.md(?:\?[^)]*)?\)$/gm),
  ).toHaveLength(1000);
  expect(locationsIn((await newSitemap()).body).length).toBeGreaterThan(1000);
  await sql`delete from profiles where profile_slug like 'one-of-many-%'`.execute(app().db);
});

test.each(['/sitemap.xml', '/llms.txt'])('%s forgets a page that has become private', async (url) => {
  const user = await newListed();
  const server = await newServer();
  const isListed = async () => (await server.inject(url)).body.includes(user.slug);
  expect(await isListed()).toBe(true);
  await change(user, { visibility: 'private' });
  await expect.poll(isListed).toBe(false);
});

test('concurrent requests share one sitemap', async () => {
  const server = await newServer();
  const statements = vi.spyOn(app().db, 'selectFrom');
  const answers = await Promise.all(Array.from({ length: 100 }, () => server.inject('/sitemap.xml')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  // How many there are, and which.
  expect(statements).toHaveBeenCalledTimes(2);
  statements.mockRestore();
});

test('robots.txt allows public pages and the sitemap, and nothing else', async () => {
  const { app: server } = await app().newServer({ publicUrl });
  const { headers, body } = await server.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
  const rules = [...body.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => ({
    isAllowed: kind === 'Allow',
    length: path.length,
    form: new RegExp(`^${path.replace(/[.?+()[\]{}|^]/g, '\\$&').replaceAll('*', '.*')}`),
  }));
  // By RFC 9309 the longest matching rule decides.
  const isAllowed = (path: string) =>
    rules.filter(({ form }) => form.test(path)).toSorted((one, other) => other.length - one.length)[0]
      ?.isAllowed;
  for (const path of [
    '/',
    '/landing',
    '/docs',
    '/profile/ada',
    '/assets/a.css',
    '/api/files/1?w=960',
    '/api/video/1/poster',
    '/sitemap.xml',
    '/sitemap-2.xml',
    '/llms.txt',
  ]) {
    expect(isAllowed(path), path).toBe(true);
  }
  for (const path of [
    '/login',
    '/gallery',
    '/admin',
    '/api/profile',
    '/trpc/auth.me',
    '/profile/ada/contact',
  ]) {
    expect(isAllowed(path), path).toBe(false);
  }
});

let site: FastifyInstance;
beforeAll(async () => {
  site = (await app().newServer({ client: client(), publicUrl })).app;
});

const people = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  '/favicon.ico',
  '/a/b/missing.css',
  '/.well-known/missing.txt',
  '/.well-known/x/y',
  '/.env',
  '/.git/config',
  '/assets/missing.js',
  '/%2Eenv',
  '/wp-login.php',
])('%s is not found, for people and programs alike', async (url) => {
  const page = await site.inject({ url, headers: people });
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<h1>There is no page here</h1>');
  expect(page.body).toContain('href="/assets/page-1.css"');
  const answer = await site.inject(url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
});

/** The cookie of a session, which may have ended. */
const member = { ...people, cookie: 'storyfolio=a-session' };

test.each([
  ['/', member],
  ['/login', people],
  ['/login/?email=ada@example.com', people],
  ['/gallery', member],
  ['/reset-password?token=a.b', people],
  ['/admin-setup', people],
])('the application is served at %s, with an entity tag', async (url, headersOf) => {
  const { statusCode, body, headers } = await site.inject({ url, headers: headersOf });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers.vary).toBe('accept-encoding, cookie, authorization');
  expect(body).toContain('<div id="root">');
  const again = await site.inject({ url, headers: { ...headersOf, 'if-none-match': headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['/', 200],
  ['/gallery', 200],
  ['/employer-contacts/1', 200],
  ['/no-such-screen', 404],
  ['/loginx', 404],
])('somebody without a session gets the landing page at %s', async (url, status) => {
  const { statusCode, body, headers } = await site.inject({ url, headers: people });
  expect(statusCode).toBe(status);
  expect(body).toContain(`<link rel="canonical" href="${publicUrl}/landing"/>`);
  expect(headers.vary).toContain('cookie');
  const withSession = await site.inject({ url, headers: { ...member, 'if-none-match': headers.etag } });
  expect(withSession.body).toContain('<div id="root">');
});
