import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Says nothing of whose subscription it was, so it stays when the account goes, and past revenue with it.
  await sql`
    create table subscription_changes (
      at timestamptz(3) not null default clock_timestamp(),
      tier subscription_tier not null,
      -- How many subscriptions more, or fewer.
      change smallint not null check (change in (1, -1))
    )`.execute(db);
  await sql`create index subscription_changes_at on subscription_changes (at) include (tier, change)`.execute(
    db,
  );

  await sql`
    create function paid_tier(account accounts) returns subscription_tier language sql immutable as $$
      select account.subscription_tier
      where account.stripe_customer_id is not null and account.is_active and account.subscription_tier <> 'free'
    $$`.execute(db);
  await sql`
    insert into subscription_changes (tier, change)
    select paid_tier(accounts), 1 from accounts where paid_tier(accounts) is not null`.execute(db);

  // Whatever changes an account, the history follows in the same transaction.
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

  // Served the count of paying accounts, which is the sum of their changes now.
  await sql`drop index accounts_paying`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index accounts_paying on accounts (subscription_tier)
    where stripe_customer_id is not null and is_active`.execute(db);
  await sql`drop trigger record_subscription_change on accounts`.execute(db);
  await sql`drop function record_subscription_change`.execute(db);
  await sql`drop function paid_tier`.execute(db);
  await sql`drop table subscription_changes`.execute(db);
}
