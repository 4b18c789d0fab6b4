import { type Kysely, sql } from 'kysely';

const tables = ['projects', 'publications', 'languages', 'volunteering', 'awards'];

/** Plain lists. Dates are text: a month alone is kept as it was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table projects (
      name text not null,
      role text,
      url text,
      start_date text,
      end_date text,
      is_current boolean not null default false,
      description text,
      highlights jsonb not null default '[]',
      technologies jsonb not null default '[]',
      check (not (is_current and end_date is not null))
    );

    create table publications (
      title text not null,
      publisher text,
      date text,
      url text,
      authors jsonb not null default '[]',
      description text
    );

    create type language_level as enum ('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Native');
    create table languages (name text not null, level language_level, description text);

    create table volunteering (
      organization text not null,
      position text,
      location text,
      start_date text,
      end_date text,
      is_current boolean not null default false,
      description text,
      highlights jsonb not null default '[]',
      check (not (is_current and end_date is not null))
    );

    create table awards (title text not null, awarder text, date text, url text, description text)`.execute(
    db,
  );
  for (const table of tables) await sql`select add_section_columns(${table}::regclass)`.execute(db);
}
