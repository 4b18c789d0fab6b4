import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { grantPlan } from '../support/plans';
import { addPortfolio } from '../support/portfolio-rules';
import { testConfig } from '../support/test-config';

const app = useTestApp();
const selling = () => app().newServer({ config: { ...testConfig, sellsPlans: true } });
const list = async (user: TestUser) => (await app().rest('GET /profiles', undefined, user)).body;

describe('the plan', () => {
  test('holds one portfolio where it is free, and names the plan that holds more', async () => {
    const shop = await selling();
    const user = await app().newUser();
    const calls = ['POST /profiles', `POST /profile/${user.profileId}/duplicate`];
    for (const route of calls) {
      const body = route === 'POST /profiles' ? { name: 'Second' } : {};
      const answer = await shop.rest(route, body, user);
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Pro')]);
    }
    await grantPlan(app().db, user.accountId, 'pro');
    for (const route of calls) {
      const body = route === 'POST /profiles' ? { name: 'Second' } : {};
      expect((await shop.rest(route, body, user)).status).toBe(201);
    }
    expect(await list(user)).toHaveLength(3);
  });

  test('is held exactly by fifty creations, copies and restorations at once', async () => {
    const shop = await selling();
    const user = await app().newUser();
    const removed = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const portfolio = await addPortfolio(app(), user);
        await app().rest(`DELETE /profile/${portfolio.profileId}`, undefined, user);
        return portfolio;
      }),
    );
    const spare = await addPortfolio(app(), user);
    await app().rest(`DELETE /profile/${spare.profileId}`, undefined, user);
    // The account is full with its one portfolio, and takes nothing whichever way it comes.
    const answers = await Promise.all([
      ...Array.from({ length: 17 }, () => shop.rest('POST /profiles', { name: 'More' }, user)),
      ...Array.from({ length: 17 }, () => shop.rest(`POST /profile/${user.profileId}/duplicate`, {}, user)),
      ...removed.map(({ profileId }) => shop.rest(`POST /profile/${profileId}/restore`, undefined, user)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await list(user)).toHaveLength(1);
  });
});

describe('a page that was opened before its owner switched', () => {
  test('reads and writes the portfolio that it shows, never the current one', async () => {
    const user = await app().newUser();
    const second = await addPortfolio(app(), user);
    const stranger = await app().newUser();
    await app().rest('PUT /profiles/current', { profileId: second.profileId }, user);
    const call = (method: 'PATCH' | 'GET', portfolio: string, payload?: object, as = user) =>
      app().app.inject({
        method,
        url: method === 'GET' ? '/api/profile' : '/api/profile/demo-profile-1',
        headers: { authorization: `Bearer ${as.token}`, 'x-portfolio': portfolio },
        ...(payload && { payload }),
      });
    expect((await call('PATCH', user.profileId, { jobTitle: 'Pilot' })).statusCode).toBe(200);
    expect((await call('GET', user.profileId)).json()).toMatchObject({
      id: user.profileId,
      jobTitle: 'Pilot',
    });
    expect((await call('GET', second.profileId)).json()).toMatchObject({
      id: second.profileId,
      jobTitle: '',
    });

    expect((await call('PATCH', user.profileId, { jobTitle: 'Mine' }, stranger)).statusCode).toBe(404);
    expect((await call('PATCH', 'demo-profile-1', { jobTitle: 'Mate' })).statusCode).toBe(400);
    await app().rest(`DELETE /profile/${user.profileId}`, undefined, user);
    expect((await call('PATCH', user.profileId, { jobTitle: 'Mate' })).statusCode).toBe(404);
    expect((await app().rest('GET /profile', undefined, user)).body).toMatchObject({
      id: second.profileId,
      jobTitle: '',
    });
  });
});
