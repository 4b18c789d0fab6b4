import { type Kysely, sql } from 'kysely';

/** Testimonials that their authors write themselves, confirm by mail and can withdraw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table testimonial_requests (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      -- As it is, because its owner is shown it again.
      token text not null unique,
      -- Whom the owner asks, as far as that was said.
      name text,
      email text,
      company text,
      note text,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      mailed_at timestamptz(3),
      reminded_at timestamptz(3),
      opened_at timestamptz(3),
      revoked_at timestamptz(3),
      -- When whoever was asked preferred not to write.
      refused_at timestamptz(3),
      -- The author, once the address is confirmed.
      author_email text,
      author_token_hash bytea unique,
      confirmed_at timestamptz(3),
      withdrawn_at timestamptz(3),
      -- The profile that the testimonial was given to, which is signed. The request moves to a copy of its portfolio
      -- when that is deleted, so this is kept apart, also when there is no such profile any more.
      given_to uuid not null
    );
    create index testimonial_requests_profile_id on testimonial_requests (profile_id)`.execute(db);

  await createVersions(db);

  await sql`
    alter table testimonials
      add column request_id uuid references testimonial_requests (id) on delete cascade,
      add column version_id uuid references testimonial_versions (id) on delete cascade,
      add column image_id uuid references images (id) deferrable initially deferred,
      add column is_confirmed boolean not null generated always as (version_id is not null) stored,
      add column check_url text generated always as ('/testimonial-check/' || cast(request_id as text)) stored,
      add column photo_url text generated always as ('/api/files/' || cast(image_id as text)) stored,
      add check ((request_id is null) = (version_id is null)),
      add check (image_id is null or version_id is not null);
    create index testimonials_request_id on testimonials (request_id);
    create index testimonials_version_id on testimonials (version_id);
    create index testimonials_image_id on testimonials (image_id)`.execute(db);
}

async function createVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The halves of keys that verify; kept for ever, so that what an earlier key signed can still be checked.
    create table signing_keys (
      id text primary key,
      public_bytes bytea not null,
      created_at timestamptz(3) not null default now()
    );

    create type testimonial_state as enum ('draft', 'waiting', 'approved', 'declined');
    create table testimonial_versions (
      id uuid primary key,
      request_id uuid not null references testimonial_requests (id) on delete cascade,
      state testimonial_state not null,
      name text not null,
      role text not null,
      company text not null,
      content text not null,
      rating integer not null check (rating between 1 and 5),
      date date not null,
      location text,
      -- Of a profile that is deleted, images go before what names them, which goes with its request.
      image_id uuid references images (id) deferrable initially deferred,
      -- Of the author; whether its domain may be named.
      email text not null,
      names_domain boolean not null,
      created_at timestamptz(3) not null default now(),
      confirm_token_hash bytea unique,
      confirm_until timestamptz(3),
      decided_at timestamptz(3),
      -- What is signed besides the words.
      owner_name text,
      signed_at timestamptz(3),
      key_id text references signing_keys (id),
      signature text,
      check ((state = 'draft') = (signature is null)),
      check ((signature is null) = (key_id is null and signed_at is null and owner_name is null))
    );
    -- What is shown, and what is written or decided about after it.
    create unique index testimonial_versions_approved on testimonial_versions (request_id) where state = 'approved';
    create unique index testimonial_versions_pending on testimonial_versions (request_id) where state <> 'approved';
    create index testimonial_versions_image_id on testimonial_versions (image_id);
    create trigger mark_shown_image after insert or update on testimonial_versions
    for each row when (new.image_id is not null) execute function mark_shown_image()`.execute(db);
}
