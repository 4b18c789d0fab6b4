import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Sums of a day in UTC, kept for ever, so that reading them never depends on the number of views.
  await sql`
    create table profile_view_days (
      profile_id uuid not null references profiles (id) on delete cascade,
      day date not null,
      views integer not null default 0,
      primary key (profile_id, day)
    )`.execute(db);

  // The last visit of each visitor, so that one visitor counts once in half an hour.
  await sql`
    create table profile_visits (
      profile_id uuid not null references profiles (id) on delete cascade,
      visitor_hash bytea not null,
      last_seen_at timestamptz(3) not null default now(),
      primary key (profile_id, visitor_hash)
    )`.execute(db);
  await sql`create index profile_visits_last_seen_at on profile_visits (last_seen_at)`.execute(db);

  // Keys that every process of a deployment must share.
  await sql`
    create table server_secrets (
      name text primary key,
      secret bytea not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table server_secrets, profile_visits, profile_view_days`.execute(db);
}
