import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A mail goes with what it was written for, and its copy in the outbox with it.
  await sql`
    alter table mails add column invitation_id uuid references invitations (id) on delete cascade`.execute(
    db,
  );
  await sql`create index mails_invitation_id on mails (invitation_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails drop column invitation_id`.execute(db);
}
