import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who sent a message: through a link that may be somebody else than the contact.
  await sql`alter table contact_events add column sender jsonb`.execute(db);
  await sql`
    create index on contact_events ((sender ->> 'email'), at) where sender is not null`.execute(db);
  // Only visitors' messages made contacts that are not public.
  await sql`
    insert into contact_events (id, contact_id, at, kind, text, sender)
    select gen_random_uuid(), id, created_at, 'message', notes,
      jsonb_build_object(
        'name', employer_name, 'company', employer_company, 'role', employer_role, 'email', employer_email)
    from employer_contacts where not is_public and employer_email is not null and notes is not null`.execute(
    db,
  );
  await sql`
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
    )`.execute(db);
  // Which column of a table is which field, as the owner chose it for these headers.
  await sql`
    create table contact_mappings (
      profile_id uuid not null references profiles (id) on delete cascade,
      -- Of the headers, which can be too long for an index.
      digest text not null,
      headers jsonb not null,
      fields jsonb not null,
      used_at timestamptz(3) not null,
      primary key (profile_id, digest)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table contact_mappings, saved_views, dismissed_hints`.execute(db);
  await sql`alter table contact_events drop column sender`.execute(db);
}
