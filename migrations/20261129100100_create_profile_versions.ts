import { type Kysely, sql } from 'kysely';

/** What a page held at moments to which its owner may want to go back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type version_reason as enum ('published', 'before-import', 'before-restore', 'kept');
    create table profile_versions (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      reason version_reason not null,
      -- One with a name is kept until its owner deletes it.
      name text,
      contents jsonb not null,
      digest text not null,
      -- Of the contents, in bytes.
      size integer not null,
      created_at timestamptz(3) not null default clock_timestamp()
    );
    create index profile_versions_in_order on profile_versions (profile_id, created_at desc, id desc)`.execute(
    db,
  );
}
