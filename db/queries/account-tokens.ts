import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { lasting, retention } from '../retention';
import type { AccountTokenPurpose, AccountTokens, DB } from '../tables.gen';
import { lockAccount } from './accounts';

/**
 * Adds a single-use token that is valid for some minutes, and revokes those of earlier mails for the
 * same purpose. Only its SHA-256 is stored.
 */
export async function insertAccountToken(
  db: Kysely<DB>,
  token: Insertable<AccountTokens> & { mailId: string },
): Promise<void> {
  const { accountId, purpose, mailId } = token;
  await db.transaction().execute(async (tx) => {
    // Concurrent calls must see each other's token.
    if (!(await lockAccount(tx, accountId))) return;
    await tx
      .deleteFrom('accountTokens')
      .where('accountId', '=', accountId)
      .where('purpose', '=', purpose)
      .where('mailId', '<>', mailId)
      .execute();
    const expiresAt = sql<string>`now() + ${lasting(retention.mailLinkMinutes, 'minutes')}`;
    await tx
      .insertInto('accountTokens')
      .values({ ...token, expiresAt })
      .execute();
  });
}

/** Whom a valid token is for, without consuming it. */
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
 * Consumes a token and all others of its account for the same purpose.
 * @returns its active account; undefined if it is unknown, used or expired
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

/** Revokes all tokens of the account for this purpose. */
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

/** Deletes expired tokens. */
export async function deleteExpiredAccountTokens(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('accountTokens').where('expiresAt', '<=', sql<string>`now()`).execute();
}
