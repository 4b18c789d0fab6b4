import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type account_role as enum ('user', 'admin');
    create table accounts (
      id uuid primary key,
      email text not null,
      canonical_email text not null unique,
      password_hash text not null,
      first_name text not null default '',
      last_name text not null default '',
      company text not null default '',
      role account_role not null default 'user',
      is_active boolean not null default true,
      email_verified boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      current_profile_id uuid,
      -- From the request on until this instant the owner can change their mind; then the account is deleted for good.
      deletion_due_at timestamptz(3)
    );
    create index accounts_newest on accounts (created_at desc, id desc);
    create index accounts_name on accounts (lower(first_name || ' ' || last_name || ' ' || canonical_email), id);
    create index accounts_admins on accounts (id) where role = 'admin';
    create index accounts_deletion_due_at on accounts (deletion_due_at) where deletion_due_at is not null`.execute(
    db,
  );

  await sql`
    create table sessions (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      token_hash bytea not null unique,
      user_agent text not null default '',
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3) not null default now(),
      -- The /24 or /48 network that it was opened from, never the address.
      network text not null default ''
    );
    create index sessions_account_id on sessions (account_id)`.execute(db);

  await sql`
    create type account_token_purpose as enum ('reset-password', 'verify-email');
    create table account_tokens (
      token_hash bytea primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      purpose account_token_purpose not null,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null default now() + interval '30 minutes',
      -- The newest mail's link is the one that works. A mail that is sent twice after a crash may have two tokens.
      mail_id uuid not null default gen_random_uuid()
    );
    create index account_tokens_account_id on account_tokens (account_id);
    create index account_tokens_expires_at on account_tokens (expires_at)`.execute(db);

  // Without `confirmed_at` it is still being set up. `last_step` is the newest step whose code was used.
  await sql`
    create table two_factors (
      account_id uuid primary key references accounts (id) on delete cascade,
      encrypted_secret bytea not null,
      last_step integer not null default 0,
      created_at timestamptz(3) not null default now(),
      confirmed_at timestamptz(3)
    );
    create table recovery_codes (
      account_id uuid not null references two_factors (account_id) on delete cascade,
      code_hash bytea not null,
      primary key (account_id, code_hash)
    )`.execute(db);
}
