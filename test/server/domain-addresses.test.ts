import { afterAll, beforeAll, expect, test } from 'vitest';
import { openResolver } from '../../src/server/adapters/dns-resolver';
import { type TestApp, useTestApp } from '../support/app';
import { type DnsServer, startDnsServer } from '../support/dns-server';
import { leadHere, verifiedDomain } from '../support/made-domains';
import { addPortfolio } from '../support/portfolio-rules';

const site = useTestApp();
const publicUrl = 'https://portfolio.example';
let dns: DnsServer;
let app: TestApp;
/** A server without a configured address. */
let untold: TestApp;

beforeAll(async () => {
  dns = await startDnsServer();
  const resolver = openResolver([dns.address]);
  app = await site().newServer({ dns: resolver, publicUrl });
  untold = await site().newServer({ dns: resolver });
});
afterAll(() => dns.stop());

test('each portfolio names its own domain, and the others their usual address', async () => {
  const user = await app.newUser();
  const second = await addPortfolio(app, user);
  leadHere(dns, 'second.example.org');
  await verifiedDomain(app, dns, second, 'second.example.org');
  await verifiedDomain(app, dns, user, 'leads-elsewhere.example.org');
  const { body } = await app.rest('GET /profiles', undefined, user);
  expect(body.map(({ pageUrl }: { pageUrl: string }) => pageUrl)).toEqual([
    `${publicUrl}/profile/${user.slug}`,
    'https://second.example.org/',
  ]);
});

test('without a configured address of the server, a domain names only itself and what it serves', async () => {
  const user = await untold.newUser();
  const hosts = ['one.example.net', 'two.example.net'];
  for (const host of hosts) await verifiedDomain(untold, dns, user, host);
  for (const host of hosts) {
    const get = (url: string) => untold.app.inject({ url, headers: { host } });
    const page = await get('/');
    expect(page.body).toContain(`<link rel="canonical" href="http://${host}/"/>`);
    expect(page.body).toContain(`content="http://${host}/profile.png"`);
    expect(page.body).not.toContain(`${host}/profile/`);
    expect((await get('/profile.png')).statusCode).toBe(200);
    for (const form of ['json', 'md']) {
      const { headers, body } = await get(`/profile.${form}`);
      expect(headers.link).toBe(`<http://${host}/>; rel="canonical"`);
      expect(body).not.toContain(`${host}/profile/`);
    }
  }
});
