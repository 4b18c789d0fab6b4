import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // An image that an entry has shown waits for no entry any more: once the last one is gone, it can go as well.
  await sql`alter table images add column was_shown boolean not null default false`.execute(db);
  await sql`
    update images set was_shown = true
    where exists (select from gallery where gallery.image_id = images.id)`.execute(db);
  await sql`
    create function mark_shown_image() returns trigger language plpgsql as $$
    begin
      update images set was_shown = true where id = new.image_id and not was_shown;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger mark_shown_image after insert or update on gallery
    for each row when (new.image_id is not null) execute function mark_shown_image()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger mark_shown_image on gallery`.execute(db);
  await sql`drop function mark_shown_image`.execute(db);
  await sql`alter table images drop column was_shown`.execute(db);
}
