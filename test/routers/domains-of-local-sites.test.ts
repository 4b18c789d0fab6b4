import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Domain } from '../../src/contracts/domain';
import { openResolver } from '../../src/server/adapters/dns-resolver';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { type DnsServer, startDnsServer } from '../support/dns-server';
import { newHost, prove } from '../support/made-domains';

const site = useTestApp();
let server: DnsServer;
/** A server without a configured address. */
let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startDnsServer();
  app = await site().newServer({ dns: openResolver([server.address]) });
});
afterAll(() => server.stop());

/** Calls as a browser does that has opened the site at a host. */
async function callAt(host: string, url: string, payload: object): Promise<Domain> {
  const headers = { host, authorization: `Bearer ${user.token}` };
  return (await app.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json();
}

const addAt = async (host: string): Promise<Domain> => {
  user = await app.newUser();
  return callAt(host, `/profile/${user.profileId}/domains`, { host: newHost() });
};

describe('an owner who has opened the site where only they can', () => {
  test.each([
    'localhost:3000',
    'cv.localhost',
    '127.0.0.1:3000',
    '192.168.1.5',
    '[::1]:3000',
    'nas',
    'nas.local',
  ])('at %s is told of no record that leads others there, and the domain is verified', async (local) => {
    const domain = await addAt(local);
    server.set(domain.host, 'A', '198.51.100.1');
    prove(server, domain);
    expect(await callAt(local, `/domains/${domain.id}/check`, {})).toMatchObject({
      state: 'verified',
      pointing: null,
      leadsHere: false,
      records: [{ purpose: 'proof' }],
    });
  });

  test('keeps what was known from the address that visitors use', async () => {
    const domain = await addAt('portfolio.example');
    server.set(domain.host, 'CNAME', 'portfolio.example');
    prove(server, domain);
    await callAt('portfolio.example', `/domains/${domain.id}/check`, {});
    expect(await callAt('localhost:3000', `/domains/${domain.id}/check`, {})).toMatchObject({
      pointing: { state: 'here' },
      leadsHere: true,
      records: [{ purpose: 'proof' }, { type: 'CNAME', value: 'portfolio.example' }],
    });
  });

  test('is told where to lead the domain once the site is open at that address', async () => {
    const domain = await addAt('localhost:3000');
    expect(await callAt('portfolio.example', `/domains/${domain.id}/check`, {})).toMatchObject({
      pointing: { state: 'nowhere' },
      records: [{ purpose: 'proof' }, { type: 'CNAME', value: 'portfolio.example' }],
    });
  });
});

test.each(['8.8.8.8', '[2001:4860:4860::8888]'])(
  'an address that everybody can reach is where a domain leads: %s',
  async (address) => {
    const { records } = await addAt(address);
    expect(records.slice(1).map(({ value }) => `${value}`)).toEqual([address.replace(/[[\]]/g, '')]);
  },
);
