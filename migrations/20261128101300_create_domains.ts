import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type domain_check as enum ('verified', 'missing', 'different', 'unanswered', 'taken');
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
      -- Whether visitors of the host come here; while that cannot be found out, as it was.
      leads_here boolean not null default false,
      -- When it was last seen to be so.
      led_here_at timestamptz(3),
      unique (profile_id, host)
    );
    -- Several may claim a host; it is of the one who proved it first.
    create unique index domains_verified on domains (host) where verified_at is not null;
    create index domains_host on domains (host);
    create index domains_due on domains (next_check_at) where next_check_at is not null`.execute(db);

  // The page names its host, where it is served and visitors come here.
  await sql`
    create function raise_version_of_domain() returns trigger language plpgsql as $$
    begin
      update profiles set public_version = public_version where id = old.profile_id;
      return null;
    end $$;
    create trigger raise_version_on_update after update of verified_at, leads_here on domains
    for each row when (old.verified_at is distinct from new.verified_at or old.leads_here <> new.leads_here)
    execute function raise_version_of_domain();
    create trigger raise_version_on_delete after delete on domains
    for each row when (old.verified_at is not null) execute function raise_version_of_domain()`.execute(db);
}
