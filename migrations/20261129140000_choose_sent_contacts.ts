import { type Kysely, sql } from 'kysely';

/** Whether an entry stands in the documents that are sent; null where its owner has not chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contacts', 'addresses'])
    await sql`alter table ${sql.table(table)} add column is_sent boolean`.execute(db);
}
