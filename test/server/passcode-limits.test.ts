import { expect, test } from 'vitest';
import { type Link, passcodeLength } from '../../src/contracts/link';
import { limits } from '../../src/routers/limits/limits';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { useTestFiles } from '../support/file-store';
import { makeLink } from '../support/made-links';
import { withLimitsTimes } from '../support/scaled-limits';
import { reader } from '../support/views';

const app = useTestApp(useTestFiles(), 1);
const passcode = 'open sesame';

/** Enters a passcode. @param ip the address of whoever does */
const send = (owner: TestUser, { token }: Link, guess: string, ip: string, server = app()) =>
  server.app.inject({
    method: 'POST',
    url: `/profile/${owner.slug}/open`,
    remoteAddress: ip,
    headers: {
      'user-agent': reader,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ v: token, passcode: guess }).toString(),
  });

/** What is answered to a passcode. */
const enter = async (...sent: Parameters<typeof send>): Promise<number> => (await send(...sent)).statusCode;

/** One guess after the other. */
async function guess(
  owner: TestUser,
  link: Link,
  times: number,
  ipOf: (time: number) => string,
  server?: TestApp,
) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push(await enter(owner, link, `guess ${time}`, ipOf(time), server));
  }
  return statuses;
}

const wrong = (times: number) => Array.from({ length: times }, () => 401);

test('the page that asks says whose it is, and that pressing counts, where opens are limited', async () => {
  const owner = await app().newUser();
  await app().rest(`PATCH /profile/${owner.profileId}`, { displayName: 'Ada King' }, owner);
  const asked = async (choices: object) => {
    const { token } = await makeLink(app(), owner, { passcode, ...choices });
    const headers = { 'user-agent': reader };
    return (await app().app.inject({ url: `/profile/${owner.slug}?v=${token}`, headers })).body;
  };
  const counts = 'counts once you press the button';
  const limited = await asked({ maxOpens: 1 });
  expect(limited).toContain('Ada King, who sent you the link, has it.');
  expect(limited).toContain(counts);
  const unlimited = await asked({});
  expect(unlimited).toContain('The person who sent you the link has it.');
  expect(unlimited).not.toContain('Ada');
  expect(unlimited).not.toContain(counts);
});

test('one network has ten guesses at a link, and only wrong ones count', async () => {
  const owner = await app().newUser();
  const link = await makeLink(app(), owner, { passcode });
  const ip = '203.0.113.1';
  expect(await guess(owner, link, 9, () => ip)).toEqual(wrong(9));
  for (let time = 0; time < 3; time += 1) expect(await enter(owner, link, passcode, ip)).toBe(303);
  expect(await enter(owner, link, 'the tenth', ip)).toBe(401);
  expect(await enter(owner, link, 'one more', ip)).toBe(429);
  expect(await enter(owner, link, passcode, ip)).toBe(429);
  // Neither others who have the link, nor another link.
  expect(await enter(owner, link, passcode, '203.0.114.1')).toBe(303);
  const second = await makeLink(app(), owner, { passcode });
  expect(await enter(owner, second, passcode, ip)).toBe(303);
});

test('whoever has guessed too often waits for a quarter of an hour', async () => {
  const owner = await app().newUser();
  const link = await makeLink(app(), owner, { passcode });
  const ip = '203.0.113.2';
  const waitingTime = async () => Number((await send(owner, link, passcode, ip)).headers['retry-after']);
  await guess(owner, link, 10, () => ip);
  const quarter = 15 * 60;
  expect(await waitingTime()).toBeGreaterThan(quarter - 60);
  expect(await waitingTime()).toBeLessThanOrEqual(quarter);
});

test('a passcode that is followed by anything is another one, however long it is', async () => {
  const owner = await app().newUser();
  const longest = 'x'.repeat(passcodeLength.max);
  const link = await makeLink(app(), owner, { passcode: longest });
  const ip = '203.0.113.3';
  expect(await enter(owner, link, `${longest}x`, ip)).toBe(401);
  expect(await enter(owner, link, longest, ip)).toBe(303);
});

