import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { Accounts, DB } from '../tables.gen';

export type AccountRow = Selectable<Accounts>;

/** Whether the query's `accounts` row is not yet due for deletion. */
export const isNotDue = sql<SqlBool>`(accounts.deletion_due_at is null or accounts.deletion_due_at > now())`;

/**
 * Whether optional mails go to the query's `accounts` row: it is active, and its address is confirmed. All other mails
 * are responses to something that was done with the account.
 */
export const takesMailsByChoice = sql<SqlBool>`(
  accounts.is_active and accounts.deletion_due_at is null and accounts.email_verified
)`;

/** Adds the account; undefined if its address is taken already. */
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

/**
 * The account of an address, unless it is due for deletion and only not deleted yet.
 * @param canonicalEmail the address in its canonical form
 */
export async function findAccountByEmail(
  db: Kysely<DB>,
  canonicalEmail: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('canonicalEmail', '=', canonicalEmail)
    .where(isNotDue)
    .executeTakeFirst();
}

export async function findAccount(db: Kysely<DB>, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account, if optional mails go to it. */
export const findMailedByChoice = (db: Kysely<DB>, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).where(takesMailsByChoice).executeTakeFirst();

/** The account, locked until the transaction ends. */
export async function lockAccount(tx: Transaction<DB>, id: string): Promise<AccountRow | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Locks an account until the transaction ends, if its password is still the verified one.
 * @returns whether it is, and the account is active
 */
export async function lockSignIn(
  tx: Transaction<DB>,
  { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('isActive', '=', true)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
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

/** Sets the given `values`, possibly none; undefined if there is no such account. */
export async function updateAccount(
  db: Kysely<DB>,
  id: string,
  values: Omit<Updateable<Accounts>, 'id' | 'updatedAt'>,
): Promise<AccountRow | undefined> {
  return db
    .updateTable('accounts')
    .set({ ...values, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Changes the password if it is still the verified one. @returns whether it was */
export async function replacePasswordHash(
  tx: Transaction<DB>,
  id: string,
  hashes: { checked: string; next: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ passwordHash: hashes.next, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('passwordHash', '=', hashes.checked)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The names of an account, as far as they are words of the name on the profile: nothing else is told of an account. */
export interface NameParts {
  given: string;
  family: string;
}

/** The given and family name of a profile's owner; undefined unless the name on the profile contains both. */
export function findNameParts(db: Kysely<DB>, profileId: string): Promise<NameParts | undefined> {
  const isShown = (name: RawBuilder<string>) =>
    sql<SqlBool>`(${name} <> '' and position(' ' || lower(${name}) || ' ' in ' ' || lower(display_name) || ' ') > 0)`;
  return db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
    .select(['firstName as given', 'lastName as family'])
    .where('profiles.id', '=', profileId)
    .where(isShown(sql`first_name`))
    .where(isShown(sql`last_name`))
    .executeTakeFirst();
}
