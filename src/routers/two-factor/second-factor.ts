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

/** The one sentence for a code that does not count. */
export const wrongCode =
  'This code is not right, or it was used already. Enter the next one that your app shows, or a recovery code.';

/** The one sentence for a code that is missing. */
export const missingCode = 'Enter the code that your authenticator app shows, or one of your recovery codes.';

/** The refusal of a code that does not count, at its field. */
export const wrongCodeError = () => wrongSecret(new FieldError([{ path: ['code'], message: wrongCode }]));

// It lies in the same database, and keeps the secrets out of whatever holds the one table alone.
const keyOf = (db: Kysely<DB>) => findOrCreateSecret(db, 'two-factor');

export const encryptSecret = async (db: Kysely<DB>, accountId: string, secret: Uint8Array): Promise<Buffer> =>
  seal(await keyOf(db), accountId, secret);

/** The step of the app's code for this second factor; undefined if the code is none of the app's. */
export async function findStepOf(
  db: Kysely<DB>,
  { accountId, encryptedSecret }: TwoFactorRow,
  code: string,
): Promise<number | undefined> {
  return findStep(unseal(await keyOf(db), accountId, encryptedSecret), code.replace(/\s/g, ''));
}

/** Uses up a code of the app or a recovery code. @returns whether it was right and unused */
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
