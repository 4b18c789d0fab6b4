import type { Insertable, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DB, MailTemplate, MailTemplates } from '../tables.gen';

export type MailTemplateRow = Selectable<MailTemplates>;

/** The mail templates that an admin has changed; defaults have no row. */
export async function listMailTemplates(db: Kysely<DB>): Promise<MailTemplateRow[]> {
  return db.selectFrom('mailTemplates').selectAll().execute();
}

export async function findMailTemplate(
  db: Kysely<DB>,
  template: MailTemplate,
): Promise<MailTemplateRow | undefined> {
  return db.selectFrom('mailTemplates').selectAll().where('template', '=', template).executeTakeFirst();
}

/** Saves an admin's texts. */
export async function saveMailTemplate(
  db: Kysely<DB>,
  { template, subject, body }: Insertable<MailTemplates>,
): Promise<MailTemplateRow> {
  return db
    .insertInto('mailTemplates')
    .values({ template, subject, body })
    .onConflict((conflict) =>
      conflict.column('template').doUpdateSet({ subject, body, changedAt: sql<string>`now()` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Restores the defaults. @returns whether they had been changed */
export async function deleteMailTemplate(db: Kysely<DB>, template: MailTemplate): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailTemplates')
    .where('template', '=', template)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
