import { type Kysely, sql } from 'kysely';

const templates = [
  'testimonial-request',
  'testimonial-confirm',
  'testimonial-confirmed',
  'testimonial-waiting',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const template of templates) {
    await sql`alter type mail_template add value ${sql.lit(template)}`.execute(db);
  }
  // The halves of keys that verify; kept for ever, so that what an earlier key signed can still be checked.
  await sql`
    create table signing_keys (
      id text primary key,
      public_bytes bytea not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
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
      withdrawn_at timestamptz(3)
    )`.execute(db);
  await sql`create index testimonial_requests_profile_id on testimonial_requests (profile_id)`.execute(db);

  await sql`create type testimonial_state as enum ('draft', 'waiting', 'approved', 'declined')`.execute(db);
  await sql`
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
      image_id uuid references images (id),
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
    )`.execute(db);
  // What is shown, and what is written or decided about after it.
  await sql`
    create unique index testimonial_versions_approved on testimonial_versions (request_id)
    where state = 'approved'`.execute(db);
  await sql`
    create unique index testimonial_versions_pending on testimonial_versions (request_id)
    where state <> 'approved'`.execute(db);
  await sql`create index testimonial_versions_image_id on testimonial_versions (image_id)`.execute(db);
  await sql`
    create trigger mark_shown_image after insert or update on testimonial_versions
    for each row when (new.image_id is not null) execute function mark_shown_image()`.execute(db);

  await sql`
    alter table testimonials
      add column request_id uuid references testimonial_requests (id) on delete cascade,
      add column version_id uuid references testimonial_versions (id) on delete cascade,
      add column image_id uuid references images (id),
      add column is_confirmed boolean not null generated always as (version_id is not null) stored,
      add column check_url text generated always as ('/testimonial-check/' || cast(request_id as text)) stored,
      add column photo_url text generated always as ('/api/files/' || cast(image_id as text)) stored,
      add check ((request_id is null) = (version_id is null)),
      add check (image_id is null or version_id is not null)`.execute(db);
  await sql`create index testimonials_request_id on testimonials (request_id)`.execute(db);
  await sql`create index testimonials_version_id on testimonials (version_id)`.execute(db);
  await sql`create index testimonials_image_id on testimonials (image_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from testimonials where version_id is not null`.execute(db);
  await sql`
    alter table testimonials
      drop column is_confirmed, drop column check_url, drop column photo_url,
      drop column request_id, drop column version_id, drop column image_id`.execute(db);
  await sql`drop table testimonial_versions, testimonial_requests, signing_keys`.execute(db);
  await sql`drop type testimonial_state`.execute(db);
  await withoutTemplates(db);
}

/** A type cannot lose a value, so another one takes its place. */
async function withoutTemplates(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ value: string }>`
    select enumlabel as value from pg_enum
    where enumtypid = 'mail_template'::regtype order by enumsortorder`.execute(db);
  const left = rows.map(({ value }) => value).filter((value) => !templates.includes(value));
  await sql`alter type mail_template rename to mail_template_before`.execute(db);
  await sql`create type mail_template as enum (${sql.join(left.map((value) => sql.lit(value)))})`.execute(db);
  for (const table of ['mails', 'mail_templates']) {
    const ref = sql.table(table);
    await sql`
      delete from ${ref} where template::text in (${sql.join(templates.map((name) => sql.lit(name)))})
    `.execute(db);
    await sql`
      alter table ${ref} alter column template type mail_template using template::text::mail_template
    `.execute(db);
  }
  await sql`drop type mail_template_before`.execute(db);
}
