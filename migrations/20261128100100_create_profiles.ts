import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type profile_visibility as enum ('public', 'unlisted', 'private');
    create table profiles (
      id uuid primary key,
      account_id uuid references accounts (id) on delete cascade,
      profile_slug text not null unique,
      visibility profile_visibility not null default 'public',
      is_demo boolean not null default false,
      display_name text not null default '',
      job_title text not null default '',
      location text not null default '',
      bio text not null default '',
      public_version int8 not null default 1,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      public_changed_at timestamptz(3) not null default now(),
      -- What every reader asks first, so it stands in the row that is read anyway; changing it raises the page's version.
      hidden_sections text[] not null default '{}',
      -- What only its owner calls it.
      name text not null default 'My portfolio',
      -- The profile that it was copied from, as long as that exists; a copy is known by its time.
      copied_from uuid references profiles (id) on delete set null,
      copied_at timestamptz(3),
      -- The employer that it was tailored for, and the contact of its origin who stands for them.
      tailored_for text,
      employer_contact_id uuid,
      removed_at timestamptz(3),
      removed_from uuid references accounts (id) on delete cascade,
      -- A removed profile belongs to nobody, so that whatever asks for an owner's profiles, or for one whose account
      -- is open, does not find it. Only bringing it back looks at whose it was.
      constraint profiles_removed_or_owned check (
        (account_id is null) = (removed_at is not null) and (account_id is null) = (removed_from is not null)
      )
    );
    create index profiles_account_id on profiles (account_id);
    create unique index profiles_demo on profiles (is_demo) where is_demo;
    create index profiles_copied_from on profiles (copied_from) where copied_from is not null;
    create index profiles_employer_contact_id on profiles (employer_contact_id) where employer_contact_id is not null;
    create index profiles_removed on profiles (removed_from) where removed_from is not null;

    alter table accounts add foreign key (current_profile_id) references profiles (id) on delete set null`.execute(
    db,
  );

  await sql`
    create table profile_slug_redirects (
      slug text primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      created_at timestamptz(3) not null default now()
    );
    create index profile_slug_redirects_profile_id on profile_slug_redirects (profile_id);

    create table profile_designs (
      profile_id uuid primary key references profiles (id) on delete cascade,
      draft jsonb,
      published jsonb,
      before_publication jsonb,
      published_at timestamptz(3),
      updated_at timestamptz(3) not null default now()
    );

    -- Which entry, image or video of a copy was which one of its origin. Either may be gone.
    create table copied_entries (
      copy_id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      origin_id uuid not null
    );
    create unique index copied_entries_in_profile on copied_entries (profile_id, origin_id)`.execute(db);

  // A UUIDv7, as the application makes them: the time in milliseconds, the version, and chance.
  await sql`
    create function new_id() returns uuid language sql volatile as $$
      select encode(set_bit(set_bit(overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6
      ), 52, 1), 53, 1), 'hex')::uuid
    $$`.execute(db);

  await raiseVersions(db);
}

/** The public page is made once for each version, so every write to what it shows must raise the version. */
async function raiseVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function raise_profile_version() returns trigger language plpgsql as $$
    begin
      new.public_version := old.public_version + 1;
      return new;
    end $$;
    create trigger raise_version before update on profiles
    for each row execute function raise_profile_version();

    -- Every write to what the page shows comes through here, as that is what raises its version.
    create function date_public_change() returns trigger language plpgsql as $$
    begin
      new.public_changed_at := now();
      return new;
    end $$;
    create trigger date_change before update on profiles
    for each row execute function date_public_change()`.execute(db);

  await sql`
    create function raise_version_of_changed_profiles() returns trigger language plpgsql as $$
    begin
      update profiles set public_version = public_version where id in (select profile_id from changed);
      return null;
    end $$;

    -- For each table whose rows are on the page.
    create function watch_profile_content(content regclass) returns void language plpgsql as $$
    declare
      event text;
    begin
      foreach event in array array['insert', 'update', 'delete'] loop
        execute format(
          'create trigger raise_version_on_%1$s after %1$s on %2$s referencing %3$s table as changed
           for each statement execute function raise_version_of_changed_profiles()',
          event, content, case event when 'delete' then 'old' else 'new' end);
      end loop;
    end $$`.execute(db);
}
