import { type Kysely, sql } from 'kysely';

const tables = ['cvs', 'videos', 'video_renditions', 'image_variants'];

/**
 * A file may be named by several rows of one account, as copies of a profile name the files of their origin. It is kept
 * as long as one does, and set aside while all that name it are removed, or their profiles are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_file_key_key`)}`.execute(
      db,
    );
    await sql`create index ${sql.ref(`${table}_file_key`)} on ${sql.table(table)} (file_key)`.execute(db);
  }

  await sql`
    create function file_uses() returns table (file_key text, profile_id uuid, is_removed boolean)
    language sql stable as $$
      select used.file_key, profiles.id, used.is_removed or profiles.removed_at is not null
      from (
        select file_key, profile_id, deleted_at is not null as is_removed from cvs
        union all select file_key, profile_id, deleted_at is not null from videos
        union all
        select rendition.file_key, profile_id, deleted_at is not null
        from video_renditions rendition join videos on videos.id = video_id
        union all
        select variant.file_key, profile_id, false
        from image_variants variant join images on images.id = image_id
      ) as used
      join profiles on profiles.id = used.profile_id
    $$`.execute(db);

  // Files are locked in the order of their keys, so that no two writes wait for each other. A file that stays as it is
  // is not written: what a transaction has written is what it has added to the storage.
  await sql`
    create function settle_files(keys text[]) returns void language plpgsql as $$
    begin
      perform from stored_files where key = any (keys) order by key for update;
      update stored_files set
        state = case when is_used then state else 'removed' end,
        changed_at = case when is_used then changed_at else now() end,
        is_set_aside = not is_shown
      from (
        select named.key,
          exists (select from file_uses() as used where used.file_key = named.key) as is_used,
          exists (select from file_uses() as used where used.file_key = named.key and not used.is_removed) as is_shown
        from unnest(keys) as named (key)
      ) as found
      where stored_files.key = found.key and state = 'kept' and (not is_used or is_set_aside = is_shown);
    end $$`.execute(db);

  await sql`
    create or replace function track_file() returns trigger language plpgsql as $$
    begin
      if old.file_key is not distinct from new.file_key then
        return null;
      end if;
      if new.file_key is not null then
        update stored_files set state = 'kept', changed_at = now()
        where key = new.file_key and state = 'arriving';
        if not found then
          perform from stored_files where key = new.file_key and state = 'kept' for update;
          if not found then
            raise foreign_key_violation using message = 'The file has not been stored for this row.';
          end if;
          perform settle_files(array[new.file_key]);
        end if;
      end if;
      if old.file_key is not null then
        perform settle_files(array[old.file_key]);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function set_file_aside() returns trigger language plpgsql as $$
    begin
      perform settle_files(array[new.file_key]);
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function set_renditions_aside() returns trigger language plpgsql as $$
    begin
      perform settle_files(array(select file_key from video_renditions where video_id = new.id));
      return null;
    end $$`.execute(db);
  await sql`
    create function set_files_of_profile_aside() returns trigger language plpgsql as $$
    begin
      perform settle_files(array(select distinct file_key from file_uses() as used where used.profile_id = new.id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger set_files_aside after update of removed_at on profiles
    for each row execute function set_files_of_profile_aside()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from profiles where copied_at is not null`.execute(db);
  await sql`drop trigger set_files_aside on profiles`.execute(db);
  await sql`
    create or replace function track_file() returns trigger language plpgsql as $$
    begin
      if old.file_key is not distinct from new.file_key then
        return null;
      end if;
      update stored_files set state = 'removed', changed_at = now() where key = old.file_key;
      if new.file_key is not null then
        update stored_files set state = 'kept', changed_at = now()
        where key = new.file_key and state = 'arriving';
        if not found then
          raise foreign_key_violation using message = 'The file has not been stored for this row.';
        end if;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function set_file_aside() returns trigger language plpgsql as $$
    begin
      update stored_files set is_set_aside = new.deleted_at is not null where key = new.file_key;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function set_renditions_aside() returns trigger language plpgsql as $$
    begin
      update stored_files set is_set_aside = new.deleted_at is not null
      where key in (select file_key from video_renditions where video_id = new.id);
      return null;
    end $$`.execute(db);
  await sql`drop function set_files_of_profile_aside, settle_files, file_uses`.execute(db);
  for (const table of tables) {
    await sql`drop index ${sql.ref(`${table}_file_key`)}`.execute(db);
    await sql`alter table ${sql.table(table)} add unique (file_key)`.execute(db);
  }
}
