import type { Kysely } from 'kysely';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import { deleteRecoveryCode, type TwoFactorRow, takeStep } from '../../../db/queries/two-factor';
import type { DB } from '../../../db/tables.gen';
import { recordEvent } from '../audit/record-event';
import type { Context } from '../context';
import { FieldError, wrongSecret } from '../errors';
import { countFailures } from '../limits/limit-calls';
import { findStep } from './authenticator';
import { hashRecoveryCode } from './recovery-codes';
import { seal, unseal } from './seal';

/** The message for a wrong code. */
export const wrongCode =
  'This code is not right, or it was used already. Enter the next one that your app shows, or a recovery code.';

/** The message for a missing code. */
export const missingCode = 'Enter the code that your authenticator app shows, or one of your recovery codes.';

/** The refusal of a wrong code, at its field. */
export const wrongCodeError = () => wrongSecret(new FieldError([{ path: ['code'], message: wrongCode }]));

// The key is in the same database; it protects the secrets from whoever gets only this table.
const keyOf = (db: Kysely<DB>) => findOrCreateSecret(db, 'two-factor');

export const encryptSecret = async (db: Kysely<DB>, accountId: string, secret: Uint8Array): Promise<Buffer> =>
  seal(await keyOf(db), accountId, secret);

/** The time step of an app's code; undefined if it is not one. */
export async function findStepOf(
  db: Kysely<DB>,
  { accountId, encryptedSecret }: TwoFactorRow,
  code: string,
): Promise<number | undefined> {
  return findStep(unseal(await keyOf(db), accountId, encryptedSecret), code.replace(/\s/g, ''));
}

/** Consumes an app's code or a recovery code. @returns whether it was correct and unused */
export const takeSecondFactor = (
  ctx: Pick<Context, 'db' | 'visitor' | 'limiter' | 'caller' | 'signal'>,
  twoFactor: TwoFactorRow,
  code: string,
): Promise<boolean> =>
  countFailures(ctx, 'secondFactor', { accountId: twoFactor.accountId }, () =>
    takeCode(ctx, twoFactor, code),
  );

async function takeCode(
  ctx: Pick<Context, 'db' | 'visitor'>,
  twoFactor: TwoFactorRow,
  code: string,
): Promise<boolean> {
  const step = await findStepOf(ctx.db, twoFactor, code);
  if (step !== undefined) return takeStep(ctx.db, twoFactor, step);
  const { accountId } = twoFactor;
  return ctx.db.transaction().execute(async (tx) => {
    const isTaken = await deleteRecoveryCode(tx, accountId, hashRecoveryCode(code));
    if (isTaken) await recordEvent(tx, ctx, 'recovery-code-used', { accountId });
    return isTaken;
  });
}
