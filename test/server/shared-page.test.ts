import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Link } from '../../src/contracts/link';
import { aSecondLater } from '../support/a-second-later';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { makeLink, pressButton, reportSeen } from '../support/made-links';
import { reader } from '../support/views';

const app = useTestApp();
let owner: TestUser;

interface Visitor {
  cookie?: string;
  ip?: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD' | 'POST';
  user?: TestUser;
  on?: TestApp;
}

const visit = (url: string, { cookie, ip, headers, method, user, on }: Visitor = {}) =>
  (on ?? app()).app.inject({
    method: method ?? 'GET',
    url,
    remoteAddress: ip ?? '198.51.100.7',
    headers: {
      'user-agent': reader,
      ...(cookie && { cookie }),
      ...(user && { authorization: `Bearer ${user.token}` }),
      ...headers,
    },
  });

const passOf = ({ headers }: LightMyRequestResponse) =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
const pathOf = ({ url }: Link) => url.replace(/^https?:\/\/[^/]+/, '');

async function figuresOf({ id }: Link) {
  const { body } = await app().rest(`GET /profile/${owner.profileId}/links`, undefined, owner);
  const link: Link = body.find((each: Link) => each.id === id);
  return { opens: link.opens, readers: link.readers, state: link.state };
}

const patch = (values: object) => app().rest(`PATCH /profile/${owner.profileId}`, values, owner);

beforeEach(async () => {
  owner = await app().newUser();
  await patch({ displayName: 'Ada King', bio: 'I program engines.', visibility: 'private' });
  await app().rest(
    `POST /profile/${owner.profileId}/facts`,
    { fact: 'I play the cello.', isPublic: true },
    owner,
  );
});

