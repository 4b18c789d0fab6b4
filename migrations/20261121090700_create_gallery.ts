import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // An image that is stored, in the sizes in which it is served; sizes of files in bytes.
  await sql`
    create table images (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      width integer not null,
      height integer not null,
      size integer not null,
      placeholder text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index images_profile_id on images (profile_id)`.execute(db);
  await sql`
    create table image_variants (
      image_id uuid not null references images (id) on delete cascade,
      width integer not null,
      height integer not null,
      size integer not null,
      file_key text not null unique,
      primary key (image_id, width)
    )`.execute(db);

  await sql`
    create type gallery_category as enum (
      'personal', 'work', 'education', 'achievements', 'travel', 'portfolio')`.execute(db);
  await sql`
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
    )`.execute(db);
  await sql`select add_section_columns('gallery')`.execute(db);
  await sql`create index gallery_image_id on gallery (image_id)`.execute(db);

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
    end $$`.execute(db);
  await sql`
    create trigger complete_entry before insert or update on gallery
    for each row execute function complete_gallery_entry()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table gallery`.execute(db);
  await sql`drop function complete_gallery_entry`.execute(db);
  await sql`drop type gallery_category`.execute(db);
  await sql`drop table image_variants, images`.execute(db);
}
