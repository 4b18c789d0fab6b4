import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteOldViews } from '../../db/views/partitions';
import { networkOf } from '../../src/routers/network';
import { ViewsByNetwork } from '../../src/routers/views/views-by-network';
import { visitorAgent } from '../../src/routers/views/visitor-agent';
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
    .db.selectFrom('countedViews')
    .select(['day', 'views', sql<boolean>`day = (now() at time zone 'UTC')::date`.as('isToday')])
    .where('profileId', '=', profileId)
    .execute();
  expect(days.every(({ isToday }) => isToday)).toBe(true);
  return days.reduce((sum, { views }) => sum + (views ?? 0), 0);
}

const visitsOf = ({ profileId }: TestUser) =>
  app()
    .db.selectFrom('visitors')
    .selectAll()
    .where('profileId', '=', profileId)
    .where('scope', '=', '')
    .execute();

/** Backdates the visits to the profile. */
const age = ({ profileId }: TestUser, minutes: number) =>
  app()
    .db.updateTable('visitors')
    .set({ lastSeenAt: sql<string>`now() - make_interval(mins => ${minutes})` })
    .where('profileId', '=', profileId)
    .execute();

describe('a view counts', () => {
  test('once per visitor, and again for another browser, network or profile', async () => {
    const [owner, other] = [await app().newUser(), await app().newUser()];
    const body = { source: 'share', referrer: 'https://search.example/' };
    expect(await view(owner.profileId, { body })).toEqual({ status: 201, body: { id: expect.any(String) } });
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
    expect((await view(owner.profileId, { user: owner })).status).toBe(201);
    expect((await view('demo-profile-1', { user: owner })).status).toBe(201);
    expect(await viewsOf(owner)).toBe(0);
    expect(await visitsOf(owner)).toEqual([]);
    await view(owner.profileId, { user: other });
    expect(await viewsOf(owner)).toBe(1);
  });

  test('not for a bot', async () => {
    const owner = await app().newUser();
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await view(owner.profileId, { userAgent })).status).toBe(201);
    expect(await viewsOf(owner)).toBe(0);
    expect(await visitsOf(owner)).toEqual([]);
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
    '%j is one view of a network and a profile, however often, from whatever browser and account it is sent',
    async (headers) => {
      const [owner, other, member] = [await app().newUser(), await app().newUser(), await app().newUser()];
      await Promise.all(
        Array.from({ length: 48 }, (_, index) => {
          const from = { ip: `203.0.113.${index}`, userAgent: `${browser} ${index}` };
          return view(owner.profileId, { headers, ...from, user: [undefined, other, member][index % 3] });
        }),
      );
      expect(await viewsOf(owner)).toBe(1);
      await view(owner.profileId, { headers, ip: '198.51.100.7' });
      expect(await viewsOf(owner)).toBe(2);
      await view(other.profileId, { headers });
      expect([await viewsOf(owner), await viewsOf(other)]).toEqual([2, 1]);
    },
  );

  test('an owner who opts out does so for nobody else in the network', async () => {
    const owner = await app().newUser();
    const headers = { 'sec-gpc': '1' };
    await view(owner.profileId, { headers, user: owner });
    await view(owner.profileId, { headers });
    expect(await viewsOf(owner)).toBe(1);
  });

  test('an untracked view that could not be counted is counted at the next report', async () => {
    const owner = await app().newUser();
    const headers = { 'sec-gpc': '1' };
    await sql`alter table views rename to views_away`.execute(app().db);
    expect((await view(owner.profileId, { headers })).status).toBe(500);
    await sql`alter table views_away rename to views`.execute(app().db);
    expect((await view(owner.profileId, { headers })).status).toBe(201);
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
    expect(first?.visitor).toHaveLength(32);
    expect(first?.visitor.equals(second?.visitor ?? Buffer.alloc(0))).toBe(false);
    const secrets = await app()
      .db.selectFrom('serverSecrets')
      .selectAll()
      .where('name', '=', 'visitor-hash')
      .execute();
    expect(secrets).toMatchObject([{ name: 'visitor-hash' }]);
    expect(secrets[0]?.secret).toHaveLength(32);
  });

  test('visitors are forgotten thirteen months after they were last seen, and single views with them', async () => {
    const [owner, other] = [await app().newUser(), await app().newUser()];
    await view(owner.profileId);
    await view(other.profileId);
    const setSeen = (user: TestUser, age: string) =>
      app()
        .db.updateTable('visitors')
        .set({
          lastSeenAt: sql<string>`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - ${age}::interval`,
        })
        .where('profileId', '=', user.profileId)
        .execute();
    await setSeen(owner, '13 months 1 minute');
    await setSeen(other, '12 months 29 days');
    await deleteOldViews(app().db);
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
    expect((await view(owner.profileId, { user: owner })).status).toBe(201);
    expect(await viewsOf(owner)).toBe(0);
    await setVisibility('unlisted');
    expect((await view(owner.profileId)).status).toBe(201);
    expect(await viewsOf(owner)).toBe(1);
  });

  test('an unknown profile is not found, nor is the default one without a demo', async () => {
    expect((await view(unknownId)).status).toBe(404);
    expect((await view('demo-profile-1')).status).toBe(404);
  });

  test.each([{ source: 'x'.repeat(51) }, { referrer: 'two\nlines' }, { utmSource: 5 }])(
    'a body like %j is refused and counts nothing',
    async (body) => {
      const owner = await app().newUser();
      expect((await view(owner.profileId, { body })).status).toBe(400);
      expect(await viewsOf(owner)).toBe(0);
    },
  );

  test('what a body claims beyond what is asked for changes nothing', async () => {
    const owner = await app().newUser();
    const body = {
      views: 100,
      viewedAt: '2020-01-01T00:00:00.000Z',
      viewerName: 'Ada Example',
      isReturning: true,
    };
    expect((await view(owner.profileId, { body })).status).toBe(201);
    expect(await viewsOf(owner)).toBe(1);
    expect(await dumpTables()).not.toContain('Ada Example');
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

describe('the views of those who opt out', () => {
  const minute = 60_000;

  test('begin again half an hour after the last one began, however many reports follow', async () => {
    let clock = 1;
    let begun = 0;
    const views = new ViewsByNetwork<number>(() => clock);
    const report = (ip: string) =>
      views.getOrBegin('a', ip, async () => {
        begun += 1;
        return begun;
      });
    expect(await report('203.0.113.7')).toBe(1);
    clock += 20 * minute;
    expect(await report('203.0.113.8')).toBe(1);
    clock += 10 * minute - 1;
    expect(await report('203.0.113.7')).toBe(1);
    clock += 2;
    expect(await report('203.0.113.7')).toBe(2);
    expect(await report('203.0.113.7')).toBe(2);
  });

  test('are told apart by network and profile', async () => {
    const views = new ViewsByNetwork<number>(() => 1);
    const visits = [
      ['a', '203.0.113.7'],
      ['b', '203.0.113.7'],
      ['a', '2001:db8:77:1::5'],
      ['a', '2001:db8:78::5'],
    ] as const;
    for (const [index, [profile, ip]] of visits.entries()) {
      expect(await views.getOrBegin(profile, ip, async () => index)).toBe(index);
    }
    expect(await views.getOrBegin('a', '2001:db8:77:2::9', async () => 9)).toBe(2);
  });

  test('are forgotten if they failed', async () => {
    const views = new ViewsByNetwork<number>(() => 1);
    const failing = views.getOrBegin('a', '203.0.113.7', async () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect(await views.getOrBegin('a', '203.0.113.7', async () => 2)).toBe(2);
  });

  test('are forgotten if they were refused', async () => {
    const views = new ViewsByNetwork<number | undefined>(() => 1);
    expect(await views.getOrBegin('a', '203.0.113.7', async () => undefined)).toBeUndefined();
    expect(await views.getOrBegin('a', '203.0.113.7', async () => 2)).toBe(2);
  });

  test('are bounded: the oldest are dropped', async () => {
    const views = new ViewsByNetwork<number>(() => 1);
    for (let index = 0; index <= 20_000; index += 1) {
      await views.getOrBegin(`${index}`, '203.0.113.7', async () => index);
    }
    expect(await views.getOrBegin('20000', '203.0.113.7', async () => -1)).toBe(20_000);
    expect(await views.getOrBegin('0', '203.0.113.7', async () => -1)).toBe(-1);
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
  expect(visitorAgent({ userAgent }).agentClass).toBe(expected);
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
