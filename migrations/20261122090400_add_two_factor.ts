import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Without `confirmed_at` it is still being set up. `last_step` is the newest step whose code was used.
  await sql`
    create table two_factors (
      account_id uuid primary key references accounts (id) on delete cascade,
      encrypted_secret bytea not null,
      last_step integer not null default 0,
      created_at timestamptz(3) not null default now(),
      confirmed_at timestamptz(3)
    )`.execute(db);
  await sql`
    create table recovery_codes (
      account_id uuid not null references two_factors (account_id) on delete cascade,
      code_hash bytea not null,
      primary key (account_id, code_hash)
    )`.execute(db);
  // The columns' names and types are those that rate-limiter-flexible asks for.
  await sql`
    create table request_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index request_limits_expire on request_limits (expire)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table request_limits, recovery_codes, two_factors`.execute(db);
}
