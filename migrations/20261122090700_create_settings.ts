import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type registration_mode as enum ('open', 'invitation', 'closed')`.execute(db);
  // One row, which is always there.
  await sql`
    create table settings (
      is_only_row boolean primary key default true check (is_only_row),
      registration registration_mode not null default 'open',
      is_maintenance_on boolean not null default false,
      maintenance_message text not null default '',
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`insert into settings default values`.execute(db);

  // The token is made when the mail is written, so it is not there at first; only its SHA-256 is stored.
  await sql`
    create table invitations (
      id uuid primary key,
      email text not null,
      canonical_email text not null,
      token_hash bytea unique,
      invited_by uuid references accounts (id) on delete set null,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null default now() + interval '7 days',
      used_at timestamptz(3),
      used_by uuid references accounts (id) on delete cascade,
      withdrawn_at timestamptz(3)
    )`.execute(db);
  await sql`
    create unique index invitations_one_pending on invitations (canonical_email)
    where used_at is null and withdrawn_at is null`.execute(db);
  await sql`create index invitations_newest on invitations (created_at desc, id desc)`.execute(db);
  await sql`create index invitations_invited_by on invitations (invited_by)`.execute(db);
  await sql`create index invitations_used_by on invitations (used_by)`.execute(db);

  await sql`create index accounts_newest on accounts (created_at desc, id desc)`.execute(db);
  await sql`
    create index accounts_name on accounts (lower(first_name || ' ' || last_name || ' ' || canonical_email), id)`.execute(
    db,
  );
  await sql`
    create index accounts_paying on accounts (subscription_tier)
    where stripe_customer_id is not null and is_active`.execute(db);
  await sql`
    create index stored_files_kept on stored_files (changed_at) include (size) where state = 'kept'`.execute(
    db,
  );
  await sql`create index audit_log_event on audit_log (event, at desc, id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_event, stored_files_kept, accounts_paying, accounts_name, accounts_newest`.execute(
    db,
  );
  await sql`drop table invitations, settings`.execute(db);
  await sql`drop type registration_mode`.execute(db);
}
