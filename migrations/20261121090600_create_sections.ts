import { type Kysely, sql } from 'kysely';

const tables = [
  'facts',
  'work_experience',
  'education',
  'certifications',
  'contacts',
  'addresses',
  'testimonials',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table facts (fact text not null, emoji text not null default '')`.execute(db);

  await sql`
    create type employment_type as enum (
      'Full-time', 'Part-time', 'Contract', 'Freelance', 'Internship', 'Consulting')`.execute(db);
  await sql`
    create type company_size as enum (
      'Startup (1-50)', 'SME (51-500)', 'Enterprise (500+)', 'Non-profit', 'Government')`.execute(db);
  await sql`
    create type industry as enum (
      'Technology', 'Healthcare', 'Finance', 'Education', 'E-commerce', 'Manufacturing',
      'Consulting', 'Media', 'Real Estate', 'Other')`.execute(db);
  // Dates of a period are text: a month alone is kept as it was given.
  await sql`
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
    )`.execute(db);

  await sql`
    create type degree as enum (
      'Bachelor''s Degree', 'Master''s Degree', 'PhD', 'Associate''s Degree', 'High School Diploma',
      'Certificate Program', 'Online Course', 'Bootcamp')`.execute(db);
  await sql`
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

  await sql`
    create type certification_category as enum (
      'Technical', 'Professional', 'Academic', 'Industry', 'Vendor', 'Government')`.execute(db);
  await sql`
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

  await sql`create type contact_type as enum ('email', 'phone', 'website', 'social')`.execute(db);
  await sql`
    create table contacts (
      type contact_type not null,
      label text not null,
      value text not null,
      is_primary boolean not null default false,
      description text
    )`.execute(db);

  await sql`create type address_type as enum ('home', 'work', 'other')`.execute(db);
  await sql`
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
    )`.execute(db);

  await sql`
    create table testimonials (
      name text not null,
      role text not null,
      company text not null,
      content text not null,
      rating integer not null default 5 check (rating between 1 and 5),
      date date not null default current_date,
      location text
    )`.execute(db);

  for (const table of tables) await sql`select add_section_columns(${table}::regclass)`.execute(db);

  // The specification calls the place of a fact its order, and holds it as a string.
  await sql`
    alter table facts add column "order" text not null generated always as (sort_order::text) stored`.execute(
    db,
  );

  await keepOnePrimary(db);
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
      for each row when (new.is_primary) execute function keep_one_primary()`.execute(db);
    await sql`
      create unique index ${sql.ref(`${table}_one_primary`)} on ${sql.table(table)} (profile_id, type)
      where is_primary and deleted_at is null`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables.toReversed()) await db.schema.dropTable(table).execute();
  await sql`drop function keep_one_primary`.execute(db);
  const types = ['address_type', 'contact_type', 'certification_category', 'degree'];
  for (const type of [...types, 'industry', 'company_size', 'employment_type']) {
    await db.schema.dropType(type).execute();
  }
}
