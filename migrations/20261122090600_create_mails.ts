import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type mail_template as enum ('reset-password', 'verify-email', 'password-changed', 'invitation')
  `.execute(db);
  await sql`create type mail_state as enum ('pending', 'sent', 'refused')`.execute(db);
  await sql`
    create table mails (
      id uuid primary key,
      account_id uuid references accounts (id) on delete cascade,
      template mail_template not null,
      state mail_state not null default 'pending',
      claimed_until timestamptz(3) not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index mails_account_id on mails (account_id)`.execute(db);
  await sql`create index mails_created_at on mails (created_at)`.execute(db);
  await sql`
    create table mail_templates (
      template mail_template primary key,
      subject text not null,
      body text not null,
      changed_at timestamptz(3) not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_templates`.execute(db);
  await sql`drop table mails`.execute(db);
  await sql`drop type mail_state`.execute(db);
  await sql`drop type mail_template`.execute(db);
}
