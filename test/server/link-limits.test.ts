import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Link } from '../../src/contracts/link';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { useTestFiles } from '../support/file-store';
import { cookieIn, makeLink, pressButton, reportSeen } from '../support/made-links';
import { settableClock } from '../support/mails-by-choice';
import { reader } from '../support/views';

const app = useTestApp(useTestFiles(), 1);
const clock = settableClock('2026-03-02T09:00:00.000Z');
const begin = clock.now().getTime();
let timed: TestApp;
let owner: TestUser;

beforeAll(async () => {
  timed = await app().newServer({ clock });
});

beforeEach(async () => {
  owner = await app().newUser();
  clock.set(new Date(begin).toISOString());
  await app().rest(`PATCH /profile/${owner.profileId}`, { visibility: 'private' }, owner);
});

interface Visitor {
  cookie?: string | undefined;
  ip?: string;
  on?: TestApp;
}

const get = (url: string, { cookie, ip, on }: Visitor = {}) =>
  (on ?? timed).app.inject({
    url,
    remoteAddress: ip ?? '198.51.100.7',
    headers: { 'user-agent': reader, ...(cookie && { cookie }) },
  });

const page = () => `/profile/${owner.slug}`;
const through = ({ token }: Link) => `${page()}?v=${token}`;

const setMinutes = (minutes: number) => clock.set(new Date(begin + minutes * 60_000).toISOString());

/** The page shows, and reports so. */
async function openAt(minutes: number, link: Link, visitor: Visitor = {}) {
  setMinutes(minutes);
  const page = await get(through(link), visitor);
  const cookie = cookieIn(page);
  await reportSeen(timed, owner, link, { ...visitor, cookie });
  return { statusCode: page.statusCode, cookie };
}

const opensOf = async ({ id }: Link) =>
  (await app().rest(`GET /links/${id}`, undefined, owner)).body.link.opens;

const aMillisecond = 1 / 60_000;

describe('an open', () => {
  test('lasts thirty minutes, by network and browser', async () => {
    const link = await makeLink(app(), owner);
    const { cookie } = await openAt(0, link);
    await openAt(30 - aMillisecond, link);
    await openAt(30 - aMillisecond, link, { cookie });
    expect(await opensOf(link)).toBe(1);
    await openAt(30, link);
    expect(await opensOf(link)).toBe(2);
  });

  test('gives a pass for two hours', async () => {
    const link = await makeLink(app(), owner);
    const { cookie } = await openAt(0, link);
    clock.set(new Date(begin + 2 * 3_600_000 - 1).toISOString());
    expect((await get(page(), { cookie })).statusCode).toBe(200);
    clock.set(new Date(begin + 2 * 3_600_000).toISOString());
    expect((await get(page(), { cookie })).statusCode).toBe(404);
  });
});

describe('the end of a link', () => {
  test('comes the moment its time is over', async () => {
    const link = await makeLink(app(), owner, { expiresAt: new Date(Date.now() - 1).toISOString() });
    expect(link.state).toBe('expired');
    expect((await get(through(link))).statusCode).toBe(410);
  });

  test('comes for a link that is in memory too', async () => {
    const link = await makeLink(app(), owner);
    const { cookie } = await openAt(0, link);
    const expiresAt = new Date(Date.now() + 2000).toISOString();
    await app().rest(`PATCH /links/${link.id}`, { expiresAt }, owner);
    await get(page(), { cookie });
    await expect.poll(async () => (await get(page(), { cookie })).statusCode).toBe(410);
  });
});

test('the most opens hold for those who come back after their open, while its forms go on', async () => {
  const link = await makeLink(app(), owner, { maxOpens: 2 });
  const isShown = async (cookie: string | undefined) => {
    const { statusCode, body } = await get(through(link), { cookie });
    return [statusCode, body.includes('Go on without being seen')];
  };
  setMinutes(0);
  const first = cookieIn(await pressButton(timed, owner, link));
  expect(await isShown(first)).toEqual([200, true]);
  setMinutes(31);
  expect(await isShown(first), 'the button').toEqual([200, false]);
  expect((await get(`${page()}.md`, { cookie: first })).statusCode).toBe(200);
  // Whoever has the page still open reads on, and nothing of that is another open.
  await reportSeen(timed, owner, link, { cookie: first });
  expect(await opensOf(link)).toBe(1);
  const second = cookieIn(await pressButton(timed, owner, link, { cookie: first }));
  setMinutes(60);
  expect(await isShown(second), 'under way').toEqual([200, true]);
  setMinutes(62);
  expect(await isShown(second)).toEqual([410, false]);
  expect(await opensOf(link)).toBe(2);
});

test('a second device on the same network is another reader, and one that comes back is the same', async () => {
  const link = await makeLink(app(), owner);
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  await openAt(0, link);
  await reportSeen(timed, owner, link, { headers: { 'user-agent': phone } });
  await openAt(40, link);
  const { body } = await app().rest(`GET /links/${link.id}`, undefined, owner);
  expect(body.link).toMatchObject({ opens: 3, readers: 2 });
  expect(body.opens.map((open: { reader: number }) => open.reader)).toEqual([1, 2, 1]);
});
