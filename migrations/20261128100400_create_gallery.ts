import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createGallery(db);

  await sql`
    create table portraits (
      id uuid primary key references images (id),
      profile_id uuid not null references profiles (id) on delete cascade,
      alt text not null default '',
      created_at timestamptz(3) not null default now(),
      deleted_at timestamptz(3)
    );
    create index portraits_profile_id on portraits (profile_id);
    -- A profile shows one portrait; the one before it may come back for a while.
    create unique index portraits_in_place on portraits (profile_id) where deleted_at is null;
    create index portraits_removed on portraits (deleted_at) where deleted_at is not null`.execute(db);
  await sql`select watch_profile_content('portraits')`.execute(db);

  await sql`
    create function mark_shown_image() returns trigger language plpgsql as $$
    begin
      update images set was_shown = true where id = new.image_id and not was_shown;
      return null;
    end $$;
    create trigger mark_shown_image after insert or update on gallery
    for each row when (new.image_id is not null) execute function mark_shown_image();

    create function mark_portrait_image() returns trigger language plpgsql as $$
    begin
      update images set was_shown = true where id = new.id and not was_shown;
      return null;
    end $$;
    create trigger mark_shown_image after insert on portraits
    for each row execute function mark_portrait_image()`.execute(db);
}

/** A section, limited by plans like those without files. */
async function createGallery(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type gallery_category as enum (
      'personal', 'work', 'education', 'achievements', 'travel', 'portfolio');
    create table gallery (
      image_url text not null,
      caption text not null default '',
      category gallery_category not null default 'personal',
      metadata jsonb not null default '{}',
      image_id uuid not null references images (id),
      width integer not null,
      height integer not null,
      size integer not null,
      placeholder text not null
    );
    create index gallery_image_id on gallery (image_id)`.execute(db);
  await sql`select add_section_columns('gallery')`.execute(db);
  await sql`alter table gallery add column needs_room boolean not null default false`.execute(db);

  // A write of the metadata names some of it and leaves the rest as it is.
  await sql`
    create function complete_gallery_entry() returns trigger language plpgsql as $$
    declare
      nothing constant jsonb := '{"tags": [], "date": null, "favorite": false, "portfolio": false}';
    begin
      new.metadata := case tg_op when 'UPDATE' then old.metadata else nothing end || new.metadata;
      if tg_op = 'INSERT' or new.image_url <> old.image_url then
        select id, width, height, size, placeholder
        into new.image_id, new.width, new.height, new.size, new.placeholder
        from images
        where profile_id = new.profile_id and '/api/files/' || id = new.image_url;
        if not found then
          raise foreign_key_violation using message = 'The profile stores no such image.';
        end if;
      end if;
      return new;
    end $$;
    create trigger complete_entry before insert or update on gallery
    for each row execute function complete_gallery_entry()`.execute(db);
}
