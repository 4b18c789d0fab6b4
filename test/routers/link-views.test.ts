import { beforeEach, expect, test } from 'vitest';
import type { Link } from '../../src/contracts/link';
import { type TestUser, useTestApp } from '../support/app';
import { newContact } from '../support/links';
import { cookieIn, makeLink } from '../support/made-links';
import { settableClock } from '../support/mails-by-choice';
import { reader } from '../support/views';

const app = useTestApp();
let owner: TestUser;
let contactId: string;
let link: Link;

beforeEach(async () => {
  owner = await app().newUser();
  await app().rest(`PATCH /profile/${owner.profileId}`, { visibility: 'private' }, owner);
  contactId = await newContact(app().db, owner.profileId, {
    employerName: 'Mary Somerville',
    employerCompany: 'Orreries Ltd',
    employerRole: 'Head of Stars',
  });
  link = await makeLink(app(), owner, { employerContactId: contactId });
});

interface Sender {
  cookie?: string;
  headers?: Record<string, string>;
}

const send = (method: 'GET' | 'POST', url: string, { cookie, headers }: Sender = {}, body?: object) =>
  app().app.inject({
    method,
    url,
    remoteAddress: '198.51.100.7',
    headers: { 'user-agent': reader, ...(cookie && { cookie }), ...headers },
    ...(body && { payload: body }),
  });

/** Gets the page, which counts nothing. @returns the pass */
const arrive = async (sender?: Sender) =>
  cookieIn(await send('GET', `/profile/${owner.slug}?v=${link.token}`, sender));

/** Opens the link: gets the page, which then reports that it is seen. */
async function open(sender?: Sender) {
  const cookie = await arrive(sender);
  await view({ ...sender, cookie }, { link: link.token });
  return cookie;
}

const view = (sender: Sender, body: object = {}) =>
  send('POST', `/api/profile/${owner.profileId}/view`, sender, { source: 'direct', ...body });

const details = async () => (await app().rest(`GET /links/${link.id}`, undefined, owner)).body;
const timeline = async () =>
  (await app().rest(`GET /employer-contacts/${contactId}/timeline`, undefined, owner)).body.filter(
    ({ kind }: { kind: string }) => kind === 'link-opened',
  );
const analytics = async () =>
  (await app().rest(`GET /profile/${owner.profileId}/analytics`, undefined, owner)).body;

test('what is read lands on the timeline and in analytics, with the names of the contact', async () => {
  const cookie = await open();
  const claims = { link: link.token, viewerName: 'Nobody', viewerCompany: 'Evil Corp' };
  const recorded = await view({ cookie }, claims);
  expect(recorded.statusCode).toBe(201);
  const progress = { seconds: 0, sections: ['facts', 'skills'], downloads: ['cv'] };
  const { statusCode } = await send(
    'POST',
    `/api/views/${recorded.json().id}/progress`,
    { cookie },
    progress,
  );
  expect(statusCode).toBe(200);
  const { opens, openedAt } = await details();
  expect(opens).toMatchObject([{ reader: 1, at: openedAt, device: 'desktop', downloads: ['cv'] }]);
  expect(opens[0].sections.map(({ section }: { section: string }) => section).sort()).toEqual([
    'facts',
    'skills',
  ]);
  expect(await timeline()).toMatchObject([{ linkId: link.id, reader: 1, downloads: ['cv'] }]);
  const summary = await analytics();
  expect(summary.topCompanies).toMatchObject([{ company: 'Orreries Ltd', count: 1 }]);
  expect(summary.recentViews).toMatchObject([
    { viewerName: 'Mary Somerville', viewerCompany: 'Orreries Ltd', viewerRole: 'Head of Stars' },
  ]);
});

test('the token alone ties a view to its open; two links in one browser are two visitors', async () => {
  await arrive();
  await view({}, { link: link.token });
  const second = await makeLink(app(), owner, { label: 'For Ada' });
  await view({}, { link: second.token });
  const { recentViews, uniqueViews } = await analytics();
  expect(recentViews.map(({ viewerName }: { viewerName: string }) => viewerName).sort()).toEqual([
    'For Ada',
    'Mary Somerville',
  ]);
  expect(uniqueViews).toBe(2);
  const { viewId } = await app()
    .db.selectFrom('linkOpens')
    .select('viewId')
    .where('linkId', '=', link.id)
    .executeTakeFirstOrThrow();
  expect(viewId).not.toBeNull();
});

