import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The newest mail's link is the one that works. A mail that is sent twice after a crash may have two tokens.
  await sql`alter table account_tokens add column mail_id uuid not null default gen_random_uuid()`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_tokens drop column mail_id`.execute(db);
}
