import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { DB, Settings } from '../tables.gen';

export type SettingsRow = Selectable<Settings>;

/** The server's settings; every process reads them here. */
export async function readSettings(db: Kysely<DB>): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
}

/** The settings, locked until the transaction ends. */
export async function lockSettings(tx: Transaction<DB>): Promise<SettingsRow> {
  return tx.selectFrom('settings').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Sets the given `values`, at least one. */
export async function updateSettings(
  db: Kysely<DB>,
  values: Omit<Updateable<Settings>, 'isOnlyRow' | 'updatedAt'>,
): Promise<SettingsRow> {
  return db
    .updateTable('settings')
    .set({ ...values, updatedAt: sql`now()` })
    .returningAll()
    .executeTakeFirstOrThrow();
}
