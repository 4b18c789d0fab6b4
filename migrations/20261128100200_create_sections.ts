import { type Kysely, sql } from 'kysely';

const tables = [
  'facts',
  'skills',
  'work_experience',
  'education',
  'certifications',
  'contacts',
  'addresses',
  'testimonials',
];

/** The gallery, which has files, is limited as well. */
const limitedByPlans = ['facts', 'skills', 'work_experience', 'education', 'testimonials'];

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
    end $$;

    -- What was removed may come back for a while, in every table with a mark of removal.
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

  await createCareer(db);
  await createSkills(db);
  await createOthers(db);
  for (const table of tables) await sql`select add_section_columns(${table}::regclass)`.execute(db);

  // The specification calls the place of a fact its order, and holds it as a string.
  await sql`
    alter table facts add column "order" text not null generated always as (sort_order::text) stored`.execute(
    db,
  );
  // Whether something was added since the item was removed, so that bringing it back is an addition too.
  for (const table of limitedByPlans) {
    await sql`alter table ${sql.table(table)} add column needs_room boolean not null default false`.execute(
      db,
    );
  }
  await keepOnePrimary(db);
}

/** Dates of a period are text: a month alone is kept as it was given. */
async function createCareer(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type employment_type as enum (
      'Full-time', 'Part-time', 'Contract', 'Freelance', 'Internship', 'Consulting');
    create type company_size as enum (
      'Startup (1-50)', 'SME (51-500)', 'Enterprise (500+)', 'Non-profit', 'Government');
    create type industry as enum (
      'Technology', 'Healthcare', 'Finance', 'Education', 'E-commerce', 'Manufacturing',
      'Consulting', 'Media', 'Real Estate', 'Other');
    create table work_experience (
      company text not null,
      position text not null,
      location text,
      start_date text not null,
      end_date text,
      is_current boolean not null default false,
      description text,
      achievements jsonb not null default '[]',
      technologies jsonb not null default '[]',
      industry industry,
      company_size company_size,
      employment_type employment_type,
      check (not (is_current and end_date is not null))
    );

    create type degree as enum (
      'Bachelor''s Degree', 'Master''s Degree', 'PhD', 'Associate''s Degree', 'High School Diploma',
      'Certificate Program', 'Online Course', 'Bootcamp');
    create table education (
      institution text not null,
      degree degree not null,
      field_of_study text not null,
      location text,
      start_date text not null,
      end_date text,
      is_current boolean not null default false,
      gpa text,
      honors text,
      description text,
      activities jsonb not null default '[]',
      relevant_coursework jsonb not null default '[]',
      achievements jsonb not null default '[]',
      check (not (is_current and end_date is not null))
    )`.execute(db);
}

async function createSkills(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type skill_category as enum (
      'Product Management', 'Project Management', 'Analytics', 'Technical Skills',
      'Design & UX', 'Soft Skills', 'Tools & Platforms', 'Other');
    create type proficiency as enum ('Beginner', 'Intermediate', 'Advanced', 'Expert');
    create table skills (
      name text not null,
      category skill_category not null,
      proficiency proficiency not null,
      years_of_experience integer check (years_of_experience between 0 and 50),
      is_highlighted boolean not null default false,
      description text,
      certifications jsonb not null default '[]',
      projects jsonb not null default '[]'
    );

    create type certification_category as enum (
      'Technical', 'Professional', 'Academic', 'Industry', 'Vendor', 'Government');
    create table certifications (
      name text not null,
      issuer text not null,
      issue_date text not null,
      expiry_date text,
      credential_id text,
      credential_url text,
      category certification_category not null,
      level proficiency,
      description text,
      skills jsonb not null default '[]',
      is_verified boolean not null default false,
      is_highlighted boolean not null default false
    )`.execute(db);
}

async function createOthers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table facts (fact text not null, emoji text not null default '');

    create type contact_type as enum ('email', 'phone', 'website', 'social');
    create table contacts (
      type contact_type not null,
      label text not null,
      value text not null,
      is_primary boolean not null default false,
      description text
    );

    create type address_type as enum ('home', 'work', 'other');
    create table addresses (
      type address_type not null,
      label text not null,
      street text not null,
      city text not null,
      state text not null,
      postal_code text not null,
      country text not null default 'United Kingdom',
      is_primary boolean not null default false,
      description text
    );

    create table testimonials (
      name text not null,
      role text not null,
      company text not null,
      content text not null,
      rating integer not null default 5 check (rating between 1 and 5),
      date date not null default current_date,
      location text
    )`.execute(db);
}

/** The database keeps one primary entry of a type: a new one takes the mark from the one before it. */
async function keepOnePrimary(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_one_primary() returns trigger language plpgsql as $$
    begin
      if new.is_primary and new.deleted_at is null then
        execute format(
          'update %I set is_primary = false, updated_at = greatest(clock_timestamp(), updated_at + interval ''1 ms'')
           where profile_id = $1 and type = $2 and id <> $3 and is_primary', tg_table_name)
        using new.profile_id, new.type, new.id;
      end if;
      return new;
    end $$`.execute(db);
  for (const table of ['contacts', 'addresses']) {
    await sql`
      create trigger keep_one_primary before insert or update on ${sql.table(table)}
      for each row when (new.is_primary) execute function keep_one_primary();
      create unique index ${sql.ref(`${table}_one_primary`)} on ${sql.table(table)} (profile_id, type)
      where is_primary and deleted_at is null`.execute(db);
  }
}
