import type { Transaction } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { countPortfolios } from '../../db/queries/portfolios';
import type { DB } from '../../db/tables.gen';
import { plans } from '../../src/contracts/plans';
import { requireQuota } from '../../src/routers/plan/require-quota';
import { createProfile } from '../../src/routers/profile/create-profile';
import { type Answer, type TestApp, type TestUser, useTestApp } from '../support/app';
import { grantPlan } from '../support/plans';
import { testConfig } from '../support/test-config';

const app = useTestApp();
const selling = { config: { ...testConfig, sellsPlans: true } };
let servers: TestApp[];
beforeAll(async () => {
  servers = [await app().newServer(selling), await app().newServer(selling)];
});

/** Calls that wait too long for a connection are told to retry; on a busy machine that happens. */
const insist = async (call: () => Promise<Answer>): Promise<Answer> => {
  const answer = await call();
  return answer.status === 503 ? insist(call) : answer;
};
const fiftyTimes = (call: (at: TestApp, index: number) => Promise<Answer>) =>
  Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      insist(() => call(servers[index % servers.length] ?? app(), index)),
    ),
  );
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).sort();

describe('portfolios', () => {
  const add = (user: TestUser, at: TestApp, index = 0) =>
    at.rest('POST /profiles', { name: `Number ${index}` }, user);
  const list = async (user: TestUser) => (await app().rest('GET /profiles', undefined, user)).body;

  test('are as many as the plan holds, under 50 parallel requests', async () => {
    const user = await app().newUser();
    const answers = await fiftyTimes((at, index) => add(user, at, index));
    expect(statusesOf(answers)).toEqual(Array(50).fill(409));
    for (const { body } of answers) {
      expect(body).toMatchObject({
        upgradeTo: 'pro',
        message: 'The Free plan holds one portfolio. The Pro plan holds as many as you like.',
      });
    }
    expect(await list(user)).toHaveLength(1);
    expect((await add(user, app())).status).toBe(201);
  });

  test('are counted one after the other, whoever else is adding', async () => {
    const { accountId } = await app().newUser();
    const { db } = app();
    await db.deleteFrom('profiles').where('accountId', '=', accountId).execute();
    const count = (tx: Transaction<DB>) => countPortfolios(tx, accountId);
    const addInTurn = () =>
      db.transaction().execute(async (tx) => {
        await requireQuota(tx, selling, { accountId, kind: 'portfolios', count: () => count(tx) });
        await createProfile(tx, accountId, 'One of many');
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, addInTurn));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('are more in the plan Pro, and all stay after a downgrade', async () => {
    const user = await app().newUser();
    const [shop] = servers;
    await grantPlan(app().db, user.accountId, 'pro');
    for (let count = 0; count < 3; count += 1) expect((await add(user, shop ?? app())).status).toBe(201);
    await grantPlan(app().db, user.accountId, 'free');
    expect((await add(user, shop ?? app())).status).toBe(409);
    const portfolios: { id: string }[] = await list(user);
    expect(portfolios).toHaveLength(4);
    for (const { id } of portfolios) {
      expect((await app().rest(`GET /profile/${id}/skills`)).status).toBe(200);
    }
  });
});

describe('domains', () => {
  const add = (user: TestUser, host: string, at: TestApp) =>
    at.rest(`POST /profile/${user.profileId}/domains`, { host }, user);

  test.each(['free', 'pro', 'business'] as const)(
    'are as many as the plan %s holds, under 50 parallel requests',
    async (tier) => {
      const user = await app().newUser();
      await grantPlan(app().db, user.accountId, tier);
      const limit = plans[tier].limits.domains;
      const answers = await fiftyTimes((at, index) => add(user, `${tier}-${index}.example.com`, at));
      expect(statusesOf(answers)).toEqual([...Array(limit).fill(201), ...Array(50 - limit).fill(409)]);
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect([refused.message, refused.upgradeTo]).toEqual(refusals[tier]);
      const { body } = await app().rest(`GET /profile/${user.profileId}/domains`, undefined, user);
      expect(body).toHaveLength(limit);
    },
  );

  const refusals = {
    free: ['The Free plan holds no domains of your own. The Pro plan holds up to three.', 'pro'],
    pro: ['The Pro plan holds three domains of your own. The Business plan holds up to ten.', 'business'],
    business: ['The Business plan holds ten domains of your own. Remove one first.', undefined],
  };

  test('are not limited where nothing is sold', async () => {
    const user = await app().newUser();
    for (let count = 0; count < 4; count += 1) {
      expect((await add(user, `unsold-${count}.example.com`, app())).status).toBe(201);
    }
  });
});
