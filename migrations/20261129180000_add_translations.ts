import { type Kysely, sql } from 'kysely';

const tables = [
  'work_experience',
  'education',
  'certifications',
  'skills',
  'contacts',
  'addresses',
  'projects',
  'publications',
  'languages',
  'volunteering',
  'awards',
  'facts',
  'gallery',
];

/** The texts of a profile and its entries in other languages, by language and field. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['profiles', ...tables]) {
    await sql`alter table ${sql.table(table)} add column translations jsonb not null default '{}'`.execute(
      db,
    );
  }
  // The language that a link shows its page in; null for the page's own.
  await sql`alter table links add column language text`.execute(db);
}
