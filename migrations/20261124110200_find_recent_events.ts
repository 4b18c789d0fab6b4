import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What comes often is written down once in a while, so the latest of somebody's events is looked for each time.
  await sql`drop index audit_log_actor`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id, at desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_actor`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id)`.execute(db);
}
