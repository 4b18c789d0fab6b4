import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table portraits (
      id uuid primary key references images (id),
      profile_id uuid not null references profiles (id) on delete cascade,
      alt text not null default '',
      created_at timestamptz(3) not null default now(),
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`create index portraits_profile_id on portraits (profile_id)`.execute(db);
  // A profile shows one portrait; the one before it may come back for a while.
  await sql`create unique index portraits_in_place on portraits (profile_id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index portraits_removed on portraits (deleted_at) where deleted_at is not null`.execute(
    db,
  );
  await sql`select watch_profile_content('portraits')`.execute(db);
  await sql`
    create function mark_portrait_image() returns trigger language plpgsql as $$
    begin
      update images set was_shown = true where id = new.id and not was_shown;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger mark_shown_image after insert on portraits
    for each row execute function mark_portrait_image()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('portraits').execute();
  await sql`drop function mark_portrait_image`.execute(db);
}
