import { beforeAll, describe, expect, test } from 'vitest';
import { sitePages } from '../../src/server/site/site-pages';
import { type TestApp, useTestApp } from '../support/app';
import { useBuiltClient } from '../support/served-client';

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
