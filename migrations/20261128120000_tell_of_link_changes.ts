import { type Kysely, sql } from 'kysely';

/**
 * What decides whether a link leads to its page, and what its reader sees there, is told with the changes of its profile.
 * Opens are not: each one that counts asks the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger tell_of_change on links`.execute(db);
  await sql`drop function tell_of_link_change`.execute(db);
}
