import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Owners could set the mark themselves, so it says nothing.
  await sql`update certifications set is_verified = false where is_verified`.execute(db);
}

export async function down(): Promise<void> {
  // Nobody knows which of them were marked.
}
