import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row a view. The partitions, one a month, are added by what writes to them.
  await sql`
    create type view_kind as enum ('person', 'bot', 'preview', 'own');
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
      link_id uuid references links (id) on delete set null,
      primary key (profile_id, viewed_at, id),
      check ((country is null) <> (unknown_place is null))
    ) partition by range (viewed_at);
    -- Reports of progress name a view alone; the time in its id leads to the partition.
    create index views_id on views (id);
    -- A link that is deleted with its profile lets go of its views, which must not mean to read all of them.
    create index views_link_id on views (link_id) where link_id is not null;
    create index views_day on views (day) where kind = 'person'`.execute(db);

  await sql`
    -- What is left of single views once they have been deleted, kept for ever.
    create table view_days (
      profile_id uuid not null references profiles (id) on delete cascade,
      -- In the profile's time zone.
      day date not null,
      source text not null,
      link_id uuid,
      views integer not null,
      returning_views integer not null,
      seconds bigint not null,
      timed_views integer not null
    );
    create index view_days_profile_day on view_days (profile_id, day);
    create index view_days_day on view_days (day);

    -- All views that count, whether or not they are still kept one by one.
    create view counted_views as
    select profile_id, day, source, link_id, 1 as views, is_returning::integer as returning_views, seconds,
      (seconds > 0)::integer as timed_views
    from views where kind = 'person'
    union all
    select profile_id, day, source, link_id, views, returning_views, seconds, timed_views from view_days`.execute(
    db,
  );

  // Each change of a row stays on its page as long as there is room, which keeps the index as it is.
  await sql`
    create table visitors (
      profile_id uuid not null references profiles (id) on delete cascade,
      -- Empty for those that count, or the kind of views that do not.
      scope text not null,
      visitor bytea not null,
      last_seen_at timestamptz(3) not null,
      -- The view under way, or the latest one.
      view_id uuid not null,
      is_returning boolean not null default false,
      primary key (profile_id, scope, visitor)
    ) with (fillfactor = 80);

    create table analytics_settings (
      profile_id uuid primary key references profiles (id) on delete cascade,
      time_zone text not null
    )`.execute(db);
}
