import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { AccountTokenPurpose, AccountTokens, DB } from '../tables.gen';
import { lockAccount } from './accounts';

/**
 * Adds a token that opens one thing once, for 30 minutes, and ends those that other mails brought the account for the
 * same purpose. Only its SHA-256 is stored.
 */
export async function insertAccountToken(
  db: Kysely<DB>,
  token: Insertable<AccountTokens> & { mailId: string },
): Promise<void> {
  const { accountId, purpose, mailId } = token;
  await db.transaction().execute(async (tx) => {
    // Of two mails that are written at once, each has to see the other's token.
    if (!(await lockAccount(tx, accountId))) return;
    await tx
      .deleteFrom('accountTokens')
      .where('accountId', '=', accountId)
      .where('purpose', '=', purpose)
      .where('mailId', '<>', mailId)
      .execute();
    await tx.insertInto('accountTokens').values(token).execute();
  });
}

/** Whom a token that works was made for; to use it is another thing. */
export async function findTokenAccount(
  db: Kysely<DB>,
  tokenHash: Buffer,
  purpose: AccountTokenPurpose,
): Promise<{ email: string } | undefined> {
  return db
    .selectFrom('accountTokens')
    .innerJoin('accounts', 'accounts.id', 'accountTokens.accountId')
    .select('email')
    .where('accounts.isActive', '=', true)
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
}

/**
 * Uses a token up, and with it every other one of its account for the same purpose.
 * @returns the active account that it was made for; undefined if it is unknown, used or out of date
 */
export async function takeAccountToken(
  tx: Transaction<DB>,
  tokenHash: Buffer,
  purpose: AccountTokenPurpose,
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('accountTokens')
    .using('accounts')
    .whereRef('accounts.id', '=', 'accountTokens.accountId')
    .where('accounts.isActive', '=', true)
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('accountTokens.accountId')
    .executeTakeFirst();
  if (!taken) return undefined;
  await deleteAccountTokens(tx, taken.accountId, purpose);
  return taken.accountId;
}

/** Makes every link of this purpose that the account was sent worthless. */
export async function deleteAccountTokens(
  tx: Transaction<DB>,
  accountId: string,
  purpose: AccountTokenPurpose,
): Promise<void> {
  await tx
    .deleteFrom('accountTokens')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Deletes the tokens that are out of date. */
export async function deleteExpiredAccountTokens(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('accountTokens').where('expiresAt', '<=', sql<string>`now()`).execute();
}
