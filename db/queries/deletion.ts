import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';
import type { AccountRow } from './accounts';

/** Schedules the deletion of the account. @returns when; undefined if there is no such account */
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

/** Cancels a scheduled deletion. @returns the account; undefined if none is scheduled, or it is too late */
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

/**
 * Locks an account that is due for deletion; skips those locked by another process.
 * @param withCustomers also those that the payment provider still knows
 */
export async function lockDueAccount(
  tx: Transaction<DB>,
  withCustomers: boolean,
): Promise<string | undefined> {
  const isCustomer = sql<SqlBool>`
    exists (select from subscriptions where account_id = accounts.id and stripe_customer_id is not null)`;
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('deletionDueAt', '<=', sql<string>`now()`)
    .where(withCustomers ? sql<SqlBool>`true` : sql<SqlBool>`not ${isCustomer}`)
    .orderBy('deletionDueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id;
}

/**
 * Deletes the account with everything that refers to it or its address; its files are marked as removed.
 * @returns the ids that queued jobs may name: the account's own, and those of its deleted invitations
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
 * Vacuums the application's tables, including the queue's, and the planner's statistics, so that
 * the space of deleted rows is overwritten in time. Not in a transaction.
 * @param db without a statement timeout
 * @param rewrite whether to rewrite the tables and drop the WAL at once, so that no file contains
 * deleted data: each table is locked while it runs, and only the server's own user may do this
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

/** The WAL is deleted up to the checkpoint before the last one. */
async function turnLogOver(db: Kysely<DB>): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
  }
}
