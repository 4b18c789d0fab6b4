import { type Kysely, sql, type Transaction } from 'kysely';
import { retention } from '../retention';
import type { DB } from '../tables.gen';

// Any number that nothing else locks with.
const lockNumber = 7_260_122;

/** The first day of the instant's month in UTC, `YYYY-MM-01`. */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 'YYYY-MM'.length)}-01`;

const longestMonthMs = 31 * 24 * 60 * 60 * 1000;

const partitionOf = (month: string): string => `views_${month.slice(0, 7).replace('-', '_')}`;

/** Adds the partition of a month if there is none. Safe in several processes at once. */
export async function addPartition(tx: Transaction<DB>, month: string): Promise<void> {
  const name = partitionOf(month);
  const { rows } = await sql<{ isKnown: boolean }>`
    select to_regclass(${name}) is not null as is_known`.execute(tx);
  if (rows[0]?.isKnown) return;
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
  const until = monthOf(new Date(Date.parse(month) + longestMonthMs));
  // Reports of progress change rows; with room left on each page, its indexes stay as they are.
  await sql`
    create table if not exists ${sql.table(name)} partition of views
    for values from (${sql.lit(`${month} 00:00+00`)}) to (${sql.lit(`${until} 00:00+00`)})
    with (fillfactor = 85)`.execute(tx);
}

/** Drops the partitions all of whose views are older than those that are kept, and forgets visitors not seen since. */
export async function deleteOldViews(db: Kysely<DB>): Promise<void> {
  const oldest = sql<string>`(date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${retention.viewMonths}))`;
  const { rows } = await sql<{ name: string }>`
    select part.relname as name from pg_inherits join pg_class part on part.oid = inhrelid
    where inhparent = 'views'::regclass
      and part.relname < 'views_' || to_char(${oldest}, 'YYYY_MM')`.execute(db);
  for (const { name } of rows) await db.transaction().execute((tx) => replaceByTotals(tx, name));
  await db
    .deleteFrom('visitors')
    .where('lastSeenAt', '<', sql<string>`${oldest} at time zone 'UTC'`)
    .execute();
}

/** Drops a partition, and leaves the totals of its days. */
async function replaceByTotals(tx: Transaction<DB>, partition: string): Promise<void> {
  // Readers and writers of views would wait behind a drop that waits for a backup: it is tried again later instead.
  await sql`set local lock_timeout = '5s'`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${partition}) is not null as is_there`.execute(tx);
  // Another process has been here in the meantime.
  if (!rows[0]?.isThere) return;
  await sql`
    insert into view_days
    select profile_id, day, source, link_id, count(*), count(*) filter (where is_returning), sum(seconds),
      count(*) filter (where seconds > 0)
    from ${sql.table(partition)} where kind = 'person'
    group by profile_id, day, source, link_id`.execute(tx);
  await sql`drop table ${sql.table(partition)}`.execute(tx);
}
