import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cvs
      add column is_public boolean not null default false,
      -- It was offered to everyone before its owner could decide, and is private until they do.
      add column was_withdrawn boolean not null default false,
      -- The CV that was chosen last is the current one.
      add column chosen_at timestamptz(3) not null default clock_timestamp(),
      add column deleted_at timestamptz(3)`.execute(db);
  await sql`update cvs set chosen_at = uploaded_at`.execute(db);
  // Nobody was asked whether the current CV is to be public, but for the demo, which belongs to nobody.
  await sql`
    update cvs set is_public = is_demo, was_withdrawn = not is_demo
    from (
      select distinct on (profile_id) cvs.id, is_demo
      from cvs join profiles on profiles.id = profile_id
      order by profile_id, cvs.uploaded_at desc, cvs.id desc
    ) as current where current.id = cvs.id`.execute(db);
  await sql`drop index cvs_newest`.execute(db);
  await sql`create index cvs_in_order on cvs (profile_id, chosen_at desc, id desc)`.execute(db);
  await sql`create index cvs_removed on cvs (deleted_at) where deleted_at is not null`.execute(db);

  // What was removed and may come back is kept, but takes up none of its owner's storage.
  await sql`alter table stored_files add column is_set_aside boolean not null default false`.execute(db);
  await sql`
    create function set_file_aside() returns trigger language plpgsql as $$
    begin
      update stored_files set is_set_aside = new.deleted_at is not null where key = new.file_key;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger set_file_aside after update of deleted_at on cvs
    for each row execute function set_file_aside()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger set_file_aside on cvs`.execute(db);
  await sql`drop function set_file_aside`.execute(db);
  await sql`alter table stored_files drop column is_set_aside`.execute(db);
  await sql`drop index cvs_in_order`.execute(db);
  await sql`
    alter table cvs
      drop column is_public, drop column was_withdrawn, drop column chosen_at, drop column deleted_at`.execute(
    db,
  );
  await sql`create index cvs_newest on cvs (profile_id, uploaded_at desc, id desc)`.execute(db);
}
