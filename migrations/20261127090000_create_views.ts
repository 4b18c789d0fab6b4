import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type view_kind as enum ('person', 'bot', 'preview', 'own')`.execute(db);
  // One row a view. The partitions, one a month, are added by what writes to them.
  await sql`
    create table views (
      id uuid not null,
      profile_id uuid not null references profiles (id) on delete cascade,
      viewed_at timestamptz(3) not null,
      -- The day in the profile's time zone, fixed when the view is written.
      day date not null,
      kind view_kind not null,
      source text not null,
      -- A keyed hash; null for visitors who ask not to be followed.
      visitor bytea,
      is_returning boolean not null,
      referrer text,
      utm_source text,
      utm_medium text,
      utm_campaign text,
      country text,
      city text,
      -- Why the country is unknown.
      unknown_place text,
      device text not null,
      seconds integer not null default 0,
      video_seconds integer not null default 0,
      -- Seconds by section.
      sections jsonb not null default '{}',
      downloads jsonb not null default '[]',
      -- The latest views of a source are read from the end of it, and those of all sources from six ends.
      primary key (profile_id, kind, source, viewed_at, id),
      check ((country is null) <> (unknown_place is null))
    ) partition by range (viewed_at)`.execute(db);
  // Reports of progress name a view alone; the time in its id leads to the partition.
  await sql`create index views_id on views (id)`.execute(db);

  // Sums of a day, kept for ever, so that reading them never depends on the number of views. Each change of a row stays
  // on its page as long as there is room, which keeps the index as it is.
  await sql`
    create table view_sums (
      profile_id uuid not null references profiles (id) on delete cascade,
      -- Empty for all sources together.
      source text not null,
      dimension text not null,
      day date not null,
      value text not null,
      views integer not null,
      returning_views integer not null,
      seconds bigint not null,
      timed_views integer not null,
      primary key (profile_id, source, dimension, day, value)
    ) with (fillfactor = 70)`.execute(db);
  // The views of the whole installation.
  await sql`create index view_sums_day on view_sums (day) where source = '' and dimension in ('', 'earlier')`.execute(
    db,
  );

  await sql`
    create table visitors (
      profile_id uuid not null references profiles (id) on delete cascade,
      -- A source, empty for any, or the kind of views that do not count.
      scope text not null,
      visitor bytea not null,
      last_day date not null,
      -- The day before that on which the visitor was here.
      previous_day date,
      last_seen_at timestamptz(3) not null,
      -- The view under way, or the latest one; null in the rows of a source.
      view_id uuid,
      views integer not null,
      primary key (profile_id, scope, visitor)
    ) with (fillfactor = 80)`.execute(db);

  // By how many the number of different visitors of the last 7, 30, 90 and 365 days changes on a day: the sum of all
  // rows up to a day is that number on that day, for any day in the past.
  await sql`
    create table visitor_changes (
      profile_id uuid not null references profiles (id) on delete cascade,
      source text not null,
      day date not null,
      in_7_days integer not null,
      in_30_days integer not null,
      in_90_days integer not null,
      in_365_days integer not null,
      primary key (profile_id, source, day)
    ) with (fillfactor = 70)`.execute(db);

  await sql`
    create table analytics_settings (
      profile_id uuid primary key references profiles (id) on delete cascade,
      time_zone text not null
    )`.execute(db);

  // Of these, only the number is known.
  await sql`
    insert into view_sums
    select profile_id, '', 'earlier', day, '', views, 0, 0, 0 from profile_view_days`.execute(db);
  await sql`drop table profile_visits, profile_view_days`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_view_days (
      profile_id uuid not null references profiles (id) on delete cascade,
      day date not null,
      views integer not null default 0,
      primary key (profile_id, day)
    )`.execute(db);
  await sql`
    create table profile_visits (
      profile_id uuid not null references profiles (id) on delete cascade,
      visitor_hash bytea not null,
      last_seen_at timestamptz(3) not null default now(),
      primary key (profile_id, visitor_hash)
    )`.execute(db);
  await sql`create index profile_visits_last_seen_at on profile_visits (last_seen_at)`.execute(db);
  await sql`
    insert into profile_view_days
    select profile_id, day, sum(views) from view_sums
    where source = '' and dimension in ('', 'earlier') group by profile_id, day`.execute(db);
  await sql`
    drop table analytics_settings, visitor_changes, visitors, view_sums, views`.execute(db);
  await sql`drop type view_kind`.execute(db);
}