describe('opening a link', () => {
  test('shows a private page, with words to the reader, and counts one open once it reports that it is seen', async () => {
    const link = await makeLink(app(), owner, { note: 'Dear Grace' });
    const first = await visit(pathOf(link));
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('I play the cello.');
    expect(first.body).toContain('Dear Grace');
    expect(first.body).toContain('Go on without being seen');
    expect(first.body).not.toContain('This page is private');
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    expect(await figuresOf(link)).toEqual({ opens: 0, readers: 0, state: 'open' });
    const cookie = passOf(first);
    expect((await reportSeen(app(), owner, link, { cookie })).statusCode).toBe(201);
    expect(await figuresOf(link)).toEqual({ opens: 1, readers: 1, state: 'open' });
    for (const again of [pathOf(link), `/profile/${owner.slug}`]) {
      expect((await visit(again, { cookie })).statusCode, again).toBe(200);
    }
    expect((await visit(pathOf(link))).statusCode).toBe(200);
    await reportSeen(app(), owner, link);
    expect(await figuresOf(link)).toEqual({ opens: 1, readers: 1, state: 'open' });
    expect((await visit(`/profile/${owner.slug}`)).statusCode).toBe(404);
  });

  test('gives a pass that scripts cannot read, for two hours, and limited to https when sent over https', async () => {
    const link = await makeLink(app(), owner);
    const passAt = async (on: TestApp) => String((await visit(pathOf(link), { on })).headers['set-cookie']);
    const attributes = 'Max-Age=7200; Path=/; HttpOnly';
    const name = `pass-${owner.profileId.replaceAll('-', '')}`;
    expect(await passAt(app())).toMatch(new RegExp(`^${name}=[\\w.-]+; ${attributes}; SameSite=Lax$`));
    const secure = await app().newServer({ publicUrl: 'https://portfolio.example' });
    expect(await passAt(secure)).toMatch(
      new RegExp(`^__Host-${name}=[\\w.-]+; ${attributes}; Secure; SameSite=Lax$`),
    );
  });

  test('tells a second network from the first one', async () => {
    const link = await makeLink(app(), owner);
    await reportSeen(app(), owner, link);
    await reportSeen(app(), owner, link, { ip: '203.0.113.9' });
    expect(await figuresOf(link)).toEqual({ opens: 2, readers: 2, state: 'open' });
  });

  test('is one open for a reader whose pass comes from another network', async () => {
    const link = await makeLink(app(), owner);
    const cookie = passOf(await visit(pathOf(link)));
    for (const ip of ['198.51.100.7', '203.0.113.9']) {
      expect((await reportSeen(app(), owner, link, { cookie, ip })).statusCode).toBe(201);
    }
    expect(await figuresOf(link)).toEqual({ opens: 1, readers: 1, state: 'open' });
  });

  test('is led to by the short address and by former slugs, with the token', async () => {
    const link = await makeLink(app(), owner);
    const short = await visit(`/v/${link.token}`);
    expect([short.statusCode, short.headers.location]).toEqual([302, pathOf(link)]);
    await patch({ profileSlug: `${owner.slug}-2` });
    const moved = await visit(pathOf(link));
    expect(moved.statusCode).toBe(302);
    expect(moved.headers.location).toBe(`/profile/${owner.slug}-2?v=${link.token}`);
    expect(await figuresOf(link)).toMatchObject({ opens: 0 });
  });

  test.each(['', 'x', 'A'.repeat(22), 'A'.repeat(5000), '%00', '<script>', '&v=b', "' or 1=1"])(
    'is refused for the token %s',
    async (token) => {
      await patch({ visibility: 'public' });
      expect((await visit(`/profile/${owner.slug}?v=${encodeURIComponent(token)}`)).statusCode).toBe(404);
      expect((await visit(`/v/${encodeURIComponent(token)}`)).statusCode).toBe(404);
    },
  );

  test.each([{ isActive: false }, { deletionDueAt: '2199-01-01T00:00:00.000Z' }])(
    'shows nothing once its owner has left (%o)',
    async (state) => {
      const link = await makeLink(app(), owner);
      const cookie = passOf(await visit(pathOf(link)));
      await app().db.updateTable('accounts').set(state).where('id', '=', owner.accountId).execute();
      aSecondLater();
      expect((await visit(pathOf(link))).statusCode).toBe(404);
      expect((await visit(pathOf(link), { cookie })).statusCode).toBe(404);
      expect((await visit(`/profile/${owner.slug}`, { cookie })).statusCode).toBe(404);
    },
  );

  test('leads to its own page only', async () => {
    const other = await app().newUser();
    const link = await makeLink(app(), owner);
    expect((await visit(`/profile/${other.slug}?v=${link.token}`)).statusCode).toBe(404);
    const cookie = passOf(await visit(pathOf(link)));
    await app().rest(`PATCH /profile/${other.profileId}`, { visibility: 'private' }, other);
    expect((await visit(`/profile/${other.slug}`, { cookie })).statusCode).toBe(404);
  });
});

