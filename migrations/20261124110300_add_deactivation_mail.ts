import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type mail_template add value 'account-deactivated' before 'invitation'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // A type cannot lose a value, so another one takes its place.
  await sql`alter type mail_template rename to mail_template_before`.execute(db);
  await sql`
    create type mail_template as enum (
      'reset-password', 'verify-email', 'password-changed', 'deletion-requested', 'invitation')`.execute(db);
  for (const table of ['mails', 'mail_templates']) {
    const ref = sql.table(table);
    await sql`delete from ${ref} where template::text = 'account-deactivated'`.execute(db);
    await sql`
      alter table ${ref} alter column template type mail_template using template::text::mail_template
    `.execute(db);
  }
  await sql`drop type mail_template_before`.execute(db);
}
