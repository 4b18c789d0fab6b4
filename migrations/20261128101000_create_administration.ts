import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row, which is always there.
  await sql`
    create type registration_mode as enum ('open', 'invitation', 'closed');
    create table settings (
      is_only_row boolean primary key default true check (is_only_row),
      registration registration_mode not null default 'open',
      is_maintenance_on boolean not null default false,
      maintenance_message text not null default '',
      updated_at timestamptz(3) not null default now()
    );
    insert into settings default values`.execute(db);

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
    );
    create unique index invitations_one_pending on invitations (canonical_email)
    where used_at is null and withdrawn_at is null;
    create index invitations_newest on invitations (created_at desc, id desc);
    create index invitations_invited_by on invitations (invited_by);
    create index invitations_used_by on invitations (used_by)`.execute(db);

  await createAuditLog(db);

  await sql`
    -- Keys that every process of a deployment must share.
    create table server_secrets (
      name text primary key,
      secret bytea not null,
      created_at timestamptz(3) not null default now()
    );

    -- The columns' names and types are those that rate-limiter-flexible asks for.
    create table request_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index request_limits_expire on request_limits (expire);

    -- Minutes are counted from midnight UTC. Of each minute one process is counted, whichever says so first.
    create table status_days (
      day date primary key,
      first_minute integer not null check (first_minute between 0 and 1439),
      last_minute integer not null check (last_minute between first_minute and 1439),
      answered integer not null check (answered between 1 and last_minute - first_minute + 1),
      impaired integer not null check (impaired between 0 and answered)
    )`.execute(db);
}

async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id uuid primary key,
      at timestamptz(3) not null default clock_timestamp(),
      event text not null,
      account_id uuid references accounts (id) on delete cascade,
      actor_id uuid references accounts (id) on delete set null,
      network text not null default '',
      details jsonb not null default '{}'
    );
    create index audit_log_newest on audit_log (at desc, id desc);
    create index audit_log_event on audit_log (event, at desc, id desc);
    create index audit_log_account on audit_log (account_id, at desc, id desc);
    -- What comes often is written down once in a while, so the latest of somebody's events is looked for each time.
    create index audit_log_actor on audit_log (actor_id, at desc)`.execute(db);

  // Rows are added and never changed. They go with their account alone, whose row is gone already by then.
  await sql`
    create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.account_id is not null
        and not exists (select from accounts where id = old.account_id) then
        return old;
      end if;
      if tg_op = 'UPDATE' and new.actor_id is null
        and not exists (select from accounts where id = old.actor_id)
        and (new.id, new.at, new.event, new.network, new.details) = (old.id, old.at, old.event, old.network, old.details)
        and new.account_id is not distinct from old.account_id then
        return new;
      end if;
      raise exception 'The audit log is only ever added to.';
    end $$;
    create trigger keep_rows before update or delete on audit_log
    for each row execute function keep_audit_log();
    create trigger keep_table before truncate on audit_log
    for each statement execute function keep_audit_log()`.execute(db);
}
