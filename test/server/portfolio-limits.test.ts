import { describe, expect, test } from 'vitest';
import { sectionContracts } from '../../src/contracts/sections';
import { type Answer, type TestApp, type TestUser, useTestApp } from '../support/app';
import { copyEntry } from '../support/copy-entry';
import { grantPlan } from '../support/plans';
import { addPortfolio, duplicate } from '../support/portfolio-rules';
import { draftFor } from '../support/section-samples';
import { testConfig } from '../support/test-config';

const app = useTestApp();
const selling = () => app().newServer({ config: { ...testConfig, sellsPlans: true } });
/** Callers that wait too long for a connection are told to retry; on a busy machine that happens. */
const insist = async (at: TestApp, route: string, body: unknown, user: TestUser): Promise<Answer> => {
  const answer = await at.rest(route, body, user);
  return answer.status === 503 ? insist(at, route, body, user) : answer;
};
const list = async (user: TestUser) => (await app().rest('GET /profiles', undefined, user)).body;

describe('the plan', () => {
  test('holds one portfolio where it is free, and names the plan that holds more', async () => {
    const shop = await selling();
    const user = await app().newUser();
    const calls = ['POST /profiles', `POST /profile/${user.profileId}/duplicate`];
    for (const route of calls) {
      const body = route === 'POST /profiles' ? { name: 'Second' } : {};
      const answer = await shop.rest(route, body, user);
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'The Free plan holds one portfolio. The Pro plan holds as many as you like.',
      ]);
    }
    await grantPlan(app().db, user.accountId, 'pro');
    for (const route of calls) {
      const body = route === 'POST /profiles' ? { name: 'Second' } : {};
      expect((await shop.rest(route, body, user)).status).toBe(201);
    }
    expect(await list(user)).toHaveLength(3);
  });

  test('is held exactly by fifty creations, copies and restorations at once on two servers', async () => {
    const [shop, secondShop] = [await selling(), await selling()];
    const user = await app().newUser();
    const removed = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const portfolio = await addPortfolio(app(), user);
        await app().rest(`DELETE /profile/${portfolio.profileId}`, undefined, user);
        return portfolio;
      }),
    );
    const at = (index: number) => (index % 2 ? shop : secondShop);
    // The account is full with its one portfolio, and takes nothing whichever way it comes.
    const answers = await Promise.all([
      ...Array.from({ length: 17 }, (_, index) =>
        insist(at(index), 'POST /profiles', { name: 'More' }, user),
      ),
      ...Array.from({ length: 17 }, (_, index) =>
        insist(at(index), `POST /profile/${user.profileId}/duplicate`, {}, user),
      ),
      ...removed.map(({ profileId }, index) =>
        insist(at(index), `POST /profile/${profileId}/restore`, undefined, user),
      ),
    ]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.upgradeTo}`))).toEqual(
      new Set(['409 pro']),
    );
    expect(await list(user)).toHaveLength(1);
  });

  test('keeps what exceeds it, but takes nothing new, until enough is deleted', async () => {
    const shop = await selling();
    const user = await app().newUser();
    await grantPlan(app().db, user.accountId, 'pro');
    const others = await Promise.all([addPortfolio(app(), user, 'B'), addPortfolio(app(), user, 'C')]);
    await grantPlan(app().db, user.accountId, 'free');
    expect(await list(user)).toHaveLength(3);
    for (const { profileId } of others) {
      const answer = await shop.rest(`POST /profile/${profileId}/duplicate`, {}, user);
      expect(answer).toMatchObject({ status: 409, body: { upgradeTo: 'pro' } });
      expect((await shop.rest(`DELETE /profile/${profileId}`, undefined, user)).status).toBe(200);
      expect(await shop.rest(`POST /profile/${profileId}/restore`, undefined, user)).toMatchObject({
        status: 409,
        body: { upgradeTo: 'pro' },
      });
    }
    expect(await list(user)).toHaveLength(1);
  });
});

describe('the limits of sections', () => {
  test.each(['facts', 'certifications'] as const)(
    '%s: a full list is copied whole, and takes no more in either',
    async (section) => {
      const shop = await selling();
      const { path, maxItems } = sectionContracts[section];
      const user = await app().newUser();
      await grantPlan(app().db, user.accountId, 'pro');
      const draft = { ...(await draftFor(section, app().db, user.profileId)), isPublic: true };
      const { body: first } = await app().rest(`POST /profile/${user.profileId}/${path}`, draft, user);
      await copyEntry(app().db, section, first.id, maxItems - 1);
      const copy = await duplicate(shop, user);
      for (const each of [copy, user]) {
        const entries = await shop.rest(`GET /profile/${each.profileId}/${path}`, undefined, user);
        expect(entries.body).toHaveLength(maxItems);
        const more = await shop.rest(`POST /profile/${each.profileId}/${path}`, draft, user);
        expect(more.status).toBe(409);
        // No plan holds more.
        expect(more.body.upgradeTo).toBeUndefined();
      }
      const [{ id }] = (await shop.rest(`GET /profile/${copy.profileId}/${path}`, undefined, user)).body;
      expect((await shop.rest(`DELETE /${path}/${id}`, undefined, user)).status).toBe(200);
      expect((await shop.rest(`POST /profile/${user.profileId}/${path}`, draft, user)).status).toBe(409);
      expect((await shop.rest(`POST /profile/${copy.profileId}/${path}`, draft, user)).status).toBe(201);
    },
  );
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
