import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table videos
      add column deleted_at timestamptz(3),
      drop constraint videos_profile_id_key`.execute(db);
  await sql`create index videos_profile_id on videos (profile_id)`.execute(db);
  // A profile shows one video; the one before it may come back for a while.
  await sql`create unique index videos_in_place on videos (profile_id) where deleted_at is null`.execute(db);
  await sql`create index videos_removed on videos (deleted_at) where deleted_at is not null`.execute(db);
  await sql`
    create trigger set_file_aside after update of deleted_at on videos
    for each row execute function set_file_aside()`.execute(db);
  await sql`
    create function set_renditions_aside() returns trigger language plpgsql as $$
    begin
      update stored_files set is_set_aside = new.deleted_at is not null
      where key in (select file_key from video_renditions where video_id = new.id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger set_renditions_aside after update of deleted_at on videos
    for each row execute function set_renditions_aside()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from videos where deleted_at is not null`.execute(db);
  await sql`drop trigger set_file_aside on videos`.execute(db);
  await sql`drop trigger set_renditions_aside on videos`.execute(db);
  await sql`drop function set_renditions_aside`.execute(db);
  await sql`drop index videos_profile_id, videos_in_place`.execute(db);
  await sql`alter table videos drop column deleted_at, add unique (profile_id)`.execute(db);
}
