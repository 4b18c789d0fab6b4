import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Accounts, DB } from '../tables.gen';

export type AccountRow = Selectable<Accounts>;

/** Adds the account; undefined where its address is taken already. */
export async function insertAccount(
  tx: Transaction<DB>,
  account: Insertable<Accounts>,
): Promise<AccountRow | undefined> {
  return tx
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('canonicalEmail').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @param canonicalEmail the address in its canonical form */
export async function findAccountByEmail(
  db: Kysely<DB>,
  canonicalEmail: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('canonicalEmail', '=', canonicalEmail)
    .executeTakeFirst();
}

export async function findAccount(db: Kysely<DB>, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setCurrentProfile(
  tx: Transaction<DB>,
  accountId: string,
  profileId: string,
): Promise<AccountRow> {
  return tx
    .updateTable('accounts')
    .set({ currentProfileId: profileId })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
