import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_designs (
      profile_id uuid primary key references profiles (id) on delete cascade,
      draft jsonb,
      published jsonb,
      before_publication jsonb,
      published_at timestamptz(3),
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
  // What every reader asks first, so it stands in the row that is read anyway; changing it raises the page's version.
  await db.schema
    .alterTable('profiles')
    .addColumn('hidden_sections', sql`text[]`, (column) => column.notNull().defaultTo('{}'))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').dropColumn('hidden_sections').execute();
  await db.schema.dropTable('profile_designs').execute();
}
