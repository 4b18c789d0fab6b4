import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  type Kysely,
  MIGRATION_LOCK_ID,
  sql,
} from 'kysely';
import type { DB } from './tables.gen';

/** The first and the last of the migrations whose schema one set of files makes now. */
const first = '20261121090000_create_accounts';
const last = '20261212090000_read_figures_from_views';
/** The last of that set. */
export const lastOfSet = '20261128101300_create_domains';

/** What brings an older database to the schema from which this program goes on, as an operator finds it. */
export const versionBefore = 'the version of 28 November 2026 (commit 1ffa6dca)';

/** Whether all of the earlier migrations were run. */
export const areEarlier = (applied: string[]): boolean => applied.includes(last);

/** Whether only some of them were run; this program does not know the others. */
export const areTooOld = (applied: string[]): boolean => applied.includes(first) && !areEarlier(applied);

/**
 * The applied migrations of a database or an archive, with the set in the place of the earlier ones.
 * @param own the program's migrations, oldest first
 */
export function toPresentNames(applied: string[], own: string[]): string[] {
  if (!areEarlier(applied)) return applied;
  return [...own.filter((name) => name <= lastOfSet), ...applied.filter((name) => name > last)];
}

/** Records the set in the place of the earlier migrations, in one statement under the lock of all migrating. */
export async function replaceEarlierNames(db: Kysely<DB>, own: string[]): Promise<void> {
  const { adapter } = db.getExecutor();
  const lock = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };
  const migrations = sql.table(DEFAULT_MIGRATION_TABLE);
  await db.connection().execute(async (alone) => {
    await adapter.acquireMigrationLock(alone, lock);
    try {
      // Another process may have replaced them while this one waited.
      await sql`
        with earlier as (
          delete from ${migrations} where name <= ${last} and exists (select from ${migrations} where name = ${last})
          returning name, timestamp
        )
        insert into ${migrations} (name, timestamp)
        select present.name, timestamp
        from earlier cross join unnest(${toPresentNames([last], own)}::text[]) as present (name)
        where earlier.name = ${last}`.execute(alone);
    } finally {
      await adapter.releaseMigrationLock(alone, lock);
    }
  });
}
