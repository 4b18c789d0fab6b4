import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { reader } from '../support/views';

const app = useTestApp();

/** A profile, and what its owner's screen asks for again and again. */
async function startScreen(at: string) {
  const owner = await app().newUser();
  const clock = { ms: Date.parse(at) };
  const server = await app().newServer({ clock: { now: () => new Date(clock.ms) } });
  const send = async (url: string, payload: object, userAgent = reader) => {
    const headers = { 'user-agent': userAgent };
    const answer = await server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const view = (userAgent?: string) => send(`/profile/${owner.profileId}/view`, {}, userAgent);
  const changeToken = async () =>
    (await server.rest('GET /profile/demo-profile-1/analytics/change-token', undefined, owner)).body
      .changeToken;
  return { owner, clock, send, view, changeToken };
}

test.each([
  ['a download', { downloads: ['pdf'] }],
  ['time with the video', { videoSeconds: 12 }],
  ['a section', { sections: ['about'] }],
])('%s alone changes the change token, so that the screen shows it', async (_what, news) => {
  const { clock, send, view, changeToken } = await startScreen(new Date().toISOString());
  const { id } = await view();
  clock.ms += 60_000;
  const report = (progress: object) =>
    send(`/views/${id}/progress`, { seconds: 0, sections: [], ...progress });
  const before = await changeToken();
  await report({});
  expect(await changeToken()).toBe(before);
  await report(news);
  expect(await changeToken()).not.toBe(before);
});

test.each([
  ['bot', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
  ['preview', 'Slackbot-LinkExpanding 1.0'],
])('a %s changes the change token, as the screen says what was left out', async (_kind, userAgent) => {
  const { view, changeToken } = await startScreen(new Date().toISOString());
  const before = await changeToken();
  await view(userAgent);
  expect(await changeToken()).not.toBe(before);
});

test('the change token holds the day of a time zone in which it is still yesterday', async () => {
  const { owner, view, changeToken } = await startScreen('2026-03-02T10:59:00.000Z');
  const settings = { profileId: owner.profileId, timeZone: 'Pacific/Pago_Pago' };
  await app().db.insertInto('analyticsSettings').values(settings).execute();
  const before = await changeToken();
  await view();
  expect(await changeToken()).not.toBe(before);
});
