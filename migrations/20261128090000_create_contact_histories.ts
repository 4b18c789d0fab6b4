import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employer_contacts
      add column next_action text,
      add column next_action_on date,
      -- Since when the contact has its status.
      add column status_since timestamptz(3),
      -- Whether the owner knows that the address is this contact's: only then do messages from it come here.
      add column is_email_confirmed boolean not null default false`.execute(db);
  await sql`update employer_contacts set status_since = created_at`.execute(db);
  await sql`alter table employer_contacts alter column status_since set not null`.execute(db);
  await sql`alter table employer_contacts alter column status_since set default now()`.execute(db);

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
    )`.execute(db);
  await sql`create index on contact_rounds (contact_id, date, id)`.execute(db);

  await createLinks(db);

  await sql`
    create type contact_event_kind as enum (
      'status', 'note', 'mail', 'round', 'message', 'link-made', 'link-opened', 'link-revoked',
      'next-action')`.execute(db);
  // What happened with a contact. Rows are added, and otherwise only removed with what they tell of.
  await sql`
    create table contact_events (
      id uuid primary key,
      contact_id uuid not null references employer_contacts (id) on delete cascade,
      at timestamptz(3) not null,
      kind contact_event_kind not null,
      -- Of a status; null for the one that a contact begins with.
      status_before employer_contact_status,
      status employer_contact_status,
      -- Of a note, a message, or a next action.
      text text,
      -- The day of a next action.
      due_on date,
      round_id uuid references contact_rounds (id) on delete cascade,
      link_id uuid references links (id) on delete cascade,
      open_id uuid references link_opens (id) on delete cascade
    )`.execute(db);
  await sql`create index on contact_events (contact_id, at, id)`.execute(db);
  for (const column of ['round_id', 'link_id', 'open_id']) {
    const ref = sql.ref(column);
    await sql`create index on contact_events (${ref}) where ${ref} is not null`.execute(db);
  }
  await sql`
    insert into contact_events (id, contact_id, at, kind, status)
    select gen_random_uuid(), id, created_at, 'status', status from employer_contacts`.execute(db);
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
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
    )`.execute(db);
  await sql`create index on links (profile_id, created_at, id)`.execute(db);
  await sql`create index on links (employer_contact_id) where employer_contact_id is not null`.execute(db);

  // What a page showed in a version that somebody has opened, entry by entry.
  await sql`
    create table opened_versions (
      profile_id uuid not null references profiles (id) on delete cascade,
      version bigint not null,
      entries jsonb not null,
      primary key (profile_id, version)
    )`.execute(db);

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
    )`.execute(db);
  await sql`create index on link_opens (link_id, opened_at, id)`.execute(db);
  await sql`create index on link_opens (view_id) where view_id is not null`.execute(db);

  await sql`alter table views add column link_id uuid references links (id) on delete set null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table contact_events`.execute(db);
  await sql`drop type contact_event_kind`.execute(db);
  await sql`alter table views drop column link_id`.execute(db);
  await sql`drop table link_opens, opened_versions, links, contact_rounds`.execute(db);
  await sql`
    alter table employer_contacts
      drop column next_action, drop column next_action_on, drop column status_since,
      drop column is_email_confirmed`.execute(db);
}
