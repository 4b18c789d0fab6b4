import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import { type ClientBase, DatabaseError } from 'pg';
import { lasting, retention } from '../retention';
import type { DB, StoredFiles, SubscriptionTier } from '../tables.gen';
import { lockPlan } from './subscriptions';

export type StoredFileRow = Selectable<StoredFiles>;

/** Due for deletion. Half an hour is longer than any upload can take: the server ends a request after five minutes. */
const isUnkept = sql<SqlBool>`(
  state = 'removed' or state = 'arriving' and changed_at < now() - ${lasting(retention.strayUploadMinutes, 'minutes')}
)`;

/** Names a file that is about to be stored; a content row then marks it as kept. */
export async function insertStoredFile(
  db: Kysely<DB>,
  file: Pick<Insertable<StoredFiles>, 'key' | 'accountId' | 'size'>,
): Promise<void> {
  await db.insertInto('storedFiles').values(file).execute();
}

/** Marks files as removed unless a content row refers to them. */
export async function abandonStoredFiles(db: Kysely<DB>, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('storedFiles')
    .set({ state: 'removed', changedAt: sql`now()` })
    .where('key', 'in', keys)
    .where('state', '=', 'arriving')
    .execute();
}

/** An account's storage, in bytes. */
export interface StorageUse {
  tier: SubscriptionTier;
  /** Including this transaction's writes, without removed content that can be restored. */
  used: number;
  /** The part added by this transaction. */
  added: number;
}

/** Adds up an account's kept files; concurrent calls for the account wait until the transaction ends. */
export async function lockStorageUse(
  tx: Transaction<DB>,
  accountId: string,
): Promise<StorageUse | undefined> {
  const tier = await lockPlan(tx, accountId);
  if (!tier) return undefined;
  const sum = await tx
    .selectFrom('storedFiles')
    .select([
      sql<number>`coalesce(sum(size), 0)::bigint`.as('used'),
      sql<number>`coalesce(sum(size) filter (where xmin = pg_current_xact_id()::xid), 0)::bigint`.as('added'),
    ])
    .where('accountId', '=', accountId)
    .where('state', '=', 'kept')
    .where('isSetAside', '=', false)
    .executeTakeFirstOrThrow();
  return { tier, ...sum };
}

/** The total size of the account's kept files, in bytes, without removed content that can be restored. */
export async function sumStorage(db: Kysely<DB>, accountId: string): Promise<number> {
  const { used } = await db
    .selectFrom('storedFiles')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('used'))
    .where('accountId', '=', accountId)
    .where('state', '=', 'kept')
    .where('isSetAside', '=', false)
    .executeTakeFirstOrThrow();
  return used;
}

/** An arbitrary constant: the advisory lock that prevents the deletion of files. */
const filesLockKey = 1_937_010_554;

/**
 * Lets the transaction delete files, concurrently with others.
 * @returns false while a backup copies them: nothing may be deleted then
 */
export async function shareFilesLock(tx: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(filesLockKey)}) as shared`.execute(tx);
  return rows[0]?.shared === true;
}

/**
 * Prevents the deletion of files until the connection closes; waits for running deletions.
 * @returns false if another backup or restore holds the lock for longer than `patienceMs`
 */
export async function holdFilesLock(client: ClientBase, patienceMs: number): Promise<boolean> {
  await client.query(`set lock_timeout = ${patienceMs}`);
  try {
    await client.query(`select pg_advisory_lock(${filesLockKey})`);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === lockNotAvailable) return false;
    throw error;
  } finally {
    await client.query('set lock_timeout = 0');
  }
}

const lockNotAvailable = '55P03';
const mostAtOnce = 100;

/**
 * Locks files that are due for deletion: removed ones, and those that were never completed; skips those locked by
 * another process.
 * @param keys only these, if given
 */
export async function lockUnkeptFiles(tx: Transaction<DB>, keys?: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('storedFiles')
    .select('key')
    .where(isUnkept)
    .$if(keys !== undefined, (query) => query.where('key', 'in', keys ?? []))
    .orderBy('changedAt')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ key }) => key);
}

/** Deletes the rows of files that are no longer in the store. */
export async function deleteStoredFiles(tx: Transaction<DB>, keys: string[]): Promise<void> {
  if (keys.length > 0) await tx.deleteFrom('storedFiles').where('key', 'in', keys).execute();
}

const pageSize = 1000;

/** A page of files, ordered by key. @param after the last key of the previous page */
export async function listStoredFiles(db: Kysely<DB>, after: string): Promise<StoredFileRow[]> {
  return db
    .selectFrom('storedFiles')
    .selectAll()
    .where(sql<SqlBool>`key collate "C" > ${after}`)
    .orderBy(sql`key collate "C"`)
    .limit(pageSize)
    .execute();
}

const sampleSize = 100;

/** The first keys of referenced files, in order; empty if there are none. */
export async function sampleKeptFiles(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('storedFiles')
    .select('key')
    .where('state', '=', 'kept')
    .orderBy('key')
    .limit(sampleSize)
    .execute();
  return rows.map(({ key }) => key);
}

export async function findStoredFile(db: Kysely<DB>, key: string): Promise<StoredFileRow | undefined> {
  return db.selectFrom('storedFiles').selectAll().where('key', '=', key).executeTakeFirst();
}

/** The files that are due for deletion, oldest first. */
export async function listUnkeptFiles(db: Kysely<DB>): Promise<StoredFileRow[]> {
  return db.selectFrom('storedFiles').selectAll().where(isUnkept).orderBy('changedAt').execute();
}
