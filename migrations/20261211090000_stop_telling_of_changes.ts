import { type Kysely, sql } from 'kysely';

/** Nobody listens any more: each process asks for the version of a page. What raises the version stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger tell_of_change on profiles`.execute(db);
  await sql`drop trigger tell_of_change on accounts`.execute(db);
  await sql`drop trigger tell_of_change on links`.execute(db);
  await sql`drop trigger tell_of_slug_of_domains on profiles`.execute(db);
  await sql`drop trigger tell_of_change on domains`.execute(db);
  await sql`drop trigger tell_of_removal on domains`.execute(db);
  await sql`
    drop function tell_of_profile_change, tell_of_account_change, tell_of_link_change, tell_of_slug_of_domains,
      tell_of_domain_change`.execute(db);
  // The page names its host.
  await sql`
    create function raise_version_of_domain() returns trigger language plpgsql as $$
    begin
      update profiles set public_version = public_version where id = old.profile_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger raise_version_on_update after update of verified_at, leads_here on domains
    for each row when (old.verified_at is distinct from new.verified_at or old.leads_here <> new.leads_here)
    execute function raise_version_of_domain()`.execute(db);
  await sql`
    create trigger raise_version_on_delete after delete on domains
    for each row when (old.verified_at is not null) execute function raise_version_of_domain()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger raise_version_on_delete on domains`.execute(db);
  await sql`drop trigger raise_version_on_update on domains`.execute(db);
  await sql`drop function raise_version_of_domain`.execute(db);
  await sql`
    create function tell_of_profile_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('profile_changes', old.id::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_of_change after update or delete on profiles
    for each row execute function tell_of_profile_change()`.execute(db);
  await sql`
    create function tell_of_account_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('profile_changes', id::text) from profiles where account_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_of_change after update of is_active, deletion_due_at on accounts
    for each row execute function tell_of_account_change()`.execute(db);
  await sql`
    create function tell_of_link_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('profile_changes', old.profile_id::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_of_change after delete
      or update of expires_at, max_opens, passcode_hash, note, hidden_sections, section_order, revoked_at on links
    for each row execute function tell_of_link_change()`.execute(db);
  await sql`
    create function tell_of_domain_change() returns trigger language plpgsql as $$
    begin
      update profiles set public_version = public_version where id = old.profile_id;
      perform pg_notify('profile_changes', 'domains');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_of_change after update of verified_at, leads_here on domains
    for each row when (old.verified_at is distinct from new.verified_at or old.leads_here <> new.leads_here)
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
