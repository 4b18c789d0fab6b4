import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type employer_contact_status as enum (
      'new', 'in_progress', 'interested', 'contacted', 'interview', 'offer',
      'hired', 'responded', 'declined', 'rejected', 'archived')`.execute(db);
  await sql`create type contact_method as enum ('email', 'phone', 'linkedin', 'direct', 'referral')`.execute(
    db,
  );
  await sql`
    create table employer_contacts (
      employer_name text not null,
      employer_company text,
      employer_role text,
      employer_email text,
      employer_phone text,
      employer_location text,
      position text,
      status employer_contact_status not null default 'interested',
      contact_method contact_method not null default 'email',
      notes text
    )`.execute(db);
  await sql`select add_section_columns('employer_contacts')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('employer_contacts').execute();
  await sql`drop type contact_method`.execute(db);
  await sql`drop type employer_contact_status`.execute(db);
}
