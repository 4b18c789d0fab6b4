import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateTo, migrateToLatest } from '../../db/migrate';
import { useTestDatabase } from '../support/database';
import { newAccount } from '../support/factories';

const testDatabase = useTestDatabase();
const folder = path.resolve('migrations');

test('given plans that were stored as paid ones are separated, and put back by the down migration', async () => {
  const { db } = testDatabase().database;
  const before = '20261202090000_lock_accounts_first';
  const [given, tried, bought, ended] = await Promise.all([1, 2, 3, 4].map(() => newAccount(db)));
  await migrateTo(db, folder, before);
  const insert = (id: string | undefined, tier: string, status: string | null, subscription: string | null) =>
    sql`insert into subscriptions (account_id, stripe_customer_id, stripe_subscription_id, tier, status)
      values (${id}, ${`cus_${id}`}, ${subscription}, ${tier}, ${status})`.execute(db);
  await insert(given?.id, 'pro', 'active', null);
  await insert(tried?.id, 'free', null, null);
  await insert(bought?.id, 'business', 'past_due', 'sub_1');
  await insert(ended?.id, 'pro', 'canceled', 'sub_2');
  const rows = async () =>
    (
      await sql`
        select * from subscriptions
        order by array_position(${[given, tried, bought, ended].map((each) => each?.id)}::uuid[], account_id)`.execute(
        db,
      )
    ).rows;

  await migrateToLatest(db, folder);
  expect(await rows()).toMatchObject([
    { givenTier: 'pro', tier: 'free', status: null, grantedTier: 'pro' },
    { givenTier: 'free', tier: 'free', status: null, grantedTier: 'free' },
    { givenTier: 'free', tier: 'business', status: 'past_due', grantedTier: 'business' },
    { givenTier: 'free', tier: 'pro', status: 'canceled', grantedTier: 'free' },
  ]);
  // What was given earned nothing, though its owner had once opened a checkout.
  const revenue = await sql<{ tier: string; sum: number }>`
    select tier, sum(change)::int as sum from subscription_changes group by tier having sum(change) <> 0`.execute(
    db,
  );
  expect(revenue.rows).toEqual([{ tier: 'business', sum: 1 }]);

  await migrateTo(db, folder, before);
  expect(await rows()).toMatchObject([
    { tier: 'pro', status: 'active', grantedTier: 'pro' },
    { tier: 'free', status: null, grantedTier: 'free' },
    { tier: 'business', status: 'past_due', grantedTier: 'business' },
    { tier: 'pro', status: 'canceled', grantedTier: 'free' },
  ]);
  await migrateToLatest(db, folder);
});
