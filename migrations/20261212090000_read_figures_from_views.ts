import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What is left of single views once they have been deleted, kept for ever.
  await sql`
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
    )`.execute(db);
  await sql`create index view_days_profile_day on view_days (profile_id, day)`.execute(db);
  await sql`create index view_days_day on view_days (day)`.execute(db);
  await sql`
    insert into view_days
    select profile_id, day, source, null, views, returning_views, seconds, timed_views from view_sums
    where dimension = 'earlier' or (dimension = '' and source <> ''
      and not exists (select from views where views.profile_id = view_sums.profile_id and views.day = view_sums.day))`.execute(
    db,
  );
  await sql`drop table view_sums, view_month_sums, visitor_changes`.execute(db);

  await sql`delete from visitors where scope not in ('', 'own', 'bot', 'preview')`.execute(db);
  await sql`alter table visitors add column is_returning boolean not null default false`.execute(db);
  await sql`update visitors set is_returning = true where views > 1`.execute(db);
  await sql`alter table visitors alter column view_id set not null`.execute(db);
  await sql`alter table visitors drop column last_day, drop column previous_day, drop column views`.execute(
    db,
  );

  await sql`alter table views drop constraint views_pkey`.execute(db);
  await sql`alter table views add primary key (profile_id, viewed_at, id)`.execute(db);
  await sql`create index views_day on views (day) where kind = 'person'`.execute(db);

  // All views that count, whether or not they are still kept one by one.
  await sql`
    create view counted_views as
    select profile_id, day, source, link_id, 1 as views, is_returning::integer as returning_views, seconds,
      (seconds > 0)::integer as timed_views
    from views where kind = 'person'
    union all
    select profile_id, day, source, link_id, views, returning_views, seconds, timed_views from view_days`.execute(
    db,
  );
}

/** Without the sums, which nothing kept. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop view counted_views`.execute(db);
  await sql`drop table view_days`.execute(db);
  await sql`drop index views_day`.execute(db);
  await sql`alter table views drop constraint views_pkey`.execute(db);
  await sql`alter table views add primary key (profile_id, kind, source, viewed_at, id)`.execute(db);
  await sql`
    alter table visitors drop column is_returning, alter column view_id drop not null,
      add column last_day date not null default current_date, add column previous_day date,
      add column views integer not null default 1`.execute(db);
  const sum = (of: string) => sql`
    profile_id uuid not null references profiles (id) on delete cascade,
    source text not null, dimension text not null, ${sql.ref(of)} date not null, value text not null,
    views integer not null, returning_views integer not null, seconds bigint not null, timed_views integer not null,
    primary key (profile_id, source, dimension, ${sql.ref(of)}, value)`;
  await sql`create table view_sums (${sum('day')})`.execute(db);
  await sql`create index view_sums_day on view_sums (day) where source = '' and dimension in ('', 'earlier')`.execute(
    db,
  );
  await sql`create table view_month_sums (${sum('month')})`.execute(db);
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
    )`.execute(db);
}
