import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('videos')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    // Unique, so that a profile never has two videos.
    .addColumn('profile_id', 'uuid', (column) =>
      column.notNull().unique().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.notNull().unique())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('uploaded_at', 'timestamptz(3)', (column) =>
      column.notNull().defaultTo(sql`clock_timestamp()`),
    )
    .execute();
  await sql`select watch_profile_content('videos')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('videos').execute();
}
