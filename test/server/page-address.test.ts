import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openResolver } from '../../src/server/adapters/dns-resolver';
import { aSecondLater } from '../support/a-second-later';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { type DnsServer, startDnsServer } from '../support/dns-server';
import { check, leadHere, newHost, prove, verifiedDomain } from '../support/made-domains';
import { makeLink } from '../support/made-links';
import { reader } from '../support/views';

const site = useTestApp();
const publicUrl = 'https://portfolio.example';
let dns: DnsServer;
let app: TestApp;
/** Another process. */
let other: TestApp;

beforeAll(async () => {
  dns = await startDnsServer();
  dns.set('portfolio.example', 'A', '203.0.113.7');
  const options = { dns: openResolver([dns.address]), publicUrl };
  app = await site().newServer(options);
  other = await site().newServer(options);
});
afterAll(() => dns.stop());

async function listedOwner(): Promise<TestUser> {
  const owner = await app.newUser();
  await app.rest(`PATCH /profile/${owner.profileId}`, { displayName: 'Ada Lovelace' }, owner);
  const fact = { fact: 'I wrote the first program.', isPublic: true };
  await app.rest(`POST /profile/${owner.profileId}/facts`, fact, owner);
  return owner;
}

/** Every address of the page that its owner and search engines are told, with what stands for the page left in. */
async function named(owner: TestUser, server = app) {
  const dashboard = await app.rest(`GET /profile/${owner.profileId}/dashboard`, undefined, owner);
  const links = await app.rest(`GET /profile/${owner.profileId}/links`, undefined, owner);
  const get = (url: string) => server.app.inject({ url, headers: { host: 'portfolio.example' } });
  const page = await get(`/profile/${owner.slug}`);
  const json = await get(`/profile/${owner.slug}.json`);
  const sitemap = await (await app.newServer({ publicUrl })).app.inject('/sitemap.xml');
  return {
    pageUrl: dashboard.body.pageUrl,
    link: links.body[0].url.replace(links.body[0].token, ''),
    short: links.body[0].shortUrl.replace(links.body[0].token, ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(page.body)?.[1],
    form: json.headers.link,
    isInSitemap: sitemap.body.includes(`/profile/${owner.slug}<`),
  };
}

const atDomain = (host: string) => ({
  pageUrl: `https://${host}/`,
  link: `https://${host}/?v=`,
  short: `https://${host}/v/`,
  canonical: `https://${host}/`,
  form: `<https://${host}/>; rel="canonical"`,
  isInSitemap: false,
});
const atInstallation = ({ slug }: TestUser) => ({
  pageUrl: `${publicUrl}/profile/${slug}`,
  link: `${publicUrl}/profile/${slug}?v=`,
  short: `${publicUrl}/v/`,
  canonical: `${publicUrl}/profile/${slug}`,
  form: `<${publicUrl}/profile/${slug}>; rel="canonical"`,
  isInSitemap: true,
});

describe('the address of a page', () => {
  test('is that of the domain that is verified and leads here, wherever it is named, until that is lost', async () => {
    const owner = await listedOwner();
    await makeLink(app, owner);
    expect(await named(owner)).toEqual(atInstallation(owner));
    const host = newHost();
    leadHere(dns, host);
    const domain = await verifiedDomain(app, dns, owner, host);
    expect(domain).toMatchObject({ isCanonical: true, leadsHere: true });
    expect(await named(owner)).toEqual(atDomain(host));
    const { body } = await app.rest(`GET /profile/${owner.profileId}/dashboard`, undefined, owner);
    expect(body.badgeUrl).toBe(`${publicUrl}/badge.svg`);
    dns.set(`_storyfolio.${host}`, 'TXT');
    await check(app, owner, domain);
    expect(await named(owner)).toEqual(atInstallation(owner));
  });

  test.each([
    ['nowhere', () => undefined],
    ['elsewhere', (host: string) => dns.set(host, 'A', '198.51.100.1')],
    ['to another name', (host: string) => dns.set(host, 'CNAME', 'elsewhere.example')],
  ])('is never that of a verified domain that leads %s', async (_, lead) => {
    const owner = await listedOwner();
    await makeLink(app, owner);
    const host = newHost();
    lead(host);
    const domain = await verifiedDomain(app, dns, owner, host);
    expect(domain).toMatchObject({ state: 'verified', isCanonical: false, leadsHere: false });
    expect(await named(owner)).toEqual(atInstallation(owner));
    const own = await app.app.inject({ url: '/', headers: { host, accept: 'text/html' } });
    expect(own.body).toContain(`<link rel="canonical" href="${publicUrl}/profile/${owner.slug}"/>`);
    const sitemap = await app.app.inject({ url: '/sitemap.xml', headers: { host } });
    expect(sitemap.body).not.toContain('<loc>');
  });

  test('follows where the domain leads, in pages that are kept in memory too', async () => {
    const owner = await listedOwner();
    await makeLink(app, owner);
    const host = newHost();
    const domain = await verifiedDomain(app, dns, owner, host);
    expect(await named(owner, other)).toEqual(atInstallation(owner));
    leadHere(dns, host);
    await check(app, owner, domain);
    aSecondLater();
    expect(await named(owner, other)).toEqual(atDomain(host));
    dns.set(host, 'CNAME');
    dns.set(host, 'A', '198.51.100.1');
    await check(app, owner, domain);
    aSecondLater();
    expect(await named(owner, other)).toEqual(atInstallation(owner));
  });

  test('is where a page that is read through a link has its own links, in memory too', async () => {
    const owner = await listedOwner();
    const host = newHost();
    leadHere(dns, host);
    await verifiedDomain(app, dns, owner, host);
    const { token } = await makeLink(app, owner);
    const usual = {
      at: 'portfolio.example',
      path: `/profile/${owner.slug}`,
      form: `/profile/${owner.slug}.pdf`,
    };
    for (const { at, path, form } of [usual, { at: host, path: '/', form: '/profile.pdf' }]) {
      const ask = (url: string, cookie = '') =>
        other.app.inject({ url, headers: { host: at, 'user-agent': reader, cookie } });
      const { headers } = await ask(`${path}?v=${token}`);
      const [cookie] = String(headers['set-cookie']).split(';');
      for (const _ of [1, 2, 3])
        expect((await ask(path, cookie)).body).toContain(`href="${form}?v=${token}"`);
    }
  });
});

describe('a domain of a deleted portfolio', () => {
  test('can be used for another one at once, and its old claim comes back without it', async () => {
    const owner = await app.newUser();
    const { body } = await app.rest('POST /profiles', { name: 'Second' }, owner);
    const second = { ...owner, profileId: body.id, slug: body.profileSlug };
    const old = await verifiedDomain(app, dns, second);
    const { host } = old;
    expect((await app.rest(`DELETE /profile/${second.profileId}`, undefined, owner)).status).toBe(200);
    const claim = await app.rest(`POST /profile/${owner.profileId}/domains`, { host }, owner);
    expect(claim.status).toBe(201);
    prove(dns, old, claim.body);
    expect(await check(app, owner, claim.body)).toMatchObject({ state: 'verified' });
    await app.rest(`POST /profile/${second.profileId}/restore`, undefined, owner);
    expect(await check(app, second, old)).toMatchObject({ state: 'lost', check: 'taken' });
  });
});
