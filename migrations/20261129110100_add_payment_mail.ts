import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type mail_template add value 'payment-failed' before 'contact-request'`.execute(db);
}

/** An enumeration cannot lose a value, so it is replaced. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter type mail_template rename to mail_template_before`.execute(db);
  await sql`
    create type mail_template as enum (
      'reset-password', 'verify-email', 'password-changed', 'deletion-requested', 'account-deactivated',
      'contact-request', 'link-opened', 'weekly-digest', 'due-actions', 'invitation')`.execute(db);
  for (const table of ['mails', 'mail_templates']) {
    const ref = sql.ref(table);
    await sql`delete from ${ref} where template::text = 'payment-failed'`.execute(db);
    await sql`
      alter table ${ref} alter column template type mail_template using template::text::mail_template
    `.execute(db);
  }
  await sql`drop type mail_template_before`.execute(db);
}
