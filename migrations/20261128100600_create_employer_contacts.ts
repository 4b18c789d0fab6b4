import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Stored like the entries of a section, but not on the page: a message from a visitor is no reason to render it again.
  await sql`
    create type employer_contact_status as enum (
      'new', 'in_progress', 'interested', 'contacted', 'interview', 'offer',
      'hired', 'responded', 'declined', 'rejected', 'archived');
    create type contact_method as enum ('email', 'phone', 'linkedin', 'direct', 'referral');
    create table employer_contacts (
      employer_name text not null,
      employer_company text,
      employer_role text,
      employer_email text,
      employer_phone text,
      employer_location text,
      position text,
      status employer_contact_status not null default 'interested',
      contact_method contact_method not null default 'email',
      notes text,
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      sort_order integer not null,
      is_public boolean not null default true,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      deleted_at timestamptz(3),
      next_action text,
      next_action_on date,
      -- Since when the contact has its status.
      status_since timestamptz(3) not null default now(),
      -- Whether the owner knows that the address is this contact's: only then do messages from it come here.
      is_email_confirmed boolean not null default false
    );
    create index on employer_contacts (profile_id, sort_order, id);
    create index on employer_contacts (deleted_at) where deleted_at is not null;

    alter table profiles
      add foreign key (employer_contact_id) references employer_contacts (id) on delete set null`.execute(db);

  await sql`
    create table contact_rounds (
      id uuid primary key,
      contact_id uuid not null references employer_contacts (id) on delete cascade,
      date date not null,
      kind text not null,
      outcome text,
      note text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    );
    create index on contact_rounds (contact_id, date, id);

    create table dismissed_hints (
      contact_id uuid not null references employer_contacts (id) on delete cascade,
      rule text not null,
      raised_at timestamptz(3) not null,
      primary key (contact_id, rule, raised_at)
    )`.execute(db);

  await sql`
    create table saved_views (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      name text not null,
      search text not null,
      created_at timestamptz(3) not null default now(),
      unique (profile_id, name)
    );

    -- Which column of a table is which field, as the owner chose it for these headers.
    create table contact_mappings (
      profile_id uuid not null references profiles (id) on delete cascade,
      -- Of the headers, which can be too long for an index.
      digest text not null,
      headers jsonb not null,
      fields jsonb not null,
      used_at timestamptz(3) not null,
      primary key (profile_id, digest)
    );

    create table calendar_addresses (
      profile_id uuid primary key references profiles (id) on delete cascade,
      token text not null unique,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
}
