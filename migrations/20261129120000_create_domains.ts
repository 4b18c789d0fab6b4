import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type domain_check as enum ('verified', 'missing', 'different', 'unanswered', 'taken')`.execute(db);
  await sql`
    create table domains (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      -- ASCII in lower case, as the DNS has it.
      host text not null,
      -- What the owner publishes in the DNS; public by then, and of no use to anybody else.
      token text not null,
      created_at timestamptz(3) not null default now(),
      -- Since when it is served; null where it is not.
      verified_at timestamptz(3),
      -- When the record was seen last.
      proven_at timestamptz(3),
      -- When it was taken out of service last.
      lost_at timestamptz(3),
      checked_at timestamptz(3),
      check_result domain_check,
      -- Where the host was seen to lead.
      pointing jsonb,
      -- Null where only its owner asks for another check.
      next_check_at timestamptz(3) default now(),
      unique (profile_id, host)
    )`.execute(db);
  // Several may claim a host; it is of the one who proved it first.
  await sql`create unique index domains_verified on domains (host) where verified_at is not null`.execute(db);
  await sql`create index domains_host on domains (host)`.execute(db);
  await sql`create index domains_due on domains (next_check_at) where next_check_at is not null`.execute(db);

  // Which hosts are served is told as one notice, beside those that name a profile; the page names its host too.
  await sql`
    create function tell_of_domain_change() returns trigger language plpgsql as $$
    begin
      update profiles set public_version = public_version where id = old.profile_id;
      perform pg_notify('profile_changes', 'domains');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_of_change after update of verified_at on domains
    for each row when (old.verified_at is distinct from new.verified_at)
    execute function tell_of_domain_change()`.execute(db);
  await sql`
    create trigger tell_of_removal after delete on domains
    for each row when (old.verified_at is not null) execute function tell_of_domain_change()`.execute(db);
  await sql`
    create function tell_of_slug_of_domains() returns trigger language plpgsql as $$
    begin
      if exists (select from domains where profile_id = new.id and verified_at is not null) then
        perform pg_notify('profile_changes', 'domains');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_of_slug_of_domains after update of profile_slug on profiles
    for each row when (old.profile_slug is distinct from new.profile_slug)
    execute function tell_of_slug_of_domains()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger tell_of_slug_of_domains on profiles`.execute(db);
  await sql`drop table domains`.execute(db);
  await sql`drop function tell_of_domain_change, tell_of_slug_of_domains`.execute(db);
  await sql`drop type domain_check`.execute(db);
}
