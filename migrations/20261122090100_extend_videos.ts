import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type video_preparation as enum ('pending', 'ready', 'failed', 'unavailable')`.execute(db);
  await db.schema
    .alterTable('videos')
    // Unknown for videos from before; how far the fallback and the poster have come.
    .addColumn('duration_ms', 'integer')
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('preparation', sql`video_preparation`, (column) =>
      column.notNull().defaultTo(sql`'unavailable'`),
    )
    .execute();

  await sql`create type video_rendition_kind as enum ('fallback', 'poster')`.execute(db);
  await db.schema
    .createTable('video_renditions')
    .addColumn('video_id', 'uuid', (column) => column.notNull().references('videos.id').onDelete('cascade'))
    .addColumn('kind', sql`video_rendition_kind`, (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.notNull().unique())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('video_renditions_pkey', ['video_id', 'kind'])
    .execute();
  await sql`select bind_files('video_renditions')`.execute(db);

  await db.schema
    .createTable('video_captions')
    .addColumn('video_id', 'uuid', (column) =>
      column.primaryKey().references('videos.id').onDelete('cascade'),
    )
    .addColumn('profile_id', 'uuid', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz(3)', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .execute();
  await sql`create index video_captions_profile_id on video_captions (profile_id)`.execute(db);
  await sql`select watch_profile_content('video_captions')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('video_captions').execute();
  await db.schema.dropTable('video_renditions').execute();
  await sql`drop type video_rendition_kind`.execute(db);
  await sql`
    alter table videos
      drop column duration_ms, drop column width, drop column height, drop column preparation`.execute(db);
  await sql`drop type video_preparation`.execute(db);
}
