import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { claimDueDomains } from '../../db/domains/domain-checks';
import { type Domain, maxDomains } from '../../src/contracts/domain';
import { openResolver } from '../../src/server/adapters/dns-resolver';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { type DnsServer, startDnsServer } from '../support/dns-server';
import { addDomain, check, leadHere, newHost, prove, verifiedDomain } from '../support/made-domains';
import { addPortfolio } from '../support/portfolio-rules';

const site = useTestApp();
let server: DnsServer;
let app: TestApp;
let user: TestUser;

const openAt = (publicUrl: string) => site().newServer({ dns: openResolver([server.address]), publicUrl });

beforeAll(async () => {
  server = await startDnsServer();
  app = await openAt('https://portfolio.example');
  server.set('portfolio.example', 'A', '203.0.113.7');
  user = await app.newUser();
});
afterAll(() => server.stop());

const add = (host: string, as: TestUser, at = app) =>
  at.rest(`POST /profile/${as.profileId}/domains`, { host }, as);

/** Lets time pass for a domain. */
const pass = ({ id }: Domain, hours: number) =>
  sql`
    update domains set created_at = created_at - make_interval(secs => ${hours * 3600}),
      led_here_at = led_here_at - make_interval(secs => ${hours * 3600})
    where id = ${id}`.execute(app.db);

const secondsToNextCheck = ({ checkedAt, nextCheckAt }: Domain) =>
  Math.round((Date.parse(nextCheckAt ?? '') - Date.parse(checkedAt ?? '')) / 1000);

describe('how often a domain is checked', () => {
  test.each([
    [0.9, 60],
    [1.1, 600],
    [23, 600],
    [25, 3600],
    [29 * 24, 3600],
  ])('after %f hours without its record every %i seconds', async (hours, seconds) => {
    const domain = await addDomain(app, user);
    await pass(domain, hours);
    expect(Math.abs(secondsToNextCheck(await check(app, user, domain)) - seconds)).toBeLessThan(30);
  });

  test('while it is served every five minutes, however long it waited', async () => {
    const domain = await addDomain(app, user);
    await pass(domain, 31 * 24);
    expect((await check(app, user, domain)).nextCheckAt).toBeNull();
    prove(server, domain);
    expect(Math.abs(secondsToNextCheck(await check(app, user, domain)) - 300)).toBeLessThan(30);
  });

  test('every minute again once its record is gone', async () => {
    const domain = await verifiedDomain(app, server, user);
    await pass(domain, 31 * 24);
    server.set(`_storyfolio.${domain.host}`, 'TXT');
    // The first check finds out, the second knows.
    for (let times = 0; times < 2; times += 1)
      expect(Math.abs(secondsToNextCheck(await check(app, user, domain)) - 60)).toBeLessThan(30);
  });
});

test.each([
  [71, true],
  [73, false],
])('a domain that led here %i hours ago, without an answer since: still named %s', async (hours, isNamed) => {
  const host = newHost();
  leadHere(server, host);
  const domain = await verifiedDomain(app, server, user, host);
  expect(domain.leadsHere).toBe(true);
  await pass(domain, hours);
  onTestFinished(() => {
    server.manner = 'answers';
  });
  server.manner = 'fails';
  expect(await check(app, user, domain)).toMatchObject({
    state: 'verified',
    check: 'unanswered',
    leadsHere: isNamed,
  });
});

test('of several domains that lead here the first one is named, until it is deleted', async () => {
  const owner = await app.newUser();
  await app.rest(`PATCH /profile/${owner.profileId}`, { displayName: 'Ada King' }, owner);
  const fact = { fact: 'I wrote the first program.', isPublic: true };
  await app.rest(`POST /profile/${owner.profileId}/facts`, fact, owner);
  const hosts = [newHost(), newHost(), newHost()];
  const domains: Domain[] = [];
  for (const [index, host] of hosts.entries()) {
    // The first one leads elsewhere.
    if (index > 0) leadHere(server, host);
    domains.push(await verifiedDomain(app, server, owner, host));
  }
  const named = async (): Promise<string[]> => {
    const { body } = await app.rest(`GET /profile/${owner.profileId}/domains`, undefined, owner);
    return body.filter(({ isCanonical }: Domain) => isCanonical).map(({ host }: Domain) => host);
  };
  const sitemapAt = async (host: string) =>
    (await app.app.inject({ url: '/sitemap.xml', headers: { host } })).body.match(/<loc>[^<]*/g);
  // Found again, it is still the first.
  await check(app, owner, domains[1] as Domain);
  expect(await named()).toEqual([hosts[1]]);
  // Only the one that is named has its page in a sitemap.
  expect(await Promise.all(hosts.map(sitemapAt))).toEqual([null, [`<loc>https://${hosts[1]}/`], null]);
  await app.rest(`DELETE /domains/${domains[1]?.id}`, undefined, owner);
  expect(await named()).toEqual([hosts[2]]);
});

test('what has been due for longest is checked first', async () => {
  const owner = await app.newUser();
  const due = [3, 1, 2];
  const domains = await Promise.all(due.map(() => addDomain(app, owner)));
  for (const [index, { id }] of domains.entries())
    await sql`
      update domains set next_check_at = now() - make_interval(hours => ${due[index]}, days => 100)
      where id = ${id}`.execute(app.db);
  const claimed = [...(await claimDueDomains(app.db, 1)), ...(await claimDueDomains(app.db, 1))];
  expect(claimed.map(({ id }) => id)).toEqual([domains[0]?.id, domains[2]?.id]);
});

test('an account has so many domains and not one more, over all of its portfolios', async () => {
  const owner = await app.newUser();
  const second = await addPortfolio(app, owner);
  await app.db
    .insertInto('domains')
    .values(
      Array.from({ length: maxDomains - 1 }, (_, index) => ({
        id: uuid(),
        profileId: index % 2 === 0 ? owner.profileId : second.profileId,
        host: newHost(),
        token: uuid(),
      })),
    )
    .execute();
  const answers = await Promise.all([1, 2, 3].map(() => add(newHost(), owner)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.message).toContain(`${maxDomains} domains at most`);
});

test('the domain of a deleted portfolio can be had by another account that proves it', async () => {
  const owner = await app.newUser();
  const second = await addPortfolio(app, owner);
  const domain = await verifiedDomain(app, server, second);
  const { host } = domain;
  const other = await app.newUser();
  expect((await add(host, other)).status).toBe(409);
  await app.rest(`DELETE /profile/${second.profileId}`, undefined, owner);
  const claimed = await add(host, other);
  expect(claimed.status).toBe(201);
  // The previous holder's record is still there; it reserves nothing.
  prove(server, domain, claimed.body);
  expect(await check(app, other, claimed.body)).toMatchObject({ state: 'verified' });
});

test('a domain above that of the site belongs to the site as well', async () => {
  const below = await openAt('https://cv.people.example');
  const owner = await below.newUser();
  for (const host of ['people.example', 'cv.people.example', 'a.cv.people.example']) {
    const { status, body } = await add(host, owner, below);
    expect([status, body.issues[0].message]).toEqual([
      400,
      `${host} belongs to this site. Enter a domain of your own.`,
    ]);
  }
  expect((await add('shop.people.example', owner, below)).status).toBe(201);
});
