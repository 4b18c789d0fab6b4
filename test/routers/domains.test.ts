import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Domain } from '../../src/contracts/domain';
import { checkDueDomains } from '../../src/routers/domains/check-due-domains';
import type { Dns } from '../../src/routers/ports';
import { openResolver } from '../../src/server/adapters/dns-resolver';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { type DnsServer, startDnsServer } from '../support/dns-server';
import { addDomain, check, newHost, prove, verifiedDomain } from '../support/made-domains';

const site = useTestApp();
const publicUrl = 'https://portfolio.example';
let server: DnsServer;
let dns: Dns;
let app: TestApp;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await startDnsServer();
  dns = openResolver([server.address]);
  app = await site().newServer({ dns, publicUrl });
  server.set('portfolio.example', 'A', '203.0.113.7');
  server.set('portfolio.example', 'AAAA', '2001:db8::7');
  user = await app.newUser();
  other = await app.newUser();
});
afterAll(() => server.stop());

/** Until the test ends. */
function serversBehave(manner: DnsServer['manner']): void {
  server.manner = manner;
  onTestFinished(() => {
    server.manner = 'answers';
  });
}

const find = async (id: string, owner = user): Promise<Domain> => {
  const { body } = await app.rest(`GET /profile/${owner.profileId}/domains`, undefined, owner);
  return body.find((domain: Domain) => domain.id === id);
};

const runJob = (asked = dns) =>
  checkDueDomains({ db: app.db, dns: asked, jobs: app.jobs, ownHost: 'portfolio.example' });
const makeDue = (id: string) =>
  sql`update domains set next_check_at = now() - interval '1 second' where id = ${id}`.execute(app.db);

describe('claims', () => {
  test('say which records to set', async () => {
    const host = newHost();
    const domain = await addDomain(app, user, host);
    expect(domain).toMatchObject({ host, state: 'pending', check: 'missing', isCanonical: false });
    expect(domain.records).toEqual([
      {
        type: 'TXT',
        name: `_storyfolio.${host}`,
        value: expect.stringMatching(/^storyfolio-verification=[\w-]{22}$/),
        purpose: 'proof',
      },
      { type: 'CNAME', name: host, value: 'portfolio.example', purpose: 'pointing' },
    ]);
  });

  test('lead a domain itself here by addresses, as it cannot be an alias', async () => {
    const { records } = await addDomain(app, user, 'ada-lovelace.org');
    expect(records.slice(1)).toEqual([
      { type: 'A', name: 'ada-lovelace.org', value: '203.0.113.7', purpose: 'pointing' },
      { type: 'AAAA', name: 'ada-lovelace.org', value: '2001:db8::7', purpose: 'pointing' },
    ]);
  });

  test.each([
    ['WWW.Ada.Example.ORG.', 'www.ada.example.org'],
    ['bücher.example.org', 'xn--bcher-kva.example.org'],
    ['  cv.ada.example.org ', 'cv.ada.example.org'],
    ['cv。wide.example.org', 'cv.wide.example.org'],
  ])('%s is %s', async (host, canonical) => {
    expect((await addDomain(app, user, host)).host).toBe(canonical);
  });

  test.each([
    '',
    'https://cv.example.org',
    'cv.example.org/page',
    'cv.example.org:8080',
    'me@cv.example.org',
    '192.0.2.7',
    '0x7f.1',
    '[2001:db8::1]',
    '2130706433',
    'intranet',
    'localhost',
    'cv.localhost',
    '_storyfolio.example.org',
    '-cv.example.org',
    'cv..example.org',
    '.example.org',
    'cv.example.123',
    'cv example.org',
    `${'a'.repeat(64)}.example.org`,
    `${'a.'.repeat(121)}org`,
    'co.uk',
    'github.io',
    'org',
    'portfolio.example',
    'ada.portfolio.example',
    '%63v.example.org',
    'cv\u0000.example.org',
    'x'.repeat(10_000),
  ])('%o is refused in a sentence about the field', async (host) => {
    const { status, body } = await app.rest(`POST /profile/${user.profileId}/domains`, { host }, user);
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path: ['host'] });
    expect(body.message.length).toBeLessThan(400);
  });

  test('of one account are made once for each host', async () => {
    const { host } = await addDomain(app, user);
    const { status } = await app.rest(`POST /profile/${user.profileId}/domains`, { host }, user);
    expect(status).toBe(409);
  });
});

