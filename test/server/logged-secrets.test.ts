import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { makeLink } from '../support/made-links';
import { reader } from '../support/views';

const app = useTestApp();
const passcode = 'open sesame';

test('no token and no passcode of a link is in the log, however much is logged', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await app().newServer({ logLevel: 'trace', logStream });
  const owner = await server.newUser();
  const link = await makeLink(server, owner, { passcode });
  const calendar = await server.rest(`POST /profile/${owner.profileId}/calendar-address`, {}, owner);
  const page = `/profile/${owner.slug}`;
  const headers = { 'user-agent': reader };
  const visit = (url: string, more: object = {}) => server.app.inject({ url, headers, ...more });
  const guess = (typed: string) =>
    visit(`${page}/open`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ v: link.token, passcode: typed }).toString(),
    });

  expect((await visit(`/v/${link.token}`)).statusCode).toBeLessThan(400);
  expect((await visit(`${page}?v=${link.token}`)).statusCode).toBe(401);
  expect((await guess('a wrong guess')).statusCode).toBe(401);
  const opened = await guess(passcode);
  expect(opened.statusCode).toBe(303);
  const pass = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  expect(
    (await visit(`${page}.json?v=${link.token}`, { headers: { ...headers, cookie: pass } })).statusCode,
  ).toBe(200);
  expect((await visit(new URL(calendar.body.url, 'http://any').pathname)).statusCode).toBe(200);
  for (const end of ['', '/undo']) await visit(`/unsubscribe/secret-of-a-mail${end}`);
  await server.rest(`DELETE /links/${link.id}`, undefined, owner);
  expect((await visit(`${page}?v=${link.token}`)).statusCode).toBe(410);

  const log = lines.join('');
  expect(log).toContain('/v/…');
  const address = String(calendar.body.url).split('/').at(-1)?.split('.')[0] ?? '';
  expect(address.length).toBeGreaterThan(20);
  for (const secret of [
    link.token,
    passcode,
    'a wrong guess',
    pass.split('=')[1] ?? '',
    address,
    'secret-of-a-mail',
    owner.token,
  ])
    expect(log).not.toContain(secret);
});
