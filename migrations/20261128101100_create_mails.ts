import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A mail goes with what it was written for, and its copy in the outbox with it.
  await sql`
    create type mail_template as enum (
      'reset-password', 'verify-email', 'password-changed', 'deletion-requested', 'account-deactivated', 'invitation',
      'payment-failed', 'domain-lost', 'contact-request', 'link-opened', 'weekly-digest', 'due-actions',
      'testimonial-request', 'testimonial-confirm', 'testimonial-confirmed', 'testimonial-waiting');
    create type mail_state as enum ('pending', 'sent', 'refused');
    create table mails (
      id uuid primary key,
      account_id uuid references accounts (id) on delete cascade,
      template mail_template not null,
      state mail_state not null default 'pending',
      claimed_until timestamptz(3) not null,
      created_at timestamptz(3) not null default now(),
      invitation_id uuid references invitations (id) on delete cascade
    );
    create index mails_account_id on mails (account_id);
    create index mails_created_at on mails (created_at);
    create index mails_invitation_id on mails (invitation_id);

    -- The texts that an admin has changed.
    create table mail_templates (
      template mail_template primary key,
      subject text not null,
      body text not null,
      changed_at timestamptz(3) not null default now()
    )`.execute(db);

  await sql`
    create type mail_choice as enum ('weekly-digest', 'due-actions');
    create table mail_choices (
      profile_id uuid not null references profiles (id) on delete cascade,
      kind mail_choice not null,
      -- Since when it is wanted; null if it no longer is.
      wanted_since timestamptz(3),
      -- The latest day, in the time zone of the profile, whose mail was queued or found needless.
      settled_on date,
      -- When it was sent last.
      sent_at timestamptz(3),
      primary key (profile_id, kind)
    )`.execute(db);
}
