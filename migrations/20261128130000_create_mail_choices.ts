import { type Kysely, sql } from 'kysely';

const templates = ['link-opened', 'weekly-digest', 'due-actions'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const template of templates) {
    await sql`alter type mail_template add value ${sql.lit(template)}`.execute(db);
  }
  await sql`create type mail_choice as enum ('weekly-digest', 'due-actions')`.execute(db);
  await sql`
    create table mail_choices (
      profile_id uuid not null references profiles (id) on delete cascade,
      kind mail_choice not null,
      -- Since when it is wanted; null if it no longer is.
      wanted_since timestamptz(3),
      -- The latest day, in the time zone of the profile, whose mail was queued or found needless.
      settled_on date,
      -- When it was sent last.
      sent_at timestamptz(3),
      primary key (profile_id, kind)
    )`.execute(db);
  await sql`
    create table calendar_addresses (
      profile_id uuid primary key references profiles (id) on delete cascade,
      token text not null unique,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_choices, calendar_addresses`.execute(db);
  await sql`drop type mail_choice`.execute(db);
  // A type cannot lose a value, so another one takes its place.
  await sql`alter type mail_template rename to mail_template_before`.execute(db);
  await sql`
    create type mail_template as enum (
      'reset-password', 'verify-email', 'password-changed', 'deletion-requested', 'account-deactivated',
      'invitation', 'contact-request')`.execute(db);
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
