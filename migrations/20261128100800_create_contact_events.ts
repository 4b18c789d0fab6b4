import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What happened with a contact. Rows are added, and otherwise only removed with what they tell of, except that a note
  // can be changed.
  await sql`
    create type contact_event_kind as enum (
      'status', 'note', 'mail', 'round', 'message', 'link-made', 'link-opened', 'link-revoked',
      'next-action');
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
      open_id uuid references link_opens (id) on delete cascade,
      -- Who sent a message: through a link that may be somebody else than the contact.
      sender jsonb,
      -- A note can be changed in two places at once; the second one is told.
      updated_at timestamptz(3) not null default now()
    );
    create index on contact_events (contact_id, at, id);
    create index on contact_events (round_id) where round_id is not null;
    create index on contact_events (link_id) where link_id is not null;
    create index on contact_events (open_id) where open_id is not null;
    create index on contact_events ((sender ->> 'email'), at) where sender is not null`.execute(db);
}
