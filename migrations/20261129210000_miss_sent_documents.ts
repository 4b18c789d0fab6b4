import { type Kysely, sql } from 'kysely';

/** A document that could not be kept has no file, and its owner sees that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sent_documents
      alter file_key drop not null, alter size drop not null, alter sha256 drop not null,
      add check (num_nulls(file_key, size, sha256) in (0, 3))`.execute(db);
}
