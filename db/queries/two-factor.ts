import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, TwoFactors } from '../tables.gen';

export type TwoFactorRow = Selectable<TwoFactors>;

/** The second factor of an account, also one that is not confirmed yet. */
export async function findTwoFactor(db: Kysely<DB>, accountId: string): Promise<TwoFactorRow | undefined> {
  return db.selectFrom('twoFactors').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

/** Starts over with a new secret. @returns whether it could, which it cannot once one is confirmed */
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

/** Confirms the secret that a code was checked against, where it still waits for that. @returns whether it did */
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

/** Uses a step's code up, and with it those of all steps before. @returns whether it was unused */
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

/** Switches the second factor off, with its recovery codes. @returns whether it was on */
export async function deleteTwoFactor(tx: Transaction<DB>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('twoFactors')
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives the account these recovery codes in place of those that it had. @param hashes SHA-256 of each code */
export async function replaceRecoveryCodes(
  tx: Transaction<DB>,
  accountId: string,
  hashes: Buffer[],
): Promise<void> {
  // Two who renew at the same time wait for each other here.
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

/** Uses a recovery code up. @returns whether there was one */
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
