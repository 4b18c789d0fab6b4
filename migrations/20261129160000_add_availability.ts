import { type Kysely, sql } from 'kysely';

/** What an owner is looking for, in one line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column availability text not null default ''`.execute(db);
}
