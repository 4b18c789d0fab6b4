import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { retention } from '../../db/retention';
import { seedDemoProfile } from '../../db/seeds/demo-profile';
import { deletionGraceDays } from '../../src/contracts/deletion';
import { themes } from '../../src/contracts/design';
import { redirectDays } from '../../src/contracts/profile';
import { registrationNotices } from '../../src/contracts/system';
import { requestDays } from '../../src/contracts/testimonial-request';
import { viewHours } from '../../src/contracts/view';
import { projectRoot, version } from '../../src/server/process/project-root';
import { footerLinks } from '../../src/server/site/footer';
import { readReleases } from '../../src/server/site/releases';
import { sitePages } from '../../src/server/site/site-pages';
import { type TestApp, useTestApp } from '../support/app';
import { useBuiltClient } from '../support/served-client';
import { testConfig } from '../support/test-config';

const app = useTestApp();
const client = useBuiltClient();
/** The reference has every call on one page, so that a browser can search it. */
const allCallsBytes = 60_000;
const publicUrl = 'https://stories.example';

let server: TestApp['app'];
beforeAll(async () => {
  ({ app: server } = await app().newServer({ publicUrl, client: client() }));
});

const textOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

describe.each(sitePages)('$path', ({ path, isListed = true }) => {
  test('answers with a document of its own', async () => {
    const { statusCode, headers, body } = await server.inject(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(textOf(body, /<title>([^<]*)<\/title>/g)).toHaveLength(1);
    expect(textOf(body, /<h1[^>]*>(.*?)<\/h1>/g)).toHaveLength(1);
    expect(textOf(body, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${publicUrl}${path}`]);
    expect(textOf(body, /<meta name="description" content="([^"]*)"/g)[0]?.length).toBeGreaterThan(50);
    expect(body).toContain(`<meta property="og:url" content="${publicUrl}${path}"/>`);
    expect(body.includes('<meta name="robots" content="noindex"/>')).toBe(!isListed);
    expect(body).not.toMatch(/<script(?! type="module" src=)|\son[a-z]+="|\.invalid/);
  });

  test('comes compressed, and is not sent again to whoever has it', async () => {
    const { headers, rawPayload } = await server.inject({
      url: path,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(path === '/docs' ? allCallsBytes : 25_000);
    const again = await server.inject({ url: path, headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('names the way in for strangers, and the way on for whoever is signed in', async () => {
    const stranger = await server.inject(path);
    expect(stranger.body).toMatch(/<a class="button" href="\/login">Sign In<\/a>/);
    const member = await server.inject({ url: path, headers: { cookie: 'storyfolio=x' } });
    expect(member.body).toMatch(/<a class="button" href="\/">Dashboard<\/a>/);
    expect(member.headers.vary).toContain('cookie');
  });
});

test('no two pages have the same address, title or description', () => {
  for (const key of ['path', 'title', 'description'] as const) {
    expect(new Set(sitePages.map((page) => page[key])).size, key).toBe(sitePages.length);
  }
});

test('the sitemap and robots.txt name every listed page, and no other', async () => {
  const { body } = await server.inject('/sitemap.xml');
  const { body: robots } = await server.inject('/robots.txt');
  for (const { path, isListed = true } of sitePages) {
    expect(body.includes(`<loc>${publicUrl}${path}</loc>`), path).toBe(isListed);
    expect(robots.includes(`\nAllow: ${path}\n`), path).toBe(isListed);
  }
});

test.each(footerLinks.flatMap(({ links }) => links))('the footer leads to $href', async ({ href }) => {
  const [path = '', fragment] = href.split('#');
  const { statusCode, body } = await server.inject({ url: path, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  // Any other page would be the landing page, which is served where there is nothing else.
  expect(body).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
  if (fragment) expect(body).toContain(`id="${fragment}"`);
});

test.each(['closed', 'invitation'] as const)(
  'where registration is %s, the landing page says so instead of asking for an address',
  async (registration) => {
    onTestFinished(async () => {
      await app().db.updateTable('settings').set({ registration: 'open' }).execute();
    });
    await app().db.updateTable('settings').set({ registration }).execute();
    const { app: another } = await app().newServer({ client: client() });
    const { body } = await another.inject('/landing');
    expect(body).toContain(registrationNotices[registration].title);
    expect(body).not.toContain('name="email"');
  },
);

test('in maintenance mode the landing page says why nothing can be changed', async () => {
  const maintenance = (isMaintenanceOn: boolean) =>
    app().db.updateTable('settings').set({ isMaintenanceOn, maintenanceMessage: 'Back at noon.' }).execute();
  onTestFinished(async () => void (await maintenance(false)));
  await maintenance(true);
  const { app: another } = await app().newServer({ client: client() });
  expect((await another.inject('/landing')).body).toContain(
    '<p class="notice" role="note">Back at noon.</p>',
  );
});

test('the icon of a page is a valid address', async () => {
  const { body } = await server.inject('/landing');
  const [icon = ''] = textOf(body, /<link rel="icon" href="([^"]*)"/g);
  expect(icon).toMatch(/^data:image\/svg\+xml,[\w%!~*'()&#;.-]+$/);
  const shell = readFileSync(path.join(projectRoot, 'src/client/index.html'), 'utf8');
  expect(textOf(shell, /<link rel="icon" href="([^"]*)"/g)).toEqual([icon.replaceAll('&#x27;', "'")]);
});

test('strangers who ask for /pricing are led to the prices, members get the screen', async () => {
  const stranger = await server.inject('/pricing?from=mail');
  expect([stranger.statusCode, stranger.headers.location]).toEqual([302, '/landing#pricing']);
  const member = await server.inject({ url: '/pricing', headers: { cookie: 'storyfolio=x' } });
  expect(member.body).toContain('<div id="root">');
});

test('the landing page has one card of prices where nothing is sold', async () => {
  const cardsOf = (body: string) => textOf(body, /<li class="plan"[^>]*><h3>([^<]*)/g);
  expect(cardsOf((await server.inject('/landing')).body)).toEqual(['Everything']);
  const { app: shop } = await app().newServer({
    client: client(),
    config: { ...testConfig, sellsPlans: true },
  });
  expect(cardsOf((await shop.inject('/landing')).body)).toEqual(['Free', 'Pro', 'Business']);
});

test('the landing page asks members to go on instead of signing up', async () => {
  const { body } = await server.inject({ url: '/landing', headers: { cookie: 'storyfolio=x' } });
  expect(body).toContain('<a class="button primary" href="/">Continue your portfolio</a>');
  expect(body).not.toContain('name="email"');
});

test('the privacy page states the periods that the program uses', async () => {
  const { body } = await server.inject('/privacy');
  const { strayUploadMinutes: _, ...stated } = retention;
  const unitOf = (key: string) => /(Minutes|Days|Months)$/.exec(key)?.[1]?.toLowerCase();
  const periods = Object.entries(stated).map(([key, length]) => `${length} ${unitOf(key)}`);
  const others = [`${deletionGraceDays} days`, `${requestDays} days`, `${viewHours} hours`];
  for (const period of [...periods, ...others]) expect(body).toContain(period);
  expect(retention.redirectDays).toBe(redirectDays);
});

test('says who runs the installation where that is known', async () => {
  const operator = { name: 'Harbor Works', email: 'help@harbor.example', address: '1 Quay Street\nBristol' };
  const { app: known } = await app().newServer({ client: client(), operator });
  for (const path of ['/support', '/terms', '/privacy', '/about']) {
    const { body } = await known.inject(path);
    expect(body).toContain('<b>Harbor Works</b><span>1 Quay Street\nBristol</span>');
    expect(body).toContain('href="mailto:help@harbor.example"');
    const { body: unknown } = await server.inject(path);
    expect(unknown).not.toMatch(/class="operator"|OPERATOR_|Who runs this/);
  }
});

test('a theme is shown on what strangers see of the demo profile, and only in our own frames', async () => {
  expect((await server.inject('/templates/swiss')).statusCode).toBe(404);
  await seedDemoProfile(app().db, { passwordHash: 'none' });
  const { app: seeded } = await app().newServer({ client: client(), publicUrl });
  for (const theme of themes) {
    const { statusCode, headers, body } = await seeded.inject(`/templates/${theme}`);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(body).toContain('Maren Tregenza');
    expect(body).not.toContain('data-profile=');
  }
  expect((await seeded.inject('/templates/nothing')).body).not.toContain('<h1>Maren');
});

test('the blog has a page for each version of the changelog', () => {
  const [second, first] = readReleases('# C\n\n## 2.0\n\nNew.\n\n- `a`\n### P\n- b\n\n## 1.0\n- c\n');
  expect(second).toEqual({
    version: '2.0',
    intro: ['New.'],
    parts: [
      { heading: undefined, items: ['`a`'] },
      { heading: 'P', items: ['b'] },
    ],
  });
  expect(first?.version).toBe('1.0');
  expect(sitePages.some(({ path }) => path === `/blog/${version}`)).toBe(true);
});

test('the reference shows code as code, and a value without a choice as itself', async () => {
  const { body } = await server.inject('/docs');
  expect(body).toContain('<code>issues</code> names each field');
  expect(body.replaceAll(/<pre\b.*?<\/pre>/gs, '')).not.toContain('`');
  expect(body).not.toContain('One of true.');
});
