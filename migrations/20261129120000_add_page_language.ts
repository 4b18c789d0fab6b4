import { type Kysely, sql } from 'kysely';

/** The language that a page speaks; null where it is recognised from the owner's texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column language text`.execute(db);
}
