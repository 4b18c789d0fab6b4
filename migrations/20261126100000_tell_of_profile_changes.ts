import { type Kysely, sql } from 'kysely';

/**
 * Every change that a stranger could notice is told on the channel `profile_changes`, with the profile's id, as soon as
 * it is committed. What a page shows comes through an update of its profile, as that is what raises its version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  // The two that decide whether an account's profiles are open, see isOpenProfile.
  await sql`
    create trigger tell_of_change after update of is_active, deletion_due_at on accounts
    for each row execute function tell_of_account_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger tell_of_change on accounts`.execute(db);
  await sql`drop trigger tell_of_change on profiles`.execute(db);
  await sql`drop function tell_of_account_change, tell_of_profile_change`.execute(db);
}