test("a token of another profile's link, or of none, names nobody and opens nothing", async () => {
  const other = await app().newUser();
  const otherView = (token: string) =>
    send('POST', `/api/profile/${other.profileId}/view`, {}, { source: 'direct', link: token });
  expect((await otherView(link.token)).statusCode).toBe(201);
  expect((await view({}, { link: 'x'.repeat(22) })).statusCode).toBe(404);
  const rows = await app()
    .db.selectFrom('views')
    .select('linkId')
    .where('profileId', '=', other.profileId)
    .execute();
  expect(rows).toEqual([{ linkId: null }]);
});

test.each<Record<string, string>>([{ 'sec-gpc': '1' }, { dnt: '1' }])(
  'whoever asks not to be tracked (%o) counts, and no more',
  async (headers) => {
    const cookie = await open({ headers });
    expect((await open({ headers })) !== '').toBe(true);
    await view({ cookie, headers }, { link: link.token });
    const { link: now, opens, openedAt } = await details();
    expect(now).toMatchObject({ opens: 1, readers: 0, lastOpenedAt: null });
    expect([opens, openedAt, await timeline()]).toEqual([[], null, []]);
    const { recentViews, topCompanies, unrecognised } = await analytics();
    expect(recentViews).toMatchObject([{ viewerName: null, isRecognised: false }]);
    expect([topCompanies, unrecognised]).toEqual([[], 1]);
    const { body } = await send('GET', `/profile/${owner.slug}`, { cookie, headers });
    expect(body).toContain('does not see what you read here');
    expect(body).not.toContain('Go on without being seen');
  },
);

test('a reader who declines to be measured is on no timeline any more, but counts towards the limit', async () => {
  const cookie = await open();
  await view({ cookie }, { link: link.token });
  const without = await send('POST', `/profile/${owner.slug}/unmeasured`, { cookie });
  expect([without.statusCode, without.headers.location]).toEqual([303, `/profile/${owner.slug}`]);
  const pass = String(without.headers['set-cookie']).split(';')[0] ?? '';
  expect((await send('GET', `/profile/${owner.slug}`, { cookie: pass })).body).toContain('does not see what');
  await view({ cookie: pass });
  const { link: now, opens } = await details();
  expect(now).toMatchObject({ opens: 1, readers: 0, lastOpenedAt: null });
  expect([opens, await timeline()]).toEqual([[], []]);
  const { recentViews, topCompanies } = await analytics();
  expect(recentViews.map(({ viewerName }: { viewerName: unknown }) => viewerName)).toEqual([null, null]);
  expect(topCompanies).toEqual([]);
});

test('a reader without cookies can decline to be measured too, with the token that the button carries', async () => {
  await app().rest(`PATCH /profile/${owner.profileId}`, { visibility: 'public' }, owner);
  const goOn = (token: string, slug = owner.slug) => send('POST', `/profile/${slug}/unmeasured?v=${token}`);
  const page = await send('GET', `/profile/${owner.slug}?v=${link.token}`);
  expect(page.body).toContain(`action="/profile/${owner.slug}/unmeasured?v=${link.token}"`);
  await view({}, { link: link.token });
  const stranger = await app().newUser();
  for (const other of [goOn('x'.repeat(22)), goOn(link.token, stranger.slug)]) {
    expect((await other).statusCode).toBe(303);
    expect(await timeline()).toHaveLength(1);
  }
  const without = await goOn(link.token);
  expect([without.statusCode, without.headers.location]).toEqual([303, `/profile/${owner.slug}`]);
  const { link: now, opens } = await details();
  expect(now).toMatchObject({ opens: 1, readers: 0, lastOpenedAt: null });
  expect([opens, await timeline()]).toEqual([[], []]);
  const { recentViews } = await analytics();
  expect(recentViews.filter(({ viewerName }: { viewerName: unknown }) => viewerName !== null)).toEqual([]);
});

test('whoever declines before the page has reported anything is one open, of which nothing is known', async () => {
  const cookie = await arrive();
  const { headers } = await send('POST', `/profile/${owner.slug}/unmeasured`, { cookie });
  await view({ cookie: cookieIn({ headers }) }, { link: link.token });
  await send('POST', `/profile/${owner.slug}/unmeasured`, { cookie });
  const { link: now, opens } = await details();
  expect(now).toMatchObject({ opens: 1, readers: 0, lastOpenedAt: null });
  expect([opens, await timeline()]).toEqual([[], []]);
});

test('a report that was on its way when its reader went on without tells nothing of them', async () => {
  const cookie = await arrive();
  await send('POST', `/profile/${owner.slug}/unmeasured`, { cookie });
  const { statusCode, json } = await view({ cookie }, { link: link.token });
  expect(statusCode).toBe(201);
  const kept = await app()
    .db.selectFrom('views')
    .select(['visitor', 'linkId'])
    .where('id', '=', json().id)
    .executeTakeFirst();
  expect(kept).toEqual({ visitor: null, linkId: null });
  expect(await timeline()).toEqual([]);
});

