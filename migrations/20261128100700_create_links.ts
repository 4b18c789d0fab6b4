import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table links (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      employer_contact_id uuid references employer_contacts (id) on delete set null,
      label text not null,
      token text not null unique,
      expires_at timestamptz(3),
      max_opens integer check (max_opens > 0),
      passcode_hash text,
      -- For the reader, above the page.
      note text,
      -- Sections of the page that this reader does not see, and the order in which the others come.
      hidden_sections jsonb not null default '[]',
      section_order jsonb not null default '[]',
      -- Whether the owner is mailed when somebody opens it, and when that was done last.
      mails_opens boolean not null default false,
      mailed_at timestamptz(3),
      -- All that count towards the limit, and how many readers were told apart.
      opens integer not null default 0,
      readers integer not null default 0,
      last_opened_at timestamptz(3),
      revoked_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    );
    create index on links (profile_id, created_at, id);
    create index on links (employer_contact_id) where employer_contact_id is not null`.execute(db);

  await sql`
    create table link_opens (
      id uuid primary key,
      link_id uuid not null references links (id) on delete cascade,
      opened_at timestamptz(3) not null,
      -- A keyed hash of network, class of browser and link; null for those who are not measured.
      reader bytea,
      -- Which of the readers of this link, from 1 on; null for those who are not measured.
      reader_number integer,
      is_measured boolean not null,
      device text,
      country text,
      city text,
      version bigint not null,
      -- The view that the page has reported.
      view_id uuid
    );
    create index on link_opens (link_id, opened_at, id);
    create index on link_opens (view_id) where view_id is not null;

    -- What a page showed in a version that somebody has opened, entry by entry.
    create table opened_versions (
      profile_id uuid not null references profiles (id) on delete cascade,
      version bigint not null,
      entries jsonb not null,
      primary key (profile_id, version)
    )`.execute(db);
}
