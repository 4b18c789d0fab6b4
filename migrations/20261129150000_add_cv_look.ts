import { type Kysely, sql } from 'kysely';

/** How the typeset CV looks, and the paper of documents; null: as the theme, and as is usual where the owner lives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column cv_look text, add column paper text`.execute(db);
}