describe('the record', () => {
  test('verifies the domain on demand', async () => {
    const domain = await verifiedDomain(app, server, user);
    expect(domain).toMatchObject({ state: 'verified', check: 'verified', url: `https://${domain.host}/` });
  });

  test('verifies it by the job, once it is due', async () => {
    const { id, records } = await addDomain(app, user);
    prove(server, { records });
    await runJob();
    expect(await find(id)).toMatchObject({ state: 'pending' });
    await makeDue(id);
    await runJob();
    expect(await find(id)).toMatchObject({ state: 'verified' });
  });

  test('is read over TCP where there is too much for a datagram', async () => {
    const domain = await addDomain(app, user);
    const proof = domain.records[0]?.value ?? '';
    const many = Array.from({ length: 40 }, (_, number) => `something-else=${number}`);
    server.set(`_storyfolio.${domain.host}`, 'TXT', ...many, proof);
    expect(await check(app, user, domain)).toMatchObject({ state: 'verified' });
  });

  test.each(['', 'storyfolio-verification=', 'storyfolio-verification=AAAAAAAAAAAAAAAAAAAAAA'])(
    'with the value %o proves nothing',
    async (value) => {
      const domain = await addDomain(app, user);
      server.set(`_storyfolio.${domain.host}`, 'TXT', value);
      expect(await check(app, user, domain)).toMatchObject({ state: 'pending', check: 'different' });
    },
  );

  test.each(['missing', 'different'] as const)('that is %s ends the service at once', async (result) => {
    const domain = await verifiedDomain(app, server, user);
    const values = result === 'missing' ? [] : ['v=spf1 -all'];
    server.set(`_storyfolio.${domain.host}`, 'TXT', ...values);
    await makeDue(domain.id);
    await runJob();
    expect(await find(domain.id)).toMatchObject({ state: 'lost', check: result, verifiedAt: null });
    prove(server, domain);
    expect(await check(app, user, domain)).toMatchObject({ state: 'verified', lostAt: null });
  });

  test.each(['fails', 'refuses', 'is silent'] as const)(
    'is not taken for gone by a server that %s, until three days are over',
    async (manner) => {
      const domain = await verifiedDomain(app, server, user);
      serversBehave(manner);
      const pass = (hours: number) =>
        sql`update domains set proven_at = proven_at - make_interval(hours => ${hours}) where id = ${domain.id}`;
      await pass(71).execute(app.db);
      expect(await check(app, user, domain)).toMatchObject({ state: 'verified', check: 'unanswered' });
      await pass(2).execute(app.db);
      expect(await check(app, user, domain)).toMatchObject({ state: 'lost', check: 'unanswered' });
    },
  );
});

describe('a host that two accounts claim', () => {
  test('is of the one who proves it, whoever was first', async () => {
    const host = newHost();
    const first = await addDomain(app, user, host);
    const second = await addDomain(app, other, host);
    prove(server, second);
    expect(await check(app, user, first)).toMatchObject({ state: 'pending', check: 'different' });
    expect(await check(app, other, second)).toMatchObject({ state: 'verified' });
  });

  test('cannot be taken while the other proves it', async () => {
    const host = newHost();
    const first = await addDomain(app, user, host);
    const second = await addDomain(app, other, host);
    prove(server, first, second);
    await check(app, user, first);
    expect(await check(app, other, second)).toMatchObject({ state: 'pending', check: 'taken' });
    expect(await find(first.id)).toMatchObject({ state: 'verified' });
    const third = await app.newUser();
    const { status } = await app.rest(`POST /profile/${third.profileId}/domains`, { host }, third);
    expect(status).toBe(409);
  });

  test('changes hands as soon as the record of the first is gone', async () => {
    const host = newHost();
    const first = await addDomain(app, user, host);
    const second = await addDomain(app, other, host);
    prove(server, first);
    await check(app, user, first);
    prove(server, second);
    expect(await check(app, other, second)).toMatchObject({ state: 'verified' });
    expect(await find(first.id)).toMatchObject({ state: 'lost' });
  });

  test('is verified for one of them where both are checked at once', async () => {
    const host = newHost();
    const domains = [await addDomain(app, user, host), await addDomain(app, other, host)] as const;
    prove(server, ...domains);
    const checks = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? check(app, user, domains[0]) : check(app, other, domains[1]),
    );
    const results = await Promise.all(checks);
    const winners = new Set(results.flatMap(({ id, state }) => (state === 'verified' ? [id] : [])));
    expect(winners.size).toBe(1);
    const states = [await find(domains[0].id), await find(domains[1].id, other)].map(({ state }) => state);
    expect(states.sort()).toEqual(['pending', 'verified']);
  });
});

