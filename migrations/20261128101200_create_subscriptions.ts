import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row for each account that was ever made known to the payment provider, or given a plan.
  await sql`
    create type subscription_tier as enum ('free', 'pro', 'business');
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
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      -- Counts the writes: a state that was asked for before the last one is asked for anew.
      version integer not null default 0,
      has_had_trial boolean not null default false,
      -- When the provider is asked again without an event.
      check_due_at timestamptz(3) not null default now(),
      -- What the operator gave stands beside what is bought, and is there again when that ends.
      given_tier subscription_tier not null default 'free',
      -- What the account may use now.
      granted_tier subscription_tier not null generated always as (greatest(
        given_tier,
        case when status in ('trialing', 'active', 'past_due') then tier else 'free'::subscription_tier end
      )) stored,
      -- The provider alone reports a state, so only what it has can be bought.
      constraint subscriptions_status_is_reported check (status is null or stripe_subscription_id is not null)
    );
    create index subscriptions_granted on subscriptions (granted_tier) where granted_tier <> 'free';
    create index subscriptions_check_due on subscriptions (check_due_at) where stripe_customer_id is not null;

    -- The events of the provider that were acted upon, so that none is twice.
    create table payment_events (
      id text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      type text not null,
      received_at timestamptz(3) not null default now()
    );
    create index payment_events_account_id on payment_events (account_id);
    create index payment_events_received_at on payment_events (received_at)`.execute(db);

  await recordChanges(db);
}

/** Whatever changes a subscription or its account, the history follows in the same transaction. */
async function recordChanges(db: Kysely<unknown>): Promise<void> {
  // Says nothing of whose subscription it was, so it stays when the account goes, and past revenue with it.
  await sql`
    create table subscription_changes (
      at timestamptz(3) not null default clock_timestamp(),
      tier subscription_tier not null,
      -- How many subscriptions more, or fewer.
      change smallint not null check (change in (1, -1))
    );
    create index subscription_changes_at on subscription_changes (at) include (tier, change);

    -- A trial earns nothing, and neither does a plan that was given without the provider.
    create function paid_tier(subscription subscriptions) returns subscription_tier language sql immutable as $$
      select subscription.tier
      where subscription.stripe_customer_id is not null and subscription.tier <> 'free'
        and subscription.status in ('active', 'past_due')
    $$;
    create function count_subscription(former subscription_tier, present subscription_tier) returns void
    language sql as $$
      insert into subscription_changes (tier, change)
      select tier, change from (values (former, -1), (present, 1)) as changes (tier, change)
      where former is distinct from present and tier is not null
    $$`.execute(db);

  // The account's row is locked, so that neither misses what the other is doing. A change that does not alter what is
  // paid locks no account: whoever locks the account first, and then its subscription, would otherwise wait for a change
  // that waits for them.
  await sql`
    create function record_subscription_change() returns trigger language plpgsql as $$
    declare
      former subscription_tier := case when tg_op <> 'INSERT' then paid_tier(old) end;
      present subscription_tier := case when tg_op <> 'DELETE' then paid_tier(new) end;
    begin
      if former is distinct from present then
        perform from accounts
        where id = case when tg_op = 'DELETE' then old.account_id else new.account_id end and is_active
        for no key update;
        if found then perform count_subscription(former, present); end if;
      end if;
      return null;
    end $$;
    create trigger record_subscription_change after insert or delete or update on subscriptions
    for each row execute function record_subscription_change();

    create function record_paying_account() returns trigger language plpgsql as $$
    declare
      tier subscription_tier := (select paid_tier(subscriptions) from subscriptions where account_id = new.id);
    begin
      perform count_subscription(case when old.is_active then tier end, case when new.is_active then tier end);
      return null;
    end $$;
    create trigger record_paying_account after update of is_active on accounts
    for each row execute function record_paying_account();

    -- While the account is still there: its row says whether the subscription counted.
    create function end_subscription() returns trigger language plpgsql as $$
    begin
      delete from subscriptions where account_id = old.id;
      return old;
    end $$;
    create trigger end_subscription before delete on accounts
    for each row execute function end_subscription()`.execute(db);
}
