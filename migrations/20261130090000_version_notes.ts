import { type Kysely, sql } from 'kysely';

/** A note can be changed in two places at once; the second one is told, as with everything else that an owner changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_events add column updated_at timestamptz(3) not null default now()`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_events drop column updated_at`.execute(db);
}
