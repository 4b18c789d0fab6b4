import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The /24 or /48 network that a session was opened from, never the address.
  await sql`alter table sessions add column network text not null default ''`.execute(db);

  // From the request on until this instant the owner can change their mind; then the account is deleted for good.
  await sql`alter table accounts add column deletion_due_at timestamptz(3)`.execute(db);
  await sql`
    create index accounts_deletion_due_at on accounts (deletion_due_at) where deletion_due_at is not null`.execute(
    db,
  );

  await sql`create index accounts_admins on accounts (id) where role = 'admin'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index accounts_admins`.execute(db);
  await sql`alter table accounts drop column deletion_due_at`.execute(db);
  await sql`alter table sessions drop column network`.execute(db);
}
