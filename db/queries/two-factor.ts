import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, TwoFactors } from '../tables.gen';

export type TwoFactorRow = Selectable<TwoFactors>;

/** The account's second factor, confirmed or not. */
export async function findTwoFactor(db: Kysely<DB>, accountId: string): Promise<TwoFactorRow | undefined> {
  return db.selectFrom('twoFactors').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

/** Starts over with a new secret. @returns false if one is confirmed already */
export async function insertPendingTwoFactor(
  db: Kysely<DB>,
  accountId: string,
  encryptedSecret: Buffer,
): Promise<boolean> {
  const row = await db
    .insertInto('twoFactors')
    .values({ accountId, encryptedSecret })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet({ encryptedSecret, lastStep: 0, createdAt: sql`now()` })
        .where('twoFactors.confirmedAt', 'is', null),
    )
    .returning('accountId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirms the secret that the code was checked against, if it is still pending. @returns whether it did */
export async function confirmTwoFactor(
  tx: Transaction<DB>,
  { accountId, encryptedSecret }: Pick<TwoFactorRow, 'accountId' | 'encryptedSecret'>,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('twoFactors')
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where('accountId', '=', accountId)
    .where('encryptedSecret', '=', encryptedSecret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Consumes the code of a time step, and of all earlier ones. @returns whether it was unused */
export async function takeStep(
  db: Kysely<DB>,
  { accountId, encryptedSecret }: Pick<TwoFactorRow, 'accountId' | 'encryptedSecret'>,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('twoFactors')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('encryptedSecret', '=', encryptedSecret)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the second factor and its recovery codes. @returns whether there was one */
export async function deleteTwoFactor(tx: Transaction<DB>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('twoFactors')
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Replaces the account's recovery codes. @param hashes SHA-256 of each code */
export async function replaceRecoveryCodes(
  tx: Transaction<DB>,
  accountId: string,
  hashes: Buffer[],
): Promise<void> {
  // Concurrent renewals wait for each other here.
  await tx
    .selectFrom('twoFactors')
    .select('accountId')
    .where('accountId', '=', accountId)
    .forUpdate()
    .execute();
  await tx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  await tx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ accountId, codeHash })))
    .execute();
}

/** Consumes a recovery code. @returns whether there was one */
export async function deleteRecoveryCode(
  db: Kysely<DB>,
  accountId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Kysely<DB>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
