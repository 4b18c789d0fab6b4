import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createType('profile_visibility').asEnum(['public', 'unlisted', 'private']).execute();

  await db.schema
    .createTable('profiles')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('profile_slug', 'text', (column) => column.notNull().unique())
    .addColumn('visibility', sql`profile_visibility`, (column) => column.notNull().defaultTo('public'))
    .addColumn('is_demo', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('display_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('job_title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('location', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('bio', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('public_version', 'int8', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz(3)', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz(3)', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('profiles_account_id').on('profiles').column('account_id').execute();
  await sql`create unique index profiles_demo on profiles (is_demo) where is_demo`.execute(db);

  await db.schema
    .alterTable('accounts')
    .addColumn('current_profile_id', 'uuid', (column) =>
      column.references('profiles.id').onDelete('set null'),
    )
    .execute();

  await db.schema
    .createTable('profile_slug_redirects')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'uuid', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz(3)', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('profile_slug_redirects_profile_id')
    .on('profile_slug_redirects')
    .column('profile_id')
    .execute();

  // The public page is made once for each version, so every write to what it shows must raise the version.
  await sql`
    create function raise_profile_version() returns trigger language plpgsql as $$
    begin
      new.public_version := old.public_version + 1;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger raise_version before update on profiles
    for each row execute function raise_profile_version()`.execute(db);
  await sql`
    create function raise_version_of_changed_profiles() returns trigger language plpgsql as $$
    begin
      update profiles set public_version = public_version where id in (select profile_id from changed);
      return null;
    end $$`.execute(db);
  await sql`
    create function watch_profile_content(content regclass) returns void language plpgsql as $$
    declare
      event text;
    begin
      foreach event in array array['insert', 'update', 'delete'] loop
        execute format(
          'create trigger raise_version_on_%1$s after %1$s on %2$s referencing %3$s table as changed
           for each statement execute function raise_version_of_changed_profiles()',
          event, content, case event when 'delete' then 'old' else 'new' end);
      end loop;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('profile_slug_redirects').execute();
  await db.schema.alterTable('accounts').dropColumn('current_profile_id').execute();
  await db.schema.dropTable('profiles').execute();
  await sql`drop function watch_profile_content, raise_version_of_changed_profiles, raise_profile_version`.execute(
    db,
  );
  await db.schema.dropType('profile_visibility').execute();
}