describe('where the host leads', () => {
  test('is found out by the job where no address is configured, from where its owner was last', async () => {
    const untold = await site().newServer({ dns });
    const owner = await untold.newUser();
    const answer = await untold.app.inject({
      method: 'POST',
      url: `/api/profile/${owner.profileId}/domains`,
      headers: { host: 'portfolio.example', authorization: `Bearer ${owner.token}` },
      payload: { host: newHost() },
    });
    const domain: Domain = answer.json();
    prove(server, domain);
    const runUntold = () => checkDueDomains({ db: app.db, dns, jobs: app.jobs, ownHost: undefined });
    const find = async () =>
      (await untold.rest(`GET /profile/${owner.profileId}/domains`, undefined, owner)).body[0];
    await makeDue(domain.id);
    await runUntold();
    expect(await find()).toMatchObject({
      state: 'verified',
      pointing: { state: 'nowhere' },
      leadsHere: false,
    });

    server.set(domain.host, 'CNAME', 'portfolio.example');
    await makeDue(domain.id);
    await runUntold();
    expect(await find()).toMatchObject({ pointing: { state: 'here' }, leadsHere: true });

    server.set(domain.host, 'CNAME');
    server.set(domain.host, 'A', '198.51.100.1');
    await makeDue(domain.id);
    await runUntold();
    expect(await find()).toMatchObject({
      state: 'verified',
      pointing: { state: 'elsewhere' },
      leadsHere: false,
    });
  });

  test.each([
    ['here', 'CNAME', 'portfolio.example'],
    ['here', 'A', '203.0.113.7'],
    ['elsewhere', 'A', '198.51.100.1'],
    ['nowhere', 'TXT', 'a text'],
  ] as const)('is %s with %s %s, and no condition', async (state, type, value) => {
    const domain = await addDomain(app, user);
    server.set(domain.host, type, value);
    prove(server, domain);
    const checked = await check(app, user, domain);
    expect(checked).toMatchObject({ state: 'verified', pointing: { state } });
    if (state === 'elsewhere') expect(checked.pointing?.found).toEqual([value]);
  });
});

test('each domain that is due is taken by one of two processes, and asked about once', async () => {
  const owner = await app.newUser();
  const ids = await Promise.all(
    Array.from({ length: 30 }, async (_, number) => {
      const { id } = await addDomain(app, owner, `${number}.bounded.example.org`);
      await makeDue(id);
      return id;
    }),
  );
  // Counted here, because a resolver asks the server again that is slow to answer.
  const asked: string[] = [];
  const counted: Dns = {
    lookUp(name, type) {
      asked.push(name);
      return dns.lookUp(name, type);
    },
  };
  await Promise.all([runJob(counted), runJob(counted)]);
  // For each its proof, and its alias and addresses.
  expect(asked.filter((name) => name.endsWith('.bounded.example.org'))).toHaveLength(ids.length * 4);
});

test('an answer to an older question changes nothing', async () => {
  const owner = await app.newUser();
  const domain = await verifiedDomain(app, server, owner);
  await sql`update domains set checked_at = now() + interval '1 minute' where id = ${domain.id}`.execute(
    app.db,
  );
  server.set(`_storyfolio.${domain.host}`, 'TXT');
  expect(await check(app, owner, domain)).toMatchObject({ state: 'verified' });
});

test('a domain that waits for its record too long is left to its owner', async () => {
  const owner = await app.newUser();
  const { id } = await addDomain(app, owner);
  await sql`update domains set created_at = now() - interval '31 days' where id = ${id}`.execute(app.db);
  await makeDue(id);
  await runJob();
  expect(await find(id, owner)).toMatchObject({ state: 'pending', nextCheckAt: null });
});
