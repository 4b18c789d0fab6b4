import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The sums of `view_sums` by month, its first day, so that a year of many values is read from few rows.
  await sql`
    create table view_month_sums (
      profile_id uuid not null references profiles (id) on delete cascade,
      source text not null,
      dimension text not null,
      month date not null,
      value text not null,
      views integer not null,
      returning_views integer not null,
      seconds bigint not null,
      timed_views integer not null,
      primary key (profile_id, source, dimension, month, value)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    insert into view_month_sums
    select profile_id, source, dimension, date_trunc('month', day)::date, value, sum(views), sum(returning_views),
      sum(seconds), sum(timed_views)
    from view_sums where dimension <> 'earlier' group by 1, 2, 3, 4, 5`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table view_month_sums`.execute(db);
}
