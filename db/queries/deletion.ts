import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';
import type { AccountRow } from './accounts';

/** Has the account deleted for good after so many days. @returns when; undefined if there is no such account */
export async function scheduleDeletion(
  tx: Transaction<DB>,
  accountId: string,
  days: number,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('accounts')
    .set({ deletionDueAt: sql`now() + make_interval(days => ${days})` })
    .where('id', '=', accountId)
    .returning('deletionDueAt')
    .executeTakeFirst();
  return row?.deletionDueAt ?? undefined;
}

/** Keeps an account that was to be deleted. @returns it; undefined if that is not so, or too late */
export async function unscheduleDeletion(
  tx: Transaction<DB>,
  accountId: string,
): Promise<AccountRow | undefined> {
  return tx
    .updateTable('accounts')
    .set({ deletionDueAt: null })
    .where('id', '=', accountId)
    .where('deletionDueAt', '>', sql<string>`now()`)
    .returningAll()
    .executeTakeFirst();
}

/** Locks an account that is to be deleted by now; leaves out those that another process has locked. */
export async function lockDueAccount(tx: Transaction<DB>): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('deletionDueAt', '<=', sql<string>`now()`)
    .orderBy('deletionDueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id;
}

/**
 * Deletes the account with everything that refers to it or to its address; its files are marked as removed.
 * @returns the ids that queued work may name: the account's own, and those of the invitations that went with it
 */
export async function deleteAccount(tx: Transaction<DB>, accountId: string): Promise<string[]> {
  const invitations = await tx
    .deleteFrom('invitations')
    .using('accounts')
    .whereRef('invitations.canonicalEmail', '=', 'accounts.canonicalEmail')
    .where('accounts.id', '=', accountId)
    .returning('invitations.id')
    .execute();
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  return [accountId, ...invitations.map(({ id }) => id)];
}

/**
 * Clears deleted rows out of the application's tables, its queue's among them, and out of the samples that the planner
 * keeps of them, so that their space is written over in time. Not in a transaction.
 * @param db one whose statements may take as long as they take
 * @param rewrite whether to write the tables anew at once and to let go of the log of changes, so that nothing of what
 * was deleted is left in any file: each table is locked for as long as that takes, and only the server's own user may
 */
export async function vacuumTables(db: Kysely<DB>, rewrite: boolean): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in (current_schema(), 'pgboss')`.execute(db);
  const mode = sql.raw(rewrite ? 'full, analyze' : 'analyze');
  for (const { schema, name } of rows) {
    await sql`vacuum (${mode}) ${sql.id(schema, name)}`.execute(db);
  }
  if (rewrite) await turnLogOver(db);
}

/** The log of changes is deleted up to the checkpoint before the last one. */
async function turnLogOver(db: Kysely<DB>): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
  }
}