test('a link takes so many guesses from all networks together', async () => {
  // Five instead of a hundred.
  const server = await withLimitsTimes(0.05, app());
  const owner = await app().newUser();
  const link = await makeLink(app(), owner, { passcode });
  expect(await guess(owner, link, 6, (time) => `10.2.${time}.1`, server)).toEqual([...wrong(5), 429]);
  expect(await enter(owner, link, passcode, '10.3.1.1', server)).toBe(429);
  const other = await makeLink(app(), owner, { passcode });
  expect(await enter(owner, other, passcode, '10.3.1.1', server)).toBe(303);
});

test('a network has so many guesses at all links together', async () => {
  // Five instead of a hundred, and one at each link.
  const server = await withLimitsTimes(0.05, app());
  const owner = await app().newUser();
  const ip = '198.51.100.200';
  for (let count = 0; count < 5; count += 1) {
    const link = await makeLink(app(), owner, { passcode });
    expect(await guess(owner, link, 1, () => ip, server)).toEqual(wrong(1));
  }
  const last = await makeLink(app(), owner, { passcode });
  expect(await enter(owner, last, passcode, ip, server)).toBe(429);
  expect(await enter(owner, last, passcode, '198.51.101.7', server)).toBe(303);
});

test('whoever guesses passcodes waits as whoever guesses passwords, longer each time', () => {
  const ofPasswords = limits.signIn.rules.map((rule) => ({
    ...rule,
    by: rule.by === 'network' ? rule.by : 'network and link',
  }));
  expect(limits.passcode).toMatchObject({ counts: 'failures' });
  expect(limits.passcode.rules).toEqual(expect.arrayContaining(ofPasswords));
  expect(limits.passcode.rules.every(({ grows }) => grows)).toBe(true);
});

test('a passcode is asked for at the page of its link only, and not once the link is used up', async () => {
  const [owner, other] = [await app().newUser(), await app().newUser()];
  const link = await makeLink(app(), owner, { passcode, maxOpens: 1 });
  const ip = '203.0.113.4';
  expect(await enter({ ...owner, slug: other.slug }, link, passcode, ip)).toBe(404);
  expect(await enter(owner, link, passcode, ip)).toBe(303);
  const page = await app().app.inject({
    url: `/profile/${owner.slug}?v=${link.token}`,
    remoteAddress: '203.0.115.4',
    headers: { 'user-agent': reader },
  });
  expect(page.statusCode).toBe(410);
  expect(page.body).not.toContain('asks for a passcode');
  expect(await enter(owner, link, passcode, '203.0.115.4')).toBe(410);
});

test('a view with the token of a link whose passcode nobody entered does not count as one through it', async () => {
  const owner = await app().newUser();
  const linkOf = async (remoteAddress: string, token: string) => {
    const { json } = await app().app.inject({
      method: 'POST',
      url: `/api/profile/${owner.profileId}/view`,
      remoteAddress,
      headers: { 'user-agent': reader },
      payload: { source: 'direct', referrer: '', link: token },
    });
    const { linkId } = await app()
      .db.selectFrom('views')
      .select('linkId')
      .where('id', '=', json().id)
      .executeTakeFirstOrThrow();
    return linkId;
  };
  const locked = await makeLink(app(), owner, { passcode });
  const ip = '203.0.113.5';
  // Whoever knows it is on the same network, with the same browser.
  expect(await enter(owner, locked, passcode, ip)).toBe(303);
  expect(await linkOf(ip, locked.token)).toBeNull();
  const open = await makeLink(app(), owner);
  const url = `/profile/${owner.slug}?v=${open.token}`;
  const there = { remoteAddress: '203.0.116.5', headers: { 'user-agent': reader } };
  expect((await app().app.inject({ url, ...there })).statusCode).toBe(200);
  expect(await linkOf(there.remoteAddress, open.token)).toBe(open.id);
});