test.each([
  ['never before', []],
  ['on other days, from other sites', ['2026-03-02T09:00:00.000Z', '2026-03-05T09:00:00.000Z']],
  ['earlier on the same day', ['2026-03-09T01:00:00.000Z']],
])(
  'nothing that is kept of a view tells whose it was, once a reader who was here %s goes on without',
  async (_, earlier) => {
    const clock = settableClock('2026-03-02T00:00:00.000Z');
    const { app: server } = await app().newServer({ clock });
    const call = (method: 'GET' | 'POST', url: string, cookie = '', payload?: object) =>
      server.inject({
        method,
        url,
        remoteAddress: '198.51.100.7',
        headers: { 'user-agent': reader, cookie },
        ...(payload && { payload }),
      });
    const read = async (at: string, source: string) => {
      clock.set(at);
      const { headers } = await call('GET', `/profile/${owner.slug}?v=${link.token}`);
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      const view = await call('POST', `/api/profile/${owner.profileId}/view`, cookie, { source });
      return { cookie, id: String(view.json().id) };
    };
    for (const [index, at] of earlier.entries()) await read(at, index === 0 ? 'linkedin' : 'direct');
    const { cookie, id } = await read('2026-03-09T09:00:00.000Z', 'direct');
    const { statusCode } = await call('POST', `/profile/${owner.slug}/unmeasured`, cookie);
    expect(statusCode).toBe(303);

    const { db } = app();
    const views = await db.selectFrom('views').selectAll().where('profileId', '=', owner.profileId).execute();
    const kept = views.find((view) => view.id === id);
    expect(kept).toMatchObject({ visitor: null, linkId: null });
    expect(views.filter(({ visitor }) => visitor !== null)).toHaveLength(earlier.length);
    const visitors = await db
      .selectFrom('visitors')
      .selectAll()
      .where('profileId', '=', owner.profileId)
      .where('scope', '=', '')
      .execute();
    expect(visitors).toEqual([]);
  },
);

test('what has changed since the last open is listed, but not what the link hides', async () => {
  const facts = `/profile/${owner.profileId}/facts`;
  const add = async (fact: string) =>
    (await app().rest(`POST ${facts}`, { fact, isPublic: true }, owner)).body.id;
  const [kept, gone] = [await add('I play the cello.'), await add('I swim.')];
  await open();
  expect((await details()).changes).toEqual([]);
  await app().rest(`PATCH /facts/${kept}`, { fact: 'I play the viola.' }, owner);
  await app().rest(`DELETE /facts/${gone}`, undefined, owner);
  await add('I fly.');
  await app().rest(`PATCH /profile/${owner.profileId}`, { jobTitle: 'Countess' }, owner);
  expect((await details()).changes).toEqual([
    { section: 'facts', title: 'I fly.', change: 'added' },
    { section: 'facts', title: 'I play the viola.', change: 'changed' },
    { section: 'facts', title: 'I swim.', change: 'removed' },
    expect.objectContaining({ section: 'profile', change: 'changed' }),
  ]);
  await app().rest(`PATCH /links/${link.id}`, { hiddenSections: ['facts'] }, owner);
  expect((await details()).changes).toMatchObject([{ section: 'profile' }]);
});

test('a message to the demo by its name comes through the link too', async () => {
  const { db } = app();
  await db
    .updateTable('profiles')
    .set({ isDemo: true, visibility: 'public' })
    .where('id', '=', owner.profileId)
    .execute();
  const message = { name: 'Mary', email: 'mary@example.com', message: 'Can you come on Monday?' };
  const sent = await send(
    'POST',
    '/api/profile/demo-profile-1/contact-requests',
    { cookie: await open() },
    message,
  );
  expect(sent.statusCode).toBe(201);
  await db.updateTable('profiles').set({ isDemo: false }).where('id', '=', owner.profileId).execute();
  const { body } = await app().rest(`GET /employer-contacts/${contactId}/timeline`, undefined, owner);
  expect(body[0]).toMatchObject({ kind: 'message', text: message.message, label: link.label });
});

test('a download alone changes the change token of the contact', async () => {
  const changeToken = async () =>
    (await app().rest(`GET /employer-contacts/${contactId}/change-token`, undefined, owner)).body.changeToken;
  const cookie = await open();
  const { id } = (await view({ cookie }, { link: link.token })).json();
  const before = await changeToken();
  const report = { seconds: 0, sections: [], downloads: ['cv'] };
  expect((await send('POST', `/api/views/${id}/progress`, { cookie }, report)).statusCode).toBe(200);
  expect(await changeToken()).not.toBe(before);
});
