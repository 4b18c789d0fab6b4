import { type Kysely, type RawBuilder, sql } from 'kysely';

const isInForce = sql`status in ('trialing', 'active', 'past_due')`;

/** A plan that the operator gave stands beside what is bought, and is there again when that ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions add column given_tier subscription_tier not null default 'free'`.execute(db);
  await sql`
    update subscriptions set given_tier = case when ${isInForce} then tier else 'free' end, tier = 'free', status = null
    where stripe_subscription_id is null`.execute(db);
  // The provider alone reports a state, so only what it has can be bought.
  await sql`
    alter table subscriptions add constraint subscriptions_status_is_reported
      check (status is null or stripe_subscription_id is not null)`.execute(db);
  await replaceGrantedTier(
    db,
    sql`greatest(given_tier, case when ${isInForce} then tier else 'free'::subscription_tier end)`,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions drop constraint subscriptions_status_is_reported`.execute(db);
  await sql`
    update subscriptions set tier = given_tier, status = 'active', stripe_subscription_id = null
    where given_tier <> 'free' and given_tier = granted_tier and not (${isInForce} and tier = given_tier)`.execute(
    db,
  );
  await replaceGrantedTier(db, sql`case when ${isInForce} then tier else 'free'::subscription_tier end`);
  await sql`alter table subscriptions drop column given_tier`.execute(db);
}

/** PostgreSQL cannot change the expression of a generated column. Its index goes with it. */
async function replaceGrantedTier(db: Kysely<unknown>, expression: RawBuilder<unknown>): Promise<void> {
  await sql`
    alter table subscriptions drop column granted_tier,
      add column granted_tier subscription_tier not null generated always as (${expression}) stored`.execute(
    db,
  );
  await sql`create index subscriptions_granted on subscriptions (granted_tier) where granted_tier <> 'free'`.execute(
    db,
  );
}
