import { type Kysely, sql } from 'kysely';

// The sections that plans limit.
const tables = ['facts', 'gallery', 'skills', 'work_experience', 'education', 'testimonials'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether something was added since the item was removed, so that bringing it back is an addition too.
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} add column needs_room boolean not null default false`.execute(
      db,
    );
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} drop column needs_room`.execute(db);
  }
}
