import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger record_subscription_change on accounts`.execute(db);
  await sql`drop function record_subscription_change`.execute(db);
  await sql`drop function paid_tier`.execute(db);

  // One row for each account that was ever made known to the payment provider, or given a plan.
  await sql`
    create table subscriptions (
      account_id uuid primary key references accounts (id) on delete cascade,
      stripe_customer_id text unique,
      stripe_subscription_id text unique,
      tier subscription_tier not null default 'free',
      -- As the provider names it; null before there is a subscription.
      status text,
      trial_ends_at timestamptz(3),
      current_period_ends_at timestamptz(3),
      cancel_at timestamptz(3),
      -- The provider's time of the state above, so that an older one never replaces it.
      provider_changed_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      -- What the account may use now.
      granted_tier subscription_tier not null generated always as (
        case when status in ('trialing', 'active', 'past_due') then tier else 'free'::subscription_tier end
      ) stored
    )`.execute(db);
  await sql`create index subscriptions_granted on subscriptions (granted_tier) where granted_tier <> 'free'`.execute(
    db,
  );
  await sql`
    insert into subscriptions (account_id, stripe_customer_id, tier, status)
    select id, stripe_customer_id, subscription_tier, case when subscription_tier <> 'free' then 'active' end
    from accounts where subscription_tier <> 'free' or stripe_customer_id is not null`.execute(db);
  await sql`alter table accounts drop column subscription_tier, drop column stripe_customer_id`.execute(db);

  // A trial earns nothing, and neither does a plan that was given without the provider.
  await sql`
    create function paid_tier(subscription subscriptions) returns subscription_tier language sql immutable as $$
      select subscription.tier
      where subscription.stripe_customer_id is not null and subscription.tier <> 'free'
        and subscription.status in ('active', 'past_due')
    $$`.execute(db);
  await sql`
    create function count_subscription(former subscription_tier, present subscription_tier) returns void
    language sql as $$
      insert into subscription_changes (tier, change)
      select tier, change from (values (former, -1), (present, 1)) as changes (tier, change)
      where former is distinct from present and tier is not null
    $$`.execute(db);

  // Whatever changes a subscription or its account, the history follows in the same transaction. The account's row is
  // locked, so that neither misses what the other is doing.
  await sql`
    create function record_subscription_change() returns trigger language plpgsql as $$
    declare
      former subscription_tier := case when tg_op <> 'INSERT' then paid_tier(old) end;
      present subscription_tier := case when tg_op <> 'DELETE' then paid_tier(new) end;
    begin
      perform from accounts
      where id = case when tg_op = 'DELETE' then old.account_id else new.account_id end and is_active
      for no key update;
      if found then perform count_subscription(former, present); end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger record_subscription_change after insert or delete or update on subscriptions
    for each row execute function record_subscription_change()`.execute(db);
  await sql`
    create function record_paying_account() returns trigger language plpgsql as $$
    declare
      tier subscription_tier := (select paid_tier(subscriptions) from subscriptions where account_id = new.id);
    begin
      perform count_subscription(case when old.is_active then tier end, case when new.is_active then tier end);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger record_paying_account after update of is_active on accounts
    for each row execute function record_paying_account()`.execute(db);
  // While the account is still there: its row says whether the subscription counted.
  await sql`
    create function end_subscription() returns trigger language plpgsql as $$
    begin
      delete from subscriptions where account_id = old.id;
      return old;
    end $$`.execute(db);
  await sql`
    create trigger end_subscription before delete on accounts
    for each row execute function end_subscription()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger end_subscription on accounts`.execute(db);
  await sql`drop trigger record_paying_account on accounts`.execute(db);
  await sql`drop trigger record_subscription_change on subscriptions`.execute(db);
  await sql`drop function end_subscription, record_paying_account, record_subscription_change, count_subscription`.execute(
    db,
  );
  await sql`drop function paid_tier`.execute(db);
  await sql`
    alter table accounts add column subscription_tier subscription_tier not null default 'free',
      add column stripe_customer_id text`.execute(db);
  await sql`
    update accounts set subscription_tier = granted_tier, stripe_customer_id = subscriptions.stripe_customer_id
    from subscriptions where account_id = accounts.id`.execute(db);
  await sql`drop table subscriptions`.execute(db);

  await sql`
    create function paid_tier(account accounts) returns subscription_tier language sql immutable as $$
      select account.subscription_tier
      where account.stripe_customer_id is not null and account.is_active and account.subscription_tier <> 'free'
    $$`.execute(db);
  await sql`
    create function record_subscription_change() returns trigger language plpgsql as $$
    declare
      former subscription_tier := case when tg_op <> 'INSERT' then paid_tier(old) end;
      present subscription_tier := case when tg_op <> 'DELETE' then paid_tier(new) end;
    begin
      if former is distinct from present then
        insert into subscription_changes (tier, change)
        select tier, change from (values (former, -1), (present, 1)) as changes (tier, change)
        where tier is not null;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger record_subscription_change
    after insert or delete or update of subscription_tier, stripe_customer_id, is_active on accounts
    for each row execute function record_subscription_change()`.execute(db);
}
