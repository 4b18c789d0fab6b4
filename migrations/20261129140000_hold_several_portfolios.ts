import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      -- What only its owner calls it.
      add column name text not null default 'My portfolio',
      -- The profile that it was copied from, as long as that exists; a copy is known by its time.
      add column copied_from uuid references profiles (id) on delete set null,
      add column copied_at timestamptz(3),
      -- The employer that it was tailored for, and the contact of its origin who stands for them.
      add column tailored_for text,
      add column employer_contact_id uuid references employer_contacts (id) on delete set null,
      add column removed_at timestamptz(3),
      add column removed_from uuid references accounts (id) on delete cascade,
      alter column account_id drop not null,
      -- A removed profile belongs to nobody, so that whatever asks for an owner's profiles, or for one whose account
      -- is open, does not find it. Only bringing it back looks at whose it was.
      add constraint profiles_removed_or_owned check (
        (account_id is null) = (removed_at is not null) and (account_id is null) = (removed_from is not null)
      )`.execute(db);
  await sql`create index profiles_copied_from on profiles (copied_from) where copied_from is not null`.execute(
    db,
  );
  await sql`
    create index profiles_employer_contact_id on profiles (employer_contact_id)
    where employer_contact_id is not null`.execute(db);
  await sql`create index profiles_removed on profiles (removed_from) where removed_from is not null`.execute(
    db,
  );

  // Which entry, image or video of a copy was which one of its origin. Either may be gone.
  await sql`
    create table copied_entries (
      copy_id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      origin_id uuid not null
    )`.execute(db);
  await sql`create unique index copied_entries_in_profile on copied_entries (profile_id, origin_id)`.execute(
    db,
  );

  // A UUIDv7, as the application makes them: the time in milliseconds, the version, and chance.
  await sql`
    create function new_id() returns uuid language sql volatile as $$
      select encode(set_bit(set_bit(overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6
      ), 52, 1), 53, 1), 'hex')::uuid
    $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function new_id`.execute(db);
  await sql`drop table copied_entries`.execute(db);
  await sql`delete from profiles where account_id is null`.execute(db);
  await sql`
    alter table profiles
      drop constraint profiles_removed_or_owned,
      alter column account_id set not null,
      drop column name, drop column copied_from, drop column copied_at, drop column tailored_for,
      drop column employer_contact_id, drop column removed_at, drop column removed_from`.execute(db);
}