describe('what is not counted', () => {
  test.each([
    ['a headers-only request', { method: 'HEAD' as const }],
    ['a bot', { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } }],
    ['a preview', { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ])('%s gets no content', async (_name, visitor) => {
    const link = await makeLink(app(), owner, { maxOpens: 1 });
    const { statusCode, body, headers } = await visit(pathOf(link), visitor);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/Ada King|cello|engines/);
    if (body) expect(body).toContain('A page has been shared with you');
    expect(headers['set-cookie']).toBeUndefined();
    expect(await figuresOf(link)).toMatchObject({ opens: 0 });
  });

  test.each(['public', 'unlisted', 'private'])(
    'a preview of a %s page says whose it is, unless that is private',
    async (visibility) => {
      await patch({ visibility, jobTitle: 'Programmer' });
      const headers = { 'user-agent': 'LinkedInBot/1.0 (compatible; Mozilla/5.0)' };
      for (const choices of [{}, { passcode: 'open sesame' }]) {
        const link = await makeLink(app(), owner, { ...choices, hiddenSections: ['facts'] });
        const { body } = await visit(pathOf(link), { headers });
        const isNamed = visibility !== 'private';
        expect(body.includes('<meta property="og:title" content="Ada King · Programmer"/>')).toBe(isNamed);
        const [, picture = ''] = /property="og:image" content="http:\/\/[^/"]+([^"]+)"/.exec(body) ?? [];
        expect(picture).toBe(isNamed ? `/profile/${owner.slug}.png` : '');
        expect(body).not.toMatch(isNamed ? /cello|engines/ : /cello|engines|Ada King|Programmer/);
        expect(body).toContain('<meta name="robots" content="noindex"/>');
        if (picture) expect((await visit(picture, { headers })).headers['content-type']).toBe('image/png');
      }
    },
  );

  test("the owner's own visits", async () => {
    const link = await makeLink(app(), owner);
    expect((await visit(pathOf(link), { user: owner })).body).toContain('cello');
    const headers = { authorization: `Bearer ${owner.token}` };
    expect((await reportSeen(app(), owner, link, { headers })).statusCode).toBe(201);
    expect((await visit(`/v/${link.token}/seen.gif`, { user: owner })).statusCode).toBe(200);
    expect(await figuresOf(link)).toMatchObject({ opens: 0 });
  });

  test('programs that fetch links in mails, whatever they call themselves', async () => {
    const limited = await makeLink(app(), owner, { maxOpens: 1 });
    const unlimited = await makeLink(app(), owner);
    for (let time = 0; time < 3; time += 1) {
      const asked = await visit(pathOf(limited), { ip: `40.94.${time}.1` });
      expect(asked.statusCode).toBe(200);
      expect(asked.body).toContain('Ada King shares a page with you');
      expect(asked.body).toContain(`action="/profile/${owner.slug}/open"`);
      expect(asked.body).not.toMatch(/cello|engines/);
      expect(asked.headers['set-cookie']).toBeUndefined();
      expect((await visit(pathOf(unlimited), { ip: `40.94.${time}.1` })).statusCode).toBe(200);
    }
    expect(await figuresOf(limited)).toEqual({ opens: 0, readers: 0, state: 'open' });
    expect(await figuresOf(unlimited)).toEqual({ opens: 0, readers: 0, state: 'open' });
  });

  test('bots that report a page as seen, and pictures that they ask for', async () => {
    const link = await makeLink(app(), owner);
    const headers = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    await reportSeen(app(), owner, link, { headers });
    expect((await visit(`/v/${link.token}/seen.gif`, { headers })).statusCode).toBe(200);
    expect(await figuresOf(link)).toMatchObject({ opens: 0 });
  });
});

describe('without a script', () => {
  test('the page asks for a picture in its style, which counts as one open with what a script would report', async () => {
    const link = await makeLink(app(), owner);
    const page = await visit(pathOf(link));
    const picture = `/v/${link.token}/seen.gif`;
    expect(page.body).toContain(
      `<noscript><style>.shared-note{background-image:url(${picture})}</style></noscript>`,
    );
    const cookie = passOf(page);
    for (const sender of [{ cookie }, {}]) {
      const { statusCode, headers } = await visit(picture, sender);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/gif',
        'private, no-store',
      ]);
    }
    expect(await figuresOf(link)).toMatchObject({ opens: 1, readers: 1 });
    await reportSeen(app(), owner, link, { cookie });
    expect(await figuresOf(link)).toEqual({ opens: 1, readers: 1, state: 'open' });
  });

  test('the picture opens nothing that a button opens, and there is none without a link', async () => {
    const link = await makeLink(app(), owner, { maxOpens: 1 });
    await visit(`/v/${link.token}/seen.gif`);
    await reportSeen(app(), owner, link);
    expect(await figuresOf(link)).toMatchObject({ opens: 0 });
    expect((await visit(`/v/${'x'.repeat(22)}/seen.gif`)).statusCode).toBe(404);
  });

  test('browsers without cookies get all that the page consists of by the token in its addresses', async () => {
    const link = await makeLink(app(), owner);
    const { body } = await visit(pathOf(link));
    const addresses = [...body.matchAll(/ (?:href|action)="(\/(?:api|profile)\/[^"#]*)/g)].map(
      ([, url = '']) => url,
    );
    expect(addresses).toContain(`/profile/${owner.slug}.pdf?v=${link.token}`);
    for (const url of addresses) expect(url).toMatch(new RegExp(`[?;]v=${link.token}`));
    const [form] = addresses.filter((url) => url.includes('/contact'));
    expect((await visit(form ?? '', { method: 'POST' })).statusCode).toBe(200);
    expect((await visit(`/profile/${owner.slug}.md?v=${link.token}`)).body).toContain('cello');
  });
});

