import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { reader } from '../support/views';

const app = useTestApp();

/** A view that began a minute ago, and what the owner's screen asks for again and again. */
async function startView() {
  const owner = await app().newUser();
  let now = Date.now();
  const server = await app().newServer({ clock: { now: () => new Date(now) } });
  const send = async (url: string, payload: object) => {
    const headers = { 'user-agent': reader };
    const answer = await server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const { id } = await send(`/profile/${owner.profileId}/view`, {});
  now += 60_000;
  const report = (news: object) => send(`/views/${id}/progress`, { seconds: 0, sections: [], ...news });
  const pulse = async () =>
    (await server.rest('GET /profile/demo-profile-1/analytics/pulse', undefined, owner)).body.pulse;
  return { report, pulse };
}

test.each([
  ['a download', { downloads: ['pdf'] }],
  ['time with the video', { videoSeconds: 12 }],
  ['a section', { sections: ['about'] }],
])('%s alone changes the pulse, so that the screen shows it', async (_what, news) => {
  const { report, pulse } = await startView();
  const before = await pulse();
  await report({});
  expect(await pulse()).toBe(before);
  await report(news);
  expect(await pulse()).not.toBe(before);
});
