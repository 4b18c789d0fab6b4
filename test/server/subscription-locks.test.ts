import type { Transaction } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { claimDueChecks, forgetCustomer, lockVersion, saveCustomer } from '../../db/queries/billing';
import { lockPlan } from '../../db/queries/subscriptions';
import type { DB } from '../../db/tables.gen';
import { type TestUser, useTestApp } from '../support/app';
import { whileHeld } from '../support/locks';
import { givePlan, grantPlan } from '../support/plans';

const app = useTestApp();

describe('while an answer of the provider is written', () => {
  let user: TestUser;
  let customer: string;

  beforeEach(async () => {
    user = await app().newUser();
    customer = `cus_${user.accountId}`;
  });

  const grantPaidPlan = () => grantPlan(app().db, user.accountId, 'pro', { stripeCustomerId: customer });

  const stored = () =>
    app()
      .db.selectFrom('subscriptions')
      .select(['stripeCustomerId', 'status'])
      .where('accountId', '=', user.accountId)
      .executeTakeFirstOrThrow();

  const during = (work: (tx: Transaction<DB>) => Promise<unknown>) =>
    whileHeld(
      app().db,
      (tx) => lockPlan(tx, user.accountId),
      () => app().db.transaction().execute(work),
      (tx) => lockVersion(tx, user.accountId),
    );

  test('a customer that is saved waits its turn', async () => {
    await givePlan(app().db, user.accountId, 'pro');
    await during((tx) => saveCustomer(tx, user.accountId, { customerId: customer, formerId: null }));
    expect((await stored()).stripeCustomerId).toBe(customer);
  });

  test('a customer that is forgotten waits its turn', async () => {
    await grantPaidPlan();
    await during((tx) => forgetCustomer(tx, user.accountId));
    expect((await stored()).stripeCustomerId).toBeNull();
  });

  test('checks that are due are claimed without waiting', async () => {
    await grantPaidPlan();
    const holder = await app().db.startTransaction().execute();
    onTestFinished(async () => {
      await holder.rollback().execute();
    });
    await lockPlan(holder, user.accountId);
    expect(await claimDueChecks(app().db, 25)).toContain(user.accountId);
  });
});
