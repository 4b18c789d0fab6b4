import { type Kysely, sql } from 'kysely';

const photos = ['testimonial_versions', 'testimonials'].map((table) => ({
  table: sql.table(table),
  constraint: sql.ref(`${table}_image_id_fkey`),
}));

/**
 * A request moves to a copy of its portfolio when that is deleted. What is signed names the profile that the testimonial
 * was given to, so that is kept apart, also when there is no such profile any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table testimonial_requests add column given_to uuid`.execute(db);
  await sql`update testimonial_requests set given_to = profile_id`.execute(db);
  await sql`alter table testimonial_requests alter column given_to set not null`.execute(db);
  // Of a profile that is deleted, images go before what names them, which goes with its request.
  for (const { table, constraint } of photos) {
    await sql`alter table ${table} alter constraint ${constraint} deferrable initially deferred`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // A signature that names a profile which is gone could not be checked.
  await sql`delete from testimonial_requests where given_to <> profile_id`.execute(db);
  await sql`alter table testimonial_requests drop column given_to`.execute(db);
  for (const { table, constraint } of photos) {
    await sql`alter table ${table} alter constraint ${constraint} not deferrable`.execute(db);
  }
}
