import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('public_changed_at', 'timestamptz(3)').execute();
  await sql`update profiles set public_changed_at = updated_at`.execute(db);
  await db.schema
    .alterTable('profiles')
    .alterColumn('public_changed_at', (column) => column.setDefault(sql`now()`))
    .alterColumn('public_changed_at', (column) => column.setNotNull())
    .execute();

  // Every write to what the page shows comes through here, as that is what raises its version.
  await sql`
    create function date_public_change() returns trigger language plpgsql as $$
    begin
      new.public_changed_at := now();
      return new;
    end $$`.execute(db);
  await sql`
    create trigger date_change before update on profiles
    for each row execute function date_public_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger date_change on profiles`.execute(db);
  await sql`drop function date_public_change`.execute(db);
  await db.schema.alterTable('profiles').dropColumn('public_changed_at').execute();
}
