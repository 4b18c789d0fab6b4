import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A link that is deleted with its profile lets go of its views, which must not mean to read all of them.
  await sql`create index views_link_id on views (link_id) where link_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index views_link_id`.execute(db);
}