describe('limits', () => {
  test('the most opens are exact for twenty readers at once, on two servers', async () => {
    const link = await makeLink(app(), owner, { maxOpens: 7 });
    const servers = [app(), await app().newServer()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        pressButton(app(), owner, link, { ip: `10.1.${index}.1`, on: servers[index % 2] }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 303)).toHaveLength(7);
    expect(statuses.filter((status) => status === 410)).toHaveLength(13);
    expect(await figuresOf(link)).toEqual({ opens: 7, readers: 7, state: 'used-up' });
    const admitted = answers.find(({ statusCode }) => statusCode === 303);
    const cookie = admitted && passOf(admitted);
    expect((await visit(pathOf(link), { cookie, ip: '10.9.9.9' })).body).toContain('cello');
  });

  test.each<[Record<string, string>, number]>([
    [{}, 1],
    [{ 'sec-gpc': '1' }, 0],
  ])('a button that one reader (%o) presses twenty times at once is one open', async (headers, readers) => {
    const link = await makeLink(app(), owner, { maxOpens: 1 });
    const press = () => pressButton(app(), owner, link, { headers });
    const answers = await Promise.all(Array.from({ length: 20 }, press));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect((await press()).statusCode).toBe(303);
    expect(await figuresOf(link)).toEqual({ opens: 1, readers, state: 'used-up' });
  });

  test('whoever goes on in another browser of the same kind within half an hour is asked, and is the same open', async () => {
    const link = await makeLink(app(), owner, { maxOpens: 1 });
    const pressed = await pressButton(app(), owner, link);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, pathOf(link)]);
    expect((await visit(pathOf(link), { ip: '203.0.113.9' })).statusCode).toBe(410);
    const asked = (await visit(pathOf(link))).body;
    expect(asked).toContain('Open the page');
    expect(asked).toContain('Opening it needs a cookie');
    const again = passOf(await pressButton(app(), owner, link));
    expect((await visit(pathOf(link), { cookie: again })).body).toContain('cello');
    expect((await pressButton(app(), owner, link, { ip: '203.0.113.9' })).statusCode).toBe(410);
    expect(await figuresOf(link)).toEqual({ opens: 1, readers: 1, state: 'used-up' });
  });

  test('a link that is limited after it was opened asks for its button', async () => {
    const link = await makeLink(app(), owner);
    const cookie = passOf(await visit(pathOf(link)));
    expect((await visit(`/profile/${owner.slug}.md`, { cookie })).statusCode).toBe(200);
    await app().rest(`PATCH /links/${link.id}`, { maxOpens: 5 }, owner);
    expect((await visit(pathOf(link), { cookie })).body).toContain('Open the page');
    for (const url of [`/profile/${owner.slug}.md`, `/profile/${owner.slug}`])
      expect((await visit(url, { cookie })).statusCode).toBe(404);
  });

  test.each([
    ['revoked', (link: Link) => app().rest(`DELETE /links/${link.id}`, undefined, owner)],
    [
      'expired',
      (link: Link) => app().rest(`PATCH /links/${link.id}`, { expiresAt: '2020-01-01T00:00:00.000Z' }, owner),
    ],
  ])(
    'a link that is %s is gone for those who have it open, at once and a second later on every process',
    async (_state, end) => {
      const { app: server } = await app().newServer();
      const link = await makeLink(app(), owner);
      const cookie = passOf(await visit(pathOf(link)));
      const other = { ...app(), app: server };
      expect((await visit(pathOf(link), { cookie, on: other })).statusCode).toBe(200);
      await end(link);
      for (const on of [app(), other]) {
        if (on === other) aSecondLater();
        for (const url of [pathOf(link), `/profile/${owner.slug}`, `/profile/${owner.slug}.md`]) {
          const { statusCode, body } = await visit(url, { cookie, on });
          expect(statusCode, url).toBe(410);
          expect(body).toContain('Please ask Ada King');
          expect(body).not.toContain('cello');
        }
      }
    },
  );
});
