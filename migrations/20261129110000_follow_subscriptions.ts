import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The order of states follows from when each was asked for, not from a time that the provider names.
  await sql`
    alter table subscriptions drop column provider_changed_at,
      -- Counts the writes: a state that was asked for before the last one is asked for anew.
      add column version integer not null default 0,
      add column has_had_trial boolean not null default false,
      -- When the provider is asked again without an event.
      add column check_due_at timestamptz(3) not null default now()`.execute(db);
  await sql`
    create index subscriptions_check_due on subscriptions (check_due_at) where stripe_customer_id is not null`.execute(
    db,
  );
  // The events of the provider that were acted upon, so that none is twice.
  await sql`
    create table payment_events (
      id text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      type text not null,
      received_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index payment_events_account_id on payment_events (account_id)`.execute(db);
  await sql`create index payment_events_received_at on payment_events (received_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table payment_events`.execute(db);
  await sql`drop index subscriptions_check_due`.execute(db);
  await sql`
    alter table subscriptions drop column version, drop column has_had_trial, drop column check_due_at,
      add column provider_changed_at timestamptz(3)`.execute(db);
}
