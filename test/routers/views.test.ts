import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteOldVisits } from '../../db/queries/views';
import { networkOf } from '../../src/routers/network';
import { agentClass } from '../../src/routers/views/agent-class';
import { openRecentNetworks } from '../../src/routers/views/recent-networks';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const otherBrowser =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const unknownId = '01890000-0000-7000-8000-000000000000';

interface Beacon {
  ip?: string;
  headers?: Record<string, string>;
  userAgent?: string;
  body?: object;
  user?: TestUser;
}

/** Reports a view of the profile as a visitor's browser does. */
async function view(profileId: string, beacon: Beacon = {}) {
  const { ip = '203.0.113.7', headers = {}, userAgent = browser, body = {}, user } = beacon;
  const response = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${profileId}/view`,
    remoteAddress: ip,
    headers: {
      'user-agent': userAgent,
      ...(user && { authorization: `Bearer ${user.token}` }),
      ...headers,
    },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}

async function viewsOf({ profileId }: TestUser): Promise<number> {
  const days = await app()
    .db.selectFrom('profileViewDays')
    .select(['day', 'views', sql<boolean>`day = (now() at time zone 'UTC')::date`.as('isToday')])
    .where('profileId', '=', profileId)
    .execute();
  expect(days.every(({ isToday }) => isToday)).toBe(true);
  return days.reduce((sum, { views }) => sum + views, 0);
}

const visitsOf = ({ profileId }: TestUser) =>
  app().db.selectFrom('profileVisits').selectAll().where('profileId', '=', profileId).execute();

/** Backdates the visits to the profile. */
const age = ({ profileId }: TestUser, minutes: number) =>
  app()
    .db.updateTable('profileVisits')
    .set({ lastSeenAt: sql<string>`now() - make_interval(mins => ${minutes})` })
    .where('profileId', '=', profileId)
    .execute();

describe('a view counts', () => {
  test('once per visitor, and again for another browser, network or profile', async () => {
    const [owner, other] = [await app().newUser(), await app().newUser()];
    const body = { source: 'share', referrer: 'https://search.example/' };
    expect(await view(owner.profileId, { body })).toEqual({ status: 200, body: { ok: true } });
    await view(owner.profileId);
    expect(await viewsOf(owner)).toBe(1);
    await view(owner.profileId, { userAgent: otherBrowser });
    expect(await viewsOf(owner)).toBe(2);
    await view(owner.profileId, { ip: '203.0.114.7' });
    expect(await viewsOf(owner)).toBe(3);
    await view(other.profileId);
    expect([await viewsOf(owner), await viewsOf(other)]).toEqual([3, 1]);
  });

  test('once for parallel reports of one visitor, and once for each of parallel visitors', async () => {
    const [owner, other] = [await app().newUser(), await app().newUser()];
    await Promise.all(Array.from({ length: 12 }, () => view(owner.profileId)));
    expect(await viewsOf(owner)).toBe(1);
    await age(owner, 31);
    await Promise.all(Array.from({ length: 12 }, () => view(owner.profileId)));
    expect(await viewsOf(owner)).toBe(2);
    await Promise.all(
      Array.from({ length: 12 }, (_, net) => view(other.profileId, { ip: `203.0.${net}.1` })),
    );
    expect(await viewsOf(other)).toBe(12);
  });

  test('once for a visitor whose user agent keeps changing', async () => {
    const [versions, words] = [await app().newUser(), await app().newUser()];
    for (let turn = 0; turn < 30; turn += 1) {
      await view(versions.profileId, { userAgent: browser.replaceAll('140', `${100 + turn}`) });
      await view(words.profileId, { userAgent: `Agent${turn}/${turn}.0 (made up ${turn})` });
    }
    expect([await viewsOf(versions), await viewsOf(words)]).toEqual([1, 1]);
  });

  test('again after half an hour of inactivity, which each report restarts', async () => {
    const owner = await app().newUser();
    await view(owner.profileId);
    await age(owner, 29);
    await view(owner.profileId);
    await age(owner, 29);
    await view(owner.profileId);
    expect(await viewsOf(owner)).toBe(1);
    await age(owner, 31);
    await view(owner.profileId);
    expect(await viewsOf(owner)).toBe(2);
  });

  test('for another signed-in person, but not for the owner', async () => {
    const [owner, other] = [await app().newUser(), await app().newUser()];
    expect((await view(owner.profileId, { user: owner })).status).toBe(200);
    expect((await view('demo-profile-1', { user: owner })).status).toBe(200);
    expect(await viewsOf(owner)).toBe(0);
    expect(await visitsOf(owner)).toEqual([]);
    await view(owner.profileId, { user: other });
    expect(await viewsOf(owner)).toBe(1);
  });

  test.each([
    '',
    ' ',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
  ])('not for the bot %j', async (userAgent) => {
    const owner = await app().newUser();
    expect((await view(owner.profileId, { userAgent })).status).toBe(200);
    expect(await viewsOf(owner)).toBe(0);
    expect(await visitsOf(owner)).toEqual([]);
  });

  test('through tRPC by the same rules', async () => {
    const owner = await app().newUser();
    const { body } = await app().trpc('mutation views.record', { profileId: owner.profileId }, owner);
    expect(body).toEqual({ ok: true });
    expect(await viewsOf(owner)).toBe(0);
  });
});

describe('privacy', () => {
  test.each<Record<string, string>>([{ 'sec-gpc': '1' }, { dnt: '1' }])(
    '%j is counted and leaves no trace of the visitor',
    async (headers) => {
      const owner = await app().newUser();
      await view(owner.profileId, { headers });
      expect(await viewsOf(owner)).toBe(1);
      expect(await visitsOf(owner)).toEqual([]);
    },
  );

  test.each<Record<string, string>>([{ 'sec-gpc': '1' }, { dnt: '1' }])(
    '%j is one view of a network and a profile, however often and with whatever browser it is sent',
    async (headers) => {
      const [owner, other] = [await app().newUser(), await app().newUser()];
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          view(owner.profileId, { headers, ip: `203.0.113.${index}`, userAgent: `${browser} ${index}` }),
        ),
      );
      expect(await viewsOf(owner)).toBe(1);
      await view(owner.profileId, { headers, ip: '198.51.100.7' });
      expect(await viewsOf(owner)).toBe(2);
      await view(other.profileId, { headers });
      expect([await viewsOf(owner), await viewsOf(other)]).toEqual([2, 1]);
      expect(await visitsOf(owner)).toEqual([]);
    },
  );

  test('an untracked view that could not be counted is counted at the next report', async () => {
    const owner = await app().newUser();
    const headers = { 'sec-gpc': '1' };
    await sql`alter table profile_view_days rename to profile_view_days_away`.execute(app().db);
    expect((await view(owner.profileId, { headers })).status).toBe(500);
    await sql`alter table profile_view_days_away rename to profile_view_days`.execute(app().db);
    expect((await view(owner.profileId, { headers })).status).toBe(200);
    expect(await viewsOf(owner)).toBe(1);
  });

  test.each<Record<string, string>>([{ 'sec-gpc': '0' }, { dnt: '0' }])(
    '%j asks for nothing',
    async (headers) => {
      const owner = await app().newUser();
      await view(owner.profileId, { headers });
      expect(await visitsOf(owner)).toHaveLength(1);
    },
  );

  test('one person has a different hash on each profile, from a shared key', async () => {
    const [owner, other] = [await app().newUser(), await app().newUser()];
    await Promise.all([view(owner.profileId), view(other.profileId)]);
    const [[first], [second]] = [await visitsOf(owner), await visitsOf(other)];
    expect(first?.visitorHash).toHaveLength(32);
    expect(first?.visitorHash.equals(second?.visitorHash ?? Buffer.alloc(0))).toBe(false);
    const secrets = await app()
      .db.selectFrom('serverSecrets')
      .selectAll()
      .where('name', '=', 'visitor-hash')
      .execute();
    expect(secrets).toMatchObject([{ name: 'visitor-hash' }]);
    expect(secrets[0]?.secret).toHaveLength(32);
  });

  test('no table stores an address, a user agent or anything that the body claims', async () => {
    const owner = await app().newUser();
    const body = { source: 'claimed-source', referrer: 'https://claimed-referrer.example/' };
    await view(owner.profileId, { ip: '198.51.100.77', body });
    await view(owner.profileId, { ip: '2001:db8:77:1::5', body });
    expect(await viewsOf(owner)).toBe(2);
    const dump = await dumpTables();
    const visits = await visitsOf(owner);
    expect(visits).toHaveLength(2);
    for (const { visitorHash } of visits) expect(dump).toContain(visitorHash.toString('hex'));
    for (const trace of ['198.51.100', '2001:db8', 'Firefox/140', 'claimed-source', 'claimed-referrer']) {
      expect(dump).not.toContain(trace);
    }
  });

  test('visitors are forgotten a day after they were last seen', async () => {
    const [owner, other] = [await app().newUser(), await app().newUser()];
    await view(owner.profileId);
    await view(other.profileId);
    await age(owner, 24 * 60 + 1);
    await age(other, 24 * 60 - 1);
    await deleteOldVisits(app().db);
    expect([await visitsOf(owner), await visitsOf(other)]).toMatchObject([[], [{}]]);
    expect(await viewsOf(owner)).toBe(1);
  });
});

describe('refusals', () => {
  test('a private profile is not found by strangers; an unlisted one is counted', async () => {
    const owner = await app().newUser();
    const setVisibility = (visibility: 'private' | 'unlisted') =>
      app().db.updateTable('profiles').set({ visibility }).where('id', '=', owner.profileId).execute();
    await setVisibility('private');
    expect((await view(owner.profileId)).status).toBe(404);
    expect((await view(owner.profileId, { user: owner })).status).toBe(200);
    expect(await viewsOf(owner)).toBe(0);
    await setVisibility('unlisted');
    expect((await view(owner.profileId)).status).toBe(200);
    expect(await viewsOf(owner)).toBe(1);
  });

  test('an unknown profile is not found, nor is the default one without a demo', async () => {
    expect((await view(unknownId)).status).toBe(404);
    expect((await view('demo-profile-1')).status).toBe(404);
  });

  test.each([
    { views: 100 },
    { viewedAt: '2020-01-01T00:00:00.000Z' },
    { source: 'x'.repeat(51) },
    { referrer: 'two\nlines' },
  ])('a body like %j is refused and counts nothing', async (body) => {
    const owner = await app().newUser();
    expect((await view(owner.profileId, { body })).status).toBe(400);
    expect(await viewsOf(owner)).toBe(0);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:77:1::5', '2001:db8:77::/48'],
  ['2001:0DB8:0077:ffff:1:2:3:4', '2001:db8:77::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  ['::1', '::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['not an address', ''],
])('the network of %s is %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

describe('the networks of those who opt out', () => {
  const minute = 60_000;

  test('count again half an hour after their view, however many reports follow', () => {
    let clock = 1;
    const networks = openRecentNetworks(() => clock);
    expect(networks.begins('a', '203.0.113.7')).toBe(true);
    clock += 20 * minute;
    expect(networks.begins('a', '203.0.113.8')).toBe(false);
    clock += 10 * minute - 1;
    expect(networks.begins('a', '203.0.113.7')).toBe(false);
    clock += 2;
    expect(networks.begins('a', '203.0.113.7')).toBe(true);
    expect(networks.begins('a', '203.0.113.7')).toBe(false);
  });

  test('are told apart by network and profile, and forgotten on request', () => {
    const networks = openRecentNetworks();
    const visits = [
      ['a', '203.0.113.7'],
      ['b', '203.0.113.7'],
      ['a', '2001:db8:77:1::5'],
      ['a', '2001:db8:78::5'],
    ] as const;
    for (const [profile, ip] of visits) expect(networks.begins(profile, ip)).toBe(true);
    expect(networks.begins('a', '2001:db8:77:2::9')).toBe(false);
    networks.forget('a', '203.0.113.200');
    expect(networks.begins('a', '203.0.113.7')).toBe(true);
    expect(networks.begins('b', '203.0.113.7')).toBe(false);
  });

  test('are bounded: the oldest are dropped', () => {
    const networks = openRecentNetworks();
    for (let index = 0; index <= 20_000; index += 1) networks.begins(`${index}`, '203.0.113.7');
    expect(networks.begins('20000', '203.0.113.7')).toBe(false);
    expect(networks.begins('0', '203.0.113.7')).toBe(true);
  });
});

test.each([
  [browser, 'Gecko desktop'],
  [otherBrowser, 'WebKit desktop'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Blink desktop',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Blink mobile',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'WebKit mobile',
  ],
  ['Something of my own/7', 'other other'],
])('%s is of the class %s', (userAgent, expected) => {
  expect(agentClass(userAgent)).toBe(expected);
});

/** All rows of all tables as text. */
async function dumpTables(): Promise<string> {
  const tables = await app().db.introspection.getTables();
  const dumps = tables.map(async ({ schema = 'public', name }) => {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(`${schema}.${name}`)} as t`.execute(app().db);
    return rows.map(({ row }) => row).join('\n');
  });
  return (await Promise.all(dumps)).join('\n');
}
