import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp(undefined, 1);
const routes = ['cv', 'video', 'portrait', 'employer-contacts/import/preview', 'gallery/upload'];

let hosts = 0;

/** Sends what no upload route accepts, from a different network each time. */
const upload = (route: string, { token }: TestUser) =>
  app().app.inject({
    method: 'POST',
    url: `/api/profile/demo-profile-1/${route}`,
    remoteAddress: `198.51.100.${++hosts}`,
    payload: '{}',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });

test('an account can upload six hundred times an hour, across all routes', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  const statusesOf = async (who: TestUser) => {
    const answers = await Promise.all(routes.map((route) => upload(route, who)));
    return answers.map(({ statusCode }) => statusCode);
  };
  const taken = [415, 415, 415, 415, 400];
  expect(await statusesOf(user)).toEqual(taken);
  await app().db.updateTable('requestLimits').set({ points: 599 }).execute();
  expect((await upload('cv', user)).statusCode).toBe(415);
  for (const route of routes) {
    const refused = await upload(route, user);
    expect([route, refused.statusCode]).toEqual([route, 429]);
    const minutes = Number(refused.headers['retry-after']) / 60;
    expect(minutes).toBeGreaterThan(50);
    expect(minutes).toBeLessThanOrEqual(60);
    expect(refused.body).toContain('Too many attempts. Please try again in');
  }
  expect(await statusesOf(other)).toEqual(taken);
});
