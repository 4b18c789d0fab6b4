import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cvs')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('profile_id', 'uuid', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
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
  await sql`create index cvs_newest on cvs (profile_id, uploaded_at desc, id desc)`.execute(db);
  await sql`select watch_profile_content('cvs')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('cvs').execute();
}
