import { expect, test } from 'vitest';
import { type TestApp, type TestUser, useTestApp } from '../support/app';

const app = useTestApp();
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const optedOut = { 'sec-gpc': '1' };

/** A server whose clock is moved by the test. */
async function startServer() {
  let now = Date.now();
  const server = await app().newServer({ clock: { now: () => new Date(now) } });
  const pass = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { server, pass };
}

async function send(server: TestApp, url: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${url}`,
    remoteAddress: '203.0.113.7',
    headers: { 'user-agent': browser, ...headers },
    payload,
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}

const view = (server: TestApp, { profileId }: TestUser, headers?: Record<string, string>) =>
  send(server, `/profile/${profileId}/view`, {}, headers);

test.each([
  ['a visitor', {}],
  ['a visitor who opts out', optedOut],
])('%s who loads the page again continues from the progress of the view', async (_who, headers) => {
  const owner = await app().newUser();
  const { server, pass } = await startServer();
  const begun = await view(server, owner, headers);
  expect(begun).toEqual({ id: expect.any(String) });
  expect(await view(server, owner, headers)).toEqual(begun);
  pass(10);
  const progress = { seconds: 90.5, sections: { about: 12, video: 30 }, videoSeconds: 20, downloads: ['cv'] };
  await send(server, `/views/${begun.id}/progress`, progress);
  const known = { ...begun, seconds: 90, sections: { about: 12, video: 30 }, videoSeconds: 20 };
  expect(await view(server, owner, headers)).toEqual(known);
  pass(31);
  const later = await view(server, owner, headers);
  expect(later).toEqual({ id: expect.any(String) });
  expect(later.id).not.toBe(begun.id);
});

test('each of the visitors in one batch continues a view of their own', async () => {
  const owner = await app().newUser();
  const { server, pass } = await startServer();
  const nets = [0, 1, 2];
  const report = (net: number) =>
    server.app.inject({
      method: 'POST',
      url: `/api/profile/${owner.profileId}/view`,
      remoteAddress: `203.0.${net}.7`,
      headers: { 'user-agent': browser },
      payload: {},
    });
  const begun = await Promise.all(nets.map(report));
  pass(1);
  for (const [net, answer] of begun.entries())
    await send(server, `/views/${answer.json().id}/progress`, { seconds: net, sections: [] });
  const again = await Promise.all(nets.map(report));
  expect(again.map((answer) => answer.json().seconds)).toEqual([undefined, 1, 2]);
  expect(again.map((answer) => answer.json().id)).toEqual(begun.map((answer) => answer.json().id));
});
