import { type Kysely, sql } from 'kysely';

/** A document may give an address without its county or country, which stay unsaid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table addresses
      alter column state drop not null,
      alter column country drop not null`.execute(db);
}
