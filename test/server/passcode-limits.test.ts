import { expect, test } from 'vitest';
import { type Link, passcodeLength } from '../../src/contracts/link';
import { type TestUser, useTestApp } from '../support/app';
import { useTestFiles } from '../support/file-store';
import { makeLink } from '../support/made-links';
import { reader } from '../support/views';

const app = useTestApp(useTestFiles(), 1);
const passcode = 'open sesame';

/** Enters a passcode. @param ip the address of whoever does */
const send = (owner: TestUser, { token }: Link, guess: string, ip: string) =>
  app().app.inject({
    method: 'POST',
    url: `/profile/${owner.slug}/passcode`,
    remoteAddress: ip,
    headers: {
      'user-agent': reader,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'keeps-cookies=1',
    },
    payload: new URLSearchParams({ v: token, passcode: guess }).toString(),
  });

/** What is answered to a passcode. */
const enter = async (...sent: Parameters<typeof send>): Promise<number> => (await send(...sent)).statusCode;

/** One guess after the other. */
async function guess(owner: TestUser, link: Link, times: number, ipOf: (time: number) => string) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push(await enter(owner, link, `guess ${time}`, ipOf(time)));
  }
  return statuses;
}

const wrong = (times: number) => Array.from({ length: times }, () => 401);

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

test('a link takes a hundred guesses from all networks together', async () => {
  const owner = await app().newUser();
  const link = await makeLink(app(), owner, { passcode });
  expect(await guess(owner, link, 101, (time) => `10.2.${time}.1`)).toEqual([...wrong(100), 429]);
  expect(await enter(owner, link, passcode, '10.3.1.1')).toBe(429);
  const other = await makeLink(app(), owner, { passcode });
  expect(await enter(owner, other, passcode, '10.3.1.1')).toBe(303);
});

test('a network has a hundred guesses at all links together', async () => {
  const owner = await app().newUser();
  const ip = '198.51.100.200';
  const links = await Promise.all(Array.from({ length: 11 }, () => makeLink(app(), owner, { passcode })));
  for (const link of links.slice(0, 10)) {
    expect(await guess(owner, link, 10, () => ip)).toEqual(wrong(10));
  }
  const [last] = links.slice(10);
  if (!last) throw new Error('There are eleven links.');
  expect(await enter(owner, last, passcode, ip)).toBe(429);
  expect(await enter(owner, last, passcode, '198.51.101.7')).toBe(303);
});
