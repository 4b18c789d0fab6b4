import { type Kysely, sql } from 'kysely';

const events = ['insert', 'update', 'delete'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type mail_template add value 'contact-request'`.execute(db);
  // Employer contacts are not on the page: a message from a visitor is no reason to render it again.
  for (const event of events) {
    await sql`drop trigger ${sql.id(`raise_version_on_${event}`)} on employer_contacts`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select watch_profile_content('employer_contacts')`.execute(db);
  // A type cannot lose a value, so another one takes its place.
  await sql`alter type mail_template rename to mail_template_before`.execute(db);
  await sql`
    create type mail_template as enum (
      'reset-password', 'verify-email', 'password-changed', 'deletion-requested', 'account-deactivated',
      'invitation')`.execute(db);
  for (const table of ['mails', 'mail_templates']) {
    const ref = sql.table(table);
    await sql`delete from ${ref} where template::text = 'contact-request'`.execute(db);
    await sql`
      alter table ${ref} alter column template type mail_template using template::text::mail_template
    `.execute(db);
  }
  await sql`drop type mail_template_before`.execute(db);
}
