import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type account_token_purpose as enum ('reset-password', 'verify-email')`.execute(db);
  await sql`
    create table account_tokens (
      token_hash bytea primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      purpose account_token_purpose not null,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null default now() + interval '30 minutes'
    )`.execute(db);
  await sql`create index account_tokens_account_id on account_tokens (account_id)`.execute(db);
  await sql`create index account_tokens_expires_at on account_tokens (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table account_tokens`.execute(db);
  await sql`drop type account_token_purpose`.execute(db);
}
