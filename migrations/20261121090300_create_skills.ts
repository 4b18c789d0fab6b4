import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What every section's table has, its own columns aside, stands here once.
  await sql`
    create function add_section_columns(section regclass) returns void language plpgsql as $$
    begin
      execute format(
        'alter table %1$s
           add column id uuid primary key,
           add column profile_id uuid not null references profiles (id) on delete cascade,
           add column sort_order integer not null,
           add column is_public boolean not null default true,
           add column created_at timestamptz(3) not null default now(),
           add column updated_at timestamptz(3) not null default now(),
           add column deleted_at timestamptz(3)', section);
      execute format('create index on %s (profile_id, sort_order, id)', section);
      execute format('create index on %s (deleted_at) where deleted_at is not null', section);
      perform watch_profile_content(section);
    end $$`.execute(db);

  // Every table with a mark of removal is a section's.
  await sql`
    create function purge_removed_items(kept_for interval) returns void language plpgsql as $$
    declare
      section text;
    begin
      for section in
        select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = 'deleted_at'
      loop
        execute format('delete from %I where deleted_at < now() - $1', section) using kept_for;
      end loop;
    end $$`.execute(db);

  await sql`
    create type skill_category as enum (
      'Product Management', 'Project Management', 'Analytics', 'Technical Skills',
      'Design & UX', 'Soft Skills', 'Tools & Platforms', 'Other')`.execute(db);
  await sql`create type proficiency as enum ('Beginner', 'Intermediate', 'Advanced', 'Expert')`.execute(db);
  await sql`
    create table skills (
      name text not null,
      category skill_category not null,
      proficiency proficiency not null,
      years_of_experience integer check (years_of_experience between 0 and 50),
      is_highlighted boolean not null default false,
      description text,
      certifications jsonb not null default '[]',
      projects jsonb not null default '[]'
    )`.execute(db);
  await sql`select add_section_columns('skills')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('skills').execute();
  await sql`drop type proficiency`.execute(db);
  await sql`drop type skill_category`.execute(db);
  await sql`drop function purge_removed_items, add_section_columns`.execute(db);
}
