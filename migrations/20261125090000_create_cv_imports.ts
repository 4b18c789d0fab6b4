import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cv_imports (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      changes jsonb not null,
      created_at timestamptz(3) not null default clock_timestamp()
    )`.execute(db);
  await sql`create index cv_imports_profile_id on cv_imports (profile_id)`.execute(db);
  await sql`create index cv_imports_created_at on cv_imports (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('cv_imports').execute();
}
