import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Every file that the store may have, from before it is there until after it is gone; sizes in bytes.
  await sql`
    create type file_state as enum ('arriving', 'kept', 'removed');
    create table stored_files (
      key text primary key,
      account_id uuid references accounts (id) on delete set null,
      size bigint not null,
      state file_state not null default 'arriving',
      changed_at timestamptz(3) not null default now(),
      -- What was removed and may come back is kept, but takes up none of its owner's storage.
      is_set_aside boolean not null default false
    );
    create index stored_files_account_id on stored_files (account_id, state) include (size);
    -- In the order in which a file store lists its keys.
    create index stored_files_in_order on stored_files (key collate "C");
    create index stored_files_kept on stored_files (changed_at) include (size) where state = 'kept';
    create index stored_files_unkept on stored_files (changed_at) where state <> 'kept'`.execute(db);

  await createCvs(db);
  await createVideos(db);
  await createImages(db);
  await trackFiles(db);
  await setFilesAside(db);
}

async function createCvs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cvs (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      filename text not null,
      content_type text not null,
      size integer not null,
      file_key text not null,
      sha256 text not null,
      uploaded_at timestamptz(3) not null default clock_timestamp(),
      is_public boolean not null default false,
      -- It was offered to everyone before its owner could decide, and is private until they do.
      was_withdrawn boolean not null default false,
      -- The CV that was chosen last is the current one.
      chosen_at timestamptz(3) not null default clock_timestamp(),
      deleted_at timestamptz(3)
    );
    create index cvs_in_order on cvs (profile_id, chosen_at desc, id desc);
    create index cvs_removed on cvs (deleted_at) where deleted_at is not null;
    create index cvs_file_key on cvs (file_key);

    create table cv_imports (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      changes jsonb not null,
      created_at timestamptz(3) not null default clock_timestamp()
    );
    create index cv_imports_profile_id on cv_imports (profile_id);
    create index cv_imports_created_at on cv_imports (created_at)`.execute(db);
  await sql`select watch_profile_content('cvs')`.execute(db);
}

async function createVideos(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type video_preparation as enum ('pending', 'ready', 'failed', 'unavailable');
    create table videos (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      filename text not null,
      content_type text not null,
      size integer not null,
      file_key text not null,
      sha256 text not null,
      uploaded_at timestamptz(3) not null default clock_timestamp(),
      -- Null for videos that were stored before these were measured.
      duration_ms integer,
      width integer,
      height integer,
      -- How far the fallback and the poster have come.
      preparation video_preparation not null default 'unavailable',
      deleted_at timestamptz(3)
    );
    create index videos_profile_id on videos (profile_id);
    -- A profile shows one video; the one before it may come back for a while.
    create unique index videos_in_place on videos (profile_id) where deleted_at is null;
    create index videos_removed on videos (deleted_at) where deleted_at is not null;
    create index videos_file_key on videos (file_key);

    create type video_rendition_kind as enum ('fallback', 'poster');
    create table video_renditions (
      video_id uuid not null references videos (id) on delete cascade,
      kind video_rendition_kind not null,
      file_key text not null,
      content_type text not null,
      width integer not null,
      height integer not null,
      size integer not null,
      sha256 text not null,
      primary key (video_id, kind)
    );
    create index video_renditions_file_key on video_renditions (file_key);

    create table video_captions (
      video_id uuid primary key references videos (id) on delete cascade,
      profile_id uuid not null references profiles (id) on delete cascade,
      language text not null,
      label text not null,
      content text not null,
      updated_at timestamptz(3) not null default clock_timestamp()
    );
    create index video_captions_profile_id on video_captions (profile_id)`.execute(db);
  await sql`select watch_profile_content('videos'), watch_profile_content('video_captions')`.execute(db);
}

/** An image that is stored, in the sizes in which it is served; sizes of files in bytes. */
async function createImages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table images (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      width integer not null,
      height integer not null,
      size integer not null,
      placeholder text not null,
      created_at timestamptz(3) not null default now(),
      -- One that was shown waits for nothing any more: once the last that shows it is gone, it can go as well.
      was_shown boolean not null default false
    );
    create index images_profile_id on images (profile_id);

    create table image_variants (
      image_id uuid not null references images (id) on delete cascade,
      width integer not null,
      height integer not null,
      size integer not null,
      file_key text not null,
      primary key (image_id, width)
    );
    create index image_variants_file_key on image_variants (file_key)`.execute(db);
}

/**
 * A file may be named by several rows of one account, as copies of a profile name the files of their origin. It is kept
 * as long as one does, and set aside while all that name it are removed, or their profiles are.
 */
async function trackFiles(db: Kysely<unknown>): Promise<void> {
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
    $$;

    -- Files are locked in the order of their keys, so that no two writes wait for each other. A file that stays as it
    -- is is not written: what a transaction has written is what it has added to the storage.
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
    end $$;

    create function track_file() returns trigger language plpgsql as $$
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
    end $$;

    -- For each table with a file_key.
    create function bind_files(content regclass) returns void language plpgsql as $$
    begin
      execute format('alter table %s add foreign key (file_key) references stored_files (key)', content);
      execute format(
        'create trigger track_file after insert or delete or update of file_key on %s
         for each row execute function track_file()', content);
    end $$`.execute(db);
  for (const table of ['cvs', 'videos', 'video_renditions', 'image_variants']) {
    await sql`select bind_files(${table}::regclass)`.execute(db);
  }
}

/** The files of what is removed are set aside with it, and come back with it. */
async function setFilesAside(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function set_file_aside() returns trigger language plpgsql as $$
    begin
      perform settle_files(array[new.file_key]);
      return null;
    end $$;
    create trigger set_file_aside after update of deleted_at on cvs
    for each row execute function set_file_aside();
    create trigger set_file_aside after update of deleted_at on videos
    for each row execute function set_file_aside();

    create function set_renditions_aside() returns trigger language plpgsql as $$
    begin
      perform settle_files(array(select file_key from video_renditions where video_id = new.id));
      return null;
    end $$;
    create trigger set_renditions_aside after update of deleted_at on videos
    for each row execute function set_renditions_aside();

    create function set_files_of_profile_aside() returns trigger language plpgsql as $$
    begin
      perform settle_files(array(select distinct file_key from file_uses() as used where used.profile_id = new.id));
      return null;
    end $$;
    create trigger set_files_aside after update of removed_at on profiles
    for each row execute function set_files_of_profile_aside()`.execute(db);
}
